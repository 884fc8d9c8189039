import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isRunning, startTimeOf } from './process-info';

export interface DataDirLock {
  release(): Promise<void>;
}

/** Another live process owns the embedded database of this folder. */
export class DataDirInUseError extends Error {
  constructor(
    readonly dataDir: string,
    readonly pid: number,
  ) {
    super(
      `The database in ${dataDir} is in use by another running server (process ${pid}). Stop that one first, or set DATA_DIR to another folder.`,
    );
    this.name = 'DataDirInUseError';
  }
}

/**
 * Lets one process at a time own the cluster. The owner's start time is kept beside its id, since ids come back:
 * after a reboot, or as 1 in each new container.
 *
 * @throws {DataDirInUseError}
 */
export async function lockDataDir(dataDir: string): Promise<DataDirLock> {
  const file = path.join(dataDir, 'postgres.lock');
  const mine = `${process.pid} ${await startTimeOf(process.pid)}\n`;
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, mine, { mode: 0o600 });
  try {
    while (!(await tryLink(draft, file))) await removeStale(dataDir, file);
  } finally {
    await rm(draft, { force: true });
  }
  return {
    release: async () => {
      if ((await readFile(file, 'utf8').catch(() => '')) === mine) await rm(file, { force: true });
    },
  };
}

/** A hard link appears whole or not at all, so nobody reads a lock that is still being written. */
async function tryLink(draft: string, file: string): Promise<boolean> {
  try {
    await link(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

async function removeStale(dataDir: string, file: string): Promise<void> {
  const owner = await readFile(file, 'utf8').catch(() => null);
  if (owner === null) return;
  const [, pid = '0', startTime = ''] = /^(\d+) (.*)\n/.exec(owner) ?? [];
  const isOwned = (await isRunning(Number(pid))) && (await startTimeOf(Number(pid))) === startTime;
  if (isOwned) throw new DataDirInUseError(dataDir, Number(pid));
  const aside = `${file}.stale.${process.pid}`;
  await rename(file, aside).catch(() => undefined); // another starter was quicker: the next round sees its lock
  const taken = await readFile(aside, 'utf8').catch(() => owner);
  if (taken !== owner) await tryLink(aside, file); // it was a fresh lock after all: put it back
  await rm(aside, { force: true });
}
