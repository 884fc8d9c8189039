import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
const POLL_MS = 20;

/** False for a zombie too: it holds nothing, and nobody may ever reap it (Node as a container's first process). */
export async function isRunning(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  return !(await readStat(pid))?.startsWith('Z');
}

/** Tells two processes with the same id apart; null when there is no such process. */
export async function startTimeOf(pid: number): Promise<string | null> {
  const fields = (await readStat(pid))?.split(' ');
  if (fields) return fields[19] ?? null;
  return run('ps', ['-o', 'lstart=', '-p', `${pid}`]).then(
    ({ stdout }) => stdout.trim() || null,
    () => null,
  );
}

export async function commandLineOf(pid: number): Promise<string> {
  const text = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => null);
  if (text !== null) return text.replaceAll('\0', ' ');
  return run('ps', ['-ww', '-o', 'command=', '-p', `${pid}`]).then(
    ({ stdout }) => stdout,
    () => '',
  );
}

/** True as soon as the condition holds; false when it does not within the time. */
export async function waitUntil(condition: () => Promise<boolean>, timeoutMs: number): Promise<boolean> {
  const end = Date.now() + timeoutMs;
  while (!(await condition())) {
    if (Date.now() >= end) return false;
    await pause(POLL_MS);
  }
  return true;
}

/** What follows the program's name in /proc/<pid>/stat, from the state on; null without such a file. */
async function readStat(pid: number): Promise<string | null> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  return text === null ? null : text.slice(text.lastIndexOf(')') + 2);
}
