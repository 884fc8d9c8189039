import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readPostmaster } from '@server/database/embedded-server';
import { isRunning, waitUntil } from '@server/database/process-info';

const ROOT = path.resolve(__dirname, '..');
const FIRST_START_MS = 120_000;
const SECOND_START_MS = 5_000;
const STOP_MS = 10_000;

interface Started {
  readonly child: ChildProcess;
  readonly url: string;
  readonly readyAfterMs: number;
  output(): string;
}

describe('the life of the server process', () => {
  let dataDir: string;
  let port: number;
  let children: ChildProcess[] = [];

  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), `rosegate-test-${process.pid}-`));
    await chmod(dataDir, 0o711);
    port = await findFreePort();
  });

  afterEach(async () => {
    for (const child of children)
      if (child.exitCode === null && child.signalCode === null) killGroup(child, 'SIGKILL');
    children = [];
    const left = await databasePid();
    if (left !== null && (await isRunning(left))) process.kill(left, 'SIGQUIT');
  });

  afterAll(() => rm(dataDir, { recursive: true, force: true, maxRetries: 20 }));

  it('starts on an empty folder and says where it is, then stops on SIGTERM to npm with nothing left', async () => {
    const started = await start();
    expect(started.readyAfterMs).toBeLessThan(patient(FIRST_START_MS));
    expect(started.output()).toContain(`Listening on http://127.0.0.1:${port}`);
    expect(started.output()).toContain('admin@rosegate.example');
    await expectCleanStop(started, () => started.child.kill('SIGTERM'));
  }, 150_000);

  it('starts again in a few seconds, and Ctrl-C stops all of it', async () => {
    const started = await start();
    expect(started.readyAfterMs).toBeLessThan(patient(SECOND_START_MS));
    await expectCleanStop(started, () => killGroup(started.child, 'SIGINT'));
  }, 60_000);

  it('finishes the request that runs when it is told to stop', async () => {
    const started = await start();
    const answers = Promise.all(Array.from({ length: 20 }, () => book(started.url)));
    await pause(50);
    await expectCleanStop(started, () => started.child.kill('SIGTERM'));
    expect((await answers).every((reference) => reference?.startsWith('RG'))).toBe(true);
  }, 60_000);

  it('keeps every acknowledged booking when it is killed while it writes, and takes its database over', async () => {
    const first = await start();
    const acknowledged: string[] = [];
    let isWriting = true;
    const writers = Array.from({ length: 4 }, async () => {
      while (isWriting) {
        const reference = await book(first.url).catch(() => null);
        if (reference) acknowledged.push(reference);
        else await pause(20);
      }
    });
    expect(await waitUntil(() => Promise.resolve(acknowledged.length >= 20), 20_000)).toBe(true);
    const before = await databasePid();
    process.kill(await serverPid(), 'SIGKILL');
    isWriting = false;
    await Promise.all(writers);
    await ended(first.child);

    const second = await start();
    expect(second.readyAfterMs).toBeLessThan(patient(SECOND_START_MS));
    expect(await databasePid()).toBe(before);
    const found = await Promise.all(acknowledged.map((reference) => hasBooking(second.url, reference)));
    expect(found.filter((isThere) => !isThere)).toHaveLength(0);
    await expectCleanStop(second, () => second.child.kill('SIGTERM'));
  }, 90_000);

  it('says 503 while its database is gone, and heals by itself', async () => {
    const started = await start();
    const status = async () => (await fetch(`${started.url}/readyz`)).status;
    process.kill((await databasePid())!, 'SIGKILL');
    const seen = new Set<number>();
    const healed = await waitUntil(
      async () => seen.add(await status()).has(503) && (await status()) === 200,
      30_000,
    );
    expect(seen).toContain(503);
    expect(healed).toBe(true);
    expect(await book(started.url)).toMatch(/^RG/);
    await expectCleanStop(started, () => started.child.kill('SIGTERM'));
  }, 90_000);

  it('leaves no database behind when it is stopped while it starts', async () => {
    const child = launch();
    const hasDatabase = async () =>
      (await readPostmaster(path.join(dataDir, 'postgres')))?.status === 'ready';
    expect(await waitUntil(hasDatabase, 30_000)).toBe(true);
    const database = (await databasePid())!;
    child.kill('SIGTERM');
    expect(await Promise.race([ended(child), pause(STOP_MS, undefined, { ref: false })])).toBeDefined();
    expect(await waitUntil(async () => !(await isRunning(database)), 2_000)).toBe(true);
  }, 60_000);

  /** By `npm start`, as people do; in a process group of its own, as a terminal does. */
  function launch(): ChildProcess {
    const env = { PATH: process.env.PATH, HOME: process.env.HOME };
    const child = spawn('npm', ['start'], {
      cwd: ROOT,
      env: { ...env, PORT: `${port}`, DATA_DIR: dataDir, RATE_LIMITS: 'off', LOG_LEVEL: 'warn' },
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    children.push(child);
    return child;
  }

  async function start(): Promise<Started> {
    const begun = Date.now();
    const child = launch();
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => (output += String(chunk)));
    const url = `http://127.0.0.1:${port}`;
    const isReady = () =>
      fetch(`${url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
    const settled = async () => child.exitCode !== null || (await isReady());
    if (!(await waitUntil(settled, FIRST_START_MS)) || child.exitCode !== null)
      throw new Error(`no start:\n${output}`);
    return { child, url, readyAfterMs: Date.now() - begun, output: () => output };
  }

  async function expectCleanStop({ child, url }: Started, stop: () => void): Promise<void> {
    const processes = [await serverPid(), await databasePid()];
    const begun = Date.now();
    stop();
    expect(await ended(child)).toEqual({ code: 0, signal: null });
    expect(Date.now() - begun).toBeLessThan(STOP_MS);
    for (const pid of processes) expect(pid !== null && (await isRunning(pid))).toBe(false);
    expect(existsSync(path.join(dataDir, 'postgres/postmaster.pid'))).toBe(false);
    await expect(fetch(`${url}/healthz`)).rejects.toThrow();
  }

  /** The Node process that runs the server holds the lock of its data folder. */
  async function serverPid(): Promise<number> {
    return Number.parseInt(await readFile(path.join(dataDir, 'postgres.lock'), 'utf8'), 10);
  }

  async function databasePid(): Promise<number | null> {
    return (await readPostmaster(path.join(dataDir, 'postgres')))?.pid ?? null;
  }
});

/** A visitor's tailor-made request; the reference, once the server has acknowledged it. */
async function book(url: string): Promise<string | null> {
  const response = await fetch(`${url}/api/bookings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: 'ada@example.com',
      phone: '020 7946 0000',
      address: '12 St James’s Square, London',
      location1: 'Lisbon',
      suggestLocation: false,
      hotelAesthetic: [],
      flightArrangements: ['Handle myself'],
      packageId: null,
      budget: 2500,
      currency: 'GBP',
    }),
  });
  if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`);
  const { booking } = (await response.json()) as { booking: { booking_reference: string } };
  return booking.booking_reference;
}

async function hasBooking(url: string, reference: string): Promise<boolean> {
  return (await fetch(`${url}/api/bookings/reference/${reference}`)).ok;
}

/** A machine that is busy with other work is as much slower as it has work waiting. */
function patient(limitMs: number): number {
  const [load = 0] = loadavg();
  return limitMs * Math.max(1, load / availableParallelism());
}

async function ended(child: ChildProcess): Promise<{ code: number | null; signal: NodeJS.Signals | null }> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return { code: child.exitCode, signal: child.signalCode };
}

function killGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  try {
    process.kill(-(child.pid as number), signal);
  } catch {
    // the group has ended
  }
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
