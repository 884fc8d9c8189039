// Runs on a bare checkout: nothing but Node's own modules may be imported here.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, runChild, runNode } from './child.mjs';

const LOCK = path.join(root, 'package-lock.json');
const INSTALLED = path.join(root, 'node_modules/.package-lock.json');
const STAMP = path.join(root, 'node_modules/.installed-for');

/** Installs what package-lock.json names, when node_modules is missing or was made for another lock file. */
export async function ensureDependencies() {
  refuseOldNode();
  const lockHash = createHash('sha256').update(readFileSync(LOCK)).digest('hex');
  if (existsSync(STAMP) && existsSync(INSTALLED) && readFileSync(STAMP, 'utf8') === lockHash) return;
  if (!holdsLockedVersions()) {
    console.log('Installing dependencies (npm ci) …');
    const { code } = await runNpm(['ci', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error']);
    if (code !== 0) {
      console.error('npm ci failed: see its message above. It needs the npm registry or a warm npm cache.');
      process.exit(1);
    }
  }
  writeFileSync(STAMP, lockHash);
}

function refuseOldNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Rosegate needs Node 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

/** True for a node_modules that somebody made by `npm install` from the same lock file. */
function holdsLockedVersions() {
  if (!existsSync(INSTALLED)) return false;
  const installed = JSON.parse(readFileSync(INSTALLED, 'utf8')).packages;
  const locked = JSON.parse(readFileSync(LOCK, 'utf8')).packages;
  return Object.entries(locked).every(
    ([name, { version, optional, devOptional, peer }]) =>
      name === '' || optional || devOptional || peer || installed[name]?.version === version,
  );
}

function runNpm(args) {
  const script = process.env.npm_execpath; // set when npm started us: the same npm then serves
  if (script?.endsWith('.js')) return runNode([script, ...args]);
  return runChild(process.platform === 'win32' ? 'npm.cmd' : 'npm', args);
}
