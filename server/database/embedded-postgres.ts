import { access, constants, mkdir, realpath } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { DataDirInUseError, lockDataDir } from './data-dir-lock';
import { DATABASE_NAME, prepareCluster, readPassword, type Cluster } from './embedded-cluster';
import {
  findLeftServer,
  launchServer,
  readPostmaster,
  stopServer,
  type RunningServer,
} from './embedded-server';
import { isRunning } from './process-info';

export interface EmbeddedPostgresOptions {
  readonly dataDir: string;
  log(message: string): void;
  /** False only for tests: committed data may be lost in a crash of the machine. */
  readonly durable?: boolean;
  /** For commands: use the database of a server that is running already, and leave it running. */
  readonly attach?: boolean;
}

export interface EmbeddedPostgres {
  readonly url: string;
  /** Returns when no process of the database is left. */
  stop(): Promise<void>;
}

const REQUIRED_EXTENSIONS = ['citext', 'pg_trgm', 'unaccent'];
const WATCH_MS = 500;
const RESTART_ATTEMPTS = 20;

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '128MB',
  max_wal_size: '512MB',
  random_page_cost: '1.1',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_statement: 'none',
  log_checkpoints: 'off',
};
const NOT_DURABLE = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/**
 * Runs a real PostgreSQL of our own in `dataDir`, on a free port of this machine only.
 * One that outlived its Node process is taken over; one that dies is started again.
 *
 * @throws {DataDirInUseError} while another process runs the one in this folder, unless told to attach.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  await mkdir(options.dataDir, { recursive: true, mode: 0o711 });
  const dataDir = await realpath(options.dataDir); // a left server is recognised by the path it was started with
  await access(dataDir, constants.W_OK).catch(() => {
    throw new Error(
      `This user may not write in ${dataDir}: change its owner, or set DATA_DIR to another folder.`,
    );
  });
  try {
    return await startOwn(dataDir, options);
  } catch (error) {
    const running = options.attach && error instanceof DataDirInUseError ? await findRunning(dataDir) : null;
    if (!running) throw error;
    return { url: running, stop: () => Promise.resolve() };
  }
}

async function startOwn(
  dataDir: string,
  { log, durable = true }: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  const lock = await lockDataDir(dataDir);
  try {
    const cluster = await prepareCluster(dataDir, { durable, log });
    const settings = Object.entries({ ...SETTINGS, ...(durable ? {} : NOT_DURABLE) });
    const flags = settings.flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const launch = (port?: number) =>
      launchServer(cluster, cluster.launcher, cluster.binaries.postgres, flags, port);
    const server = (await takeOver(cluster, log)) ?? (await launch());
    const keeper = keepRunning(server, launch, log);
    await prepareDatabase(cluster.password, server.port).catch(async (error: unknown) => {
      await keeper.stop();
      throw error;
    });
    let stopped: Promise<void> | undefined;
    const stop = () => (stopped ??= keeper.stop().finally(() => lock.release()));
    return { url: urlOf(cluster.password, server.port), stop };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

async function takeOver(cluster: Cluster, log: (message: string) => void): Promise<RunningServer | null> {
  const left = await findLeftServer(cluster.folder);
  if (!left) return null;
  if (await answers(urlOf(cluster.password, left.port, 'postgres'))) {
    log('Taking over the PostgreSQL that an earlier run left behind');
    return left;
  }
  log('Stopping a PostgreSQL of an earlier run that does not answer');
  await stopServer(left);
  return null;
}

/** Nobody else would bring the database back: whoever runs the server only sees that it lost its connections. */
function keepRunning(
  first: RunningServer,
  launch: (port: number) => Promise<RunningServer>,
  log: (message: string) => void,
): { stop(): Promise<void> } {
  let server = first;
  let isStopping = false;
  let restart: Promise<void> | undefined;
  const stopAtExit = () => {
    try {
      process.kill(server.pid, 'SIGINT');
    } catch {
      // it is gone already
    }
  };
  const watch = setInterval(() => {
    restart ??= (async () => {
      if (isStopping || (await isRunning(server.pid))) return;
      log('The embedded PostgreSQL ended unexpectedly; starting it again');
      server = await launchAgain(
        () => launch(first.port),
        () => isStopping,
      );
    })()
      .catch((error: Error) => log(`The embedded PostgreSQL cannot be started again: ${error.message}`))
      .finally(() => (restart = undefined));
  }, WATCH_MS).unref();
  process.once('exit', stopAtExit);
  return {
    stop: async () => {
      isStopping = true;
      clearInterval(watch);
      await restart;
      await stopServer(server);
      process.removeListener('exit', stopAtExit);
    },
  };
}

/** The killed server's own children hold its memory for a moment, and PostgreSQL waits for them to be gone. */
async function launchAgain(
  launch: () => Promise<RunningServer>,
  isStopping: () => boolean,
): Promise<RunningServer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await launch();
    } catch (error) {
      if (attempt >= RESTART_ATTEMPTS || isStopping()) throw error;
      await pause(WATCH_MS);
    }
  }
}

async function prepareDatabase(password: string, port: number): Promise<void> {
  const client = new Client({ connectionString: urlOf(password, port, 'postgres') });
  await client.connect();
  try {
    const known = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE_NAME]);
    if (known.rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE_NAME}`);
    const { rows } = await client.query<{ name: string }>(
      'SELECT name FROM pg_available_extensions WHERE name = ANY($1)',
      [REQUIRED_EXTENSIONS],
    );
    const missing = REQUIRED_EXTENSIONS.filter((name) => !rows.some((row) => row.name === name));
    if (missing.length > 0)
      throw new Error(`The embedded PostgreSQL lacks ${missing.join(', ')}. Run "npm ci" again.`);
  } finally {
    await client.end();
  }
}

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 3_000 });
  try {
    await client.connect();
    await client.query('SELECT 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function findRunning(dataDir: string): Promise<string | null> {
  const postmaster = await readPostmaster(path.join(dataDir, 'postgres'));
  if (postmaster?.status !== 'ready') return null;
  return urlOf(await readPassword(dataDir), postmaster.port);
}

function urlOf(password: string, port: number, database = DATABASE_NAME): string {
  return `postgres://${DATABASE_NAME}:${password}@127.0.0.1:${port}/${database}`;
}
