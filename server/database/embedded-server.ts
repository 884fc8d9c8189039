import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile, rename, rm, stat } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { POSTGRES_ENV, type Launcher } from './embedded-account';
import { commandLineOf, isRunning, waitUntil } from './process-info';

/** Crash recovery may replay a lot of log before the server is ready. */
const START_TIMEOUT_MS = 120_000;
const FAST_STOP_MS = 8_000;
const IMMEDIATE_STOP_MS = 1_500;
const PORT_ATTEMPTS = 5;
const LARGE_LOG_BYTES = 5_000_000;

export interface ClusterFiles {
  /** The cluster itself: PostgreSQL's data directory. */
  readonly folder: string;
  readonly log: string;
}

export interface RunningServer {
  readonly pid: number;
  readonly port: number;
}

/** What `postmaster.pid` tells; null when there is no such file, or it is only half written. */
export async function readPostmaster(folder: string): Promise<(RunningServer & { status: string }) | null> {
  const lines = (await readFile(`${folder}/postmaster.pid`, 'utf8').catch(() => '')).split('\n');
  if (lines.length < 8) return null;
  return { pid: Number(lines[0]), port: Number(lines[3]), status: (lines[7] ?? '').trim() };
}

/** The PostgreSQL that an earlier process of ours left behind (`kill -9`); port 0 when it never came up. */
export async function findLeftServer(folder: string): Promise<RunningServer | null> {
  const pid = Number.parseInt(await readFile(`${folder}/postmaster.pid`, 'utf8').catch(() => ''), 10);
  if (!pid) return null;
  const isOurs = async () => (await isRunning(pid)) && (await commandLineOf(pid)).includes(folder);
  if (!(await isOurs())) {
    await rm(`${folder}/postmaster.pid`, { force: true }); // the id belongs to another program by now, or to none
    return null;
  }
  const settled = async () => (await readPostmaster(folder))?.status === 'ready' || !(await isOurs());
  await waitUntil(settled, START_TIMEOUT_MS);
  const postmaster = await readPostmaster(folder);
  return (await isOurs()) ? (postmaster ?? { pid, port: 0 }) : null;
}

/** Starts PostgreSQL on a free port, or on the one given, and returns when it accepts connections. */
export async function launchServer(
  files: ClusterFiles,
  launcher: Launcher,
  postgres: string,
  settings: readonly string[],
  wantedPort?: number,
): Promise<RunningServer> {
  await rotateLog(files.log);
  for (let attempt = 1; ; attempt += 1) {
    const port = wantedPort ?? (await findFreePort());
    const before = await sizeOf(files.log);
    const pid = await spawnServer(files, launcher, postgres, ['-p', `${port}`, ...settings]);
    if (await becomesReady(files.folder, pid)) return { pid, port };
    const said = (await readFile(files.log, 'utf8')).slice(before);
    if (attempt >= PORT_ATTEMPTS || !said.includes('could not bind')) {
      throw new Error(`The embedded PostgreSQL did not start. It said (${files.log}):\n${lastLines(said)}`);
    }
  }
}

/** Ends the server: without waiting for its clients, then at once. Returns when the process is gone. */
export async function stopServer({ pid }: RunningServer): Promise<void> {
  const isGone = async () => !(await isRunning(pid));
  for (const [signal, patienceMs] of [
    ['SIGINT', FAST_STOP_MS],
    ['SIGQUIT', IMMEDIATE_STOP_MS],
    ['SIGKILL', IMMEDIATE_STOP_MS],
  ] as const) {
    if (await isGone()) return;
    process.kill(pid, signal);
    if (await waitUntil(isGone, patienceMs)) return;
  }
  throw new Error(`PostgreSQL (process ${pid}) does not stop`);
}

/** A session of its own: Ctrl-C in the terminal reaches only Node, which stops the database last. */
async function spawnServer(
  { folder, log }: ClusterFiles,
  launcher: Launcher,
  postgres: string,
  settings: readonly string[],
): Promise<number> {
  const output = await open(log, 'a', 0o600);
  try {
    const { file, args, ...account } = launcher.command(postgres, ['-D', folder, ...settings]);
    const child = spawn(file, args, {
      ...account,
      cwd: '/',
      env: POSTGRES_ENV,
      detached: true,
      stdio: ['ignore', output.fd, output.fd],
    });
    await once(child, 'spawn');
    child.unref();
    return child.pid as number;
  } finally {
    await output.close();
  }
}

async function becomesReady(folder: string, pid: number): Promise<boolean> {
  const isReady = async () => {
    const postmaster = await readPostmaster(folder);
    return postmaster?.pid === pid && postmaster.status === 'ready';
  };
  await waitUntil(async () => (await isReady()) || !(await isRunning(pid)), START_TIMEOUT_MS);
  return (await isReady()) && (await isRunning(pid));
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

async function rotateLog(log: string): Promise<void> {
  if ((await sizeOf(log)) > LARGE_LOG_BYTES) await rename(log, `${log}.1`);
}

async function sizeOf(file: string): Promise<number> {
  return stat(file).then(
    ({ size }) => size,
    () => 0,
  );
}

function lastLines(text: string): string {
  return text.trim().split('\n').slice(-12).join('\n');
}
