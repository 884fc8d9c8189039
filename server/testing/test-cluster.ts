import { access, chmod, constants, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '../database/embedded-postgres';
import { findLeftServer, stopServer } from '../database/embedded-server';
import { isRunning } from '../database/process-info';

const PREFIX = 'rosegate-test-';

export interface TestCluster {
  readonly url: string;
  stop(): Promise<void>;
}

/** A PostgreSQL for one test run, in a folder of its own that goes with it. */
export async function startTestCluster(): Promise<TestCluster> {
  await removeAbandoned();
  const dataDir = await mkdtemp(path.join(tmpdir(), `${PREFIX}${process.pid}-`));
  await chmod(dataDir, 0o711);
  try {
    const server = await startEmbeddedPostgres({ dataDir, durable: false, log: () => undefined });
    const stop = async () => {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    };
    return { url: server.url, stop };
  } catch (error) {
    await rm(dataDir, { recursive: true, force: true });
    throw error;
  }
}

/** What a run left that was killed outright: its folder's name tells which process that was. */
export async function removeAbandoned(
  isAbandoned = async (pid: number) => !(await isRunning(pid)),
): Promise<void> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(PREFIX));
  for (const name of names) {
    const folder = path.join(tmpdir(), name, 'postgres');
    const pid = Number.parseInt(name.slice(PREFIX.length), 10);
    if (!(await isWritable(path.dirname(folder))) || !(await isAbandoned(pid))) continue;
    const left = await findLeftServer(folder);
    if (left) await stopServer(left);
    await rm(path.dirname(folder), { recursive: true, force: true });
  }
}

/** Another user's run is that user's to clean up. */
async function isWritable(folder: string): Promise<boolean> {
  return access(folder, constants.W_OK).then(
    () => true,
    () => false,
  );
}
