import { execFile } from 'node:child_process';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
} from './embedded-postgres';
import { readPostmaster } from './embedded-server';
import { isRunning, waitUntil } from './process-info';

const run = promisify(execFile);

describe('embedded PostgreSQL', () => {
  let dataDir: string;
  let started: EmbeddedPostgres[];

  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), `rosegate-test-${process.pid}-`)); // 0700, as in a private home folder
    started = [];
  });

  afterEach(async () => {
    await Promise.all(started.map((database) => database.stop()));
    await rm(dataDir, { recursive: true, force: true });
  });

  async function start(options: Partial<EmbeddedPostgresOptions> = {}): Promise<EmbeddedPostgres> {
    const database = await startEmbeddedPostgres({
      dataDir,
      durable: false,
      log: () => undefined,
      ...options,
    });
    started.push(database);
    return database;
  }

  const postmaster = () => readPostmaster(path.join(dataDir, 'postgres'));

  it('keeps its data over a stop, and leaves no process', async () => {
    const first = await start();
    await query(first.url, 'CREATE TABLE note (text text); INSERT INTO note VALUES ($$kept$$)');
    const { pid } = (await postmaster())!;
    await first.stop();
    expect(await isRunning(pid)).toBe(false);
    const second = await start();
    expect(await query(second.url, 'SELECT text FROM note')).toEqual([{ text: 'kept' }]);
  });

  it('keeps commits safe on disk unless told otherwise', async () => {
    const { url } = await start({ durable: true });
    const rows = await query(
      url,
      "SELECT setting FROM pg_settings WHERE name IN ('fsync', 'synchronous_commit')",
    );
    expect(rows).toEqual([{ setting: 'on' }, { setting: 'on' }]);
  });

  it('sorts and compares Unicode text, and has the extensions that search needs', async () => {
    const { url } = await start();
    await query(url, 'CREATE EXTENSION pg_trgm; CREATE EXTENSION unaccent; CREATE EXTENSION citext');
    const rows = await query(
      url,
      "SELECT lower('ÇEŞME') AS lower, unaccent('Łódź') AS plain, 'É'::citext = 'é' AS same",
    );
    expect(rows).toEqual([{ lower: 'çeşme', plain: 'Lodz', same: true }]);
  });

  it('lets nobody in without the password, which only its owner may read', async () => {
    const { url } = await start();
    const wrong = new URL(url);
    wrong.password = 'guess';
    await expect(query(wrong.href, 'SELECT 1')).rejects.toThrow(/password authentication failed/);
    const { mode } = await stat(path.join(dataDir, 'postgres-password'));
    expect(mode & 0o777).toBe(0o600);
  });

  it('refuses a second owner while the first lives, and lets a command attach', async () => {
    const first = await start();
    await expect(start()).rejects.toThrow(/in use by another running server \(process \d+\)/);
    const attached = await start({ attach: true });
    expect(attached.url).toBe(first.url);
    await attached.stop();
    expect(await query(first.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('lets exactly one of several simultaneous starts own the folder', async () => {
    const outcomes = await Promise.allSettled([start(), start(), start()]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('takes over a database whose process was killed', async () => {
    const first = await start();
    const before = await postmaster();
    await leaveBehind(dataDir);
    const messages: string[] = [];
    const second = await start({ log: (message) => messages.push(message) });
    expect(messages).toEqual(['Taking over the PostgreSQL that an earlier run left behind']);
    expect(second.url).toBe(first.url);
    await second.stop();
    expect(await isRunning(before!.pid)).toBe(false);
  });

  it('starts over a stale pid file whose id belongs to another program by now', async () => {
    await (await start()).stop();
    await writeFile(
      path.join(dataDir, 'postgres/postmaster.pid'),
      `${process.pid}\n${dataDir}\n0\n1\n\n\n\nready\n`,
    );
    const again = await start();
    expect(await query(again.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('comes back on the same address when PostgreSQL dies', async () => {
    const { url } = await start();
    const { pid } = (await postmaster())!;
    process.kill(pid, 'SIGKILL');
    await pause(100);
    const isBack = () =>
      query(url, 'SELECT 1').then(
        () => true,
        () => false,
      );
    expect(await waitUntil(isBack, 15_000)).toBe(true);
    expect((await postmaster())!.pid).not.toBe(pid);
  });

  it('explains why it cannot start, in PostgreSQL’s own words', async () => {
    await (await start()).stop();
    await writeFile(path.join(dataDir, 'postgres/postgresql.conf'), 'shared_buffers = nonsense\n');
    await expect(start()).rejects.toThrow(/nonsense/);
  });

  async function leaveBehind(folder: string): Promise<void> {
    // As after `kill -9`: PostgreSQL runs, and the lock names a process that does not.
    const { stdout } = await run('sh', ['-c', 'echo $$']);
    await writeFile(path.join(folder, 'postgres.lock'), `${stdout.trim()} 1\n`);
  }
});

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const result = await client.query(sql);
    return result.rows as unknown[];
  } finally {
    await client.end().catch(() => undefined);
  }
}
