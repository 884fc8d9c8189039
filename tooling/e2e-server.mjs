import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from './child.mjs';

// The real server on a fresh demo agency, for the browser tests. It ends with whoever started it.
process.chdir(root);
const dataDir = mkdtempSync(path.join(tmpdir(), 'rosegate-e2e-'));
chmodSync(dataDir, 0o711);
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));

const starter = process.ppid;
setInterval(() => {
  if (process.ppid !== starter) process.kill(process.pid, 'SIGTERM');
}, 500).unref();

const KEPT = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'USER'];
for (const name of Object.keys(process.env)) {
  if (!KEPT.includes(name) && !name.startsWith('E2E_')) delete process.env[name];
}
Object.assign(process.env, {
  PORT: process.env.E2E_PORT,
  DATA_DIR: dataDir,
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'warn',
});
process.setSourceMapsEnabled(true);
await import('../dist/server/main.js');
