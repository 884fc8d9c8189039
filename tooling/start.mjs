import { root, runNode } from './child.mjs';
import { ensureDependencies } from './install.mjs';

process.chdir(root);
await ensureDependencies();

const { staleParts } = await import('./build.mjs');
const stale = staleParts();
if (stale.length > 0) {
  // In a process of its own, so that the server does not keep the bundler's memory.
  const { code } = await runNode(['tooling/build.mjs', ...stale]);
  if (code !== 0) process.exit(code);
}

process.setSourceMapsEnabled(true);
await import('../dist/server/main.js');
