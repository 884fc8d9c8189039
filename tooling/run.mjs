import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, runNode } from './child.mjs';
import { ensureDependencies } from './install.mjs';

const [command, ...args] = process.argv.slice(2);
process.chdir(root);
if (!command || !existsSync(path.join('server/commands', `${command}.ts`))) {
  console.error(`Usage: node tooling/run.mjs <command> [arguments]; a command is a file of server/commands.`);
  process.exit(2);
}
await ensureDependencies();

const { staleParts } = await import('./build.mjs');
if (staleParts(['server']).length > 0) {
  const { code } = await runNode(['tooling/build.mjs', 'server']);
  if (code !== 0) process.exit(code);
}

const script = path.join(root, 'dist/server/commands', `${command}.js`);
process.argv = [process.execPath, script, ...args];
process.setSourceMapsEnabled(true);
await import(pathToFileURL(script).href);
