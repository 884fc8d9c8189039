import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[/\\]$/, '');

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a program to its end. A signal to this process ends the child first, and then this process.
 * With `capture` the output is returned (standard error joined in) instead of shown. Some programs clean up after
 * one signal only: `endBy` names it.
 */
export async function runChild(program, args, { env = {}, capture = false, endBy } = {}) {
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', capture ? 'pipe' : 'inherit', capture ? 'pipe' : 'inherit'],
  });
  let output = '';
  child.stdout?.on('data', (chunk) => (output += chunk));
  child.stderr?.on('data', (chunk) => (output += chunk));

  let received;
  const forward = (signal) => {
    received = signal;
    child.kill(endBy ?? signal);
  };
  for (const signal of SIGNALS) process.on(signal, forward);
  try {
    const code = await new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (status) => resolve(status ?? 1));
    });
    if (received) process.exit(received === 'SIGINT' ? 130 : 143);
    return { code, output };
  } finally {
    for (const signal of SIGNALS) process.removeListener(signal, forward);
  }
}

/** The same for one of our own scripts or an installed package's program. */
export function runNode(args, options) {
  return runChild(process.execPath, args, options);
}
