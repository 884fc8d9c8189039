import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createRequire } from 'node:module';
import { build } from 'esbuild';
import { Client } from 'pg';
import { removeAbandoned, startTestCluster, type TestCluster } from './test-cluster';

const ROOT = path.resolve(__dirname, '../..');

/** Each test file copies this database: a copy takes a fraction of the migrations' time. */
export const TEMPLATE_DATABASE = 'rosegate_template';

declare global {
  var testCluster: TestCluster | undefined;
}

/** Jest runs this once, and only when tests of the server are among the chosen ones. */
export default async function globalSetup(): Promise<void> {
  if (!process.env.TEST_DATABASE_URL) {
    globalThis.testCluster = await startTestCluster();
    process.env.TEST_DATABASE_URL = globalThis.testCluster.url;
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void endEarly());
  }
  try {
    await createTemplate(process.env.TEST_DATABASE_URL);
  } catch (error) {
    await globalThis.testCluster?.stop();
    throw error;
  }
}

async function createTemplate(adminUrl: string): Promise<void> {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query(`DROP DATABASE IF EXISTS ${TEMPLATE_DATABASE} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${TEMPLATE_DATABASE}`);
  } finally {
    await client.end();
  }
  const url = new URL(adminUrl);
  url.pathname = `/${TEMPLATE_DATABASE}`;
  const { migrateDatabase } = await loadMigrations();
  await migrateDatabase(url.href);
}

/** Jest resolves no path alias in a global set-up, so the migrations come as one bundle. */
async function loadMigrations(): Promise<{ migrateDatabase(url: string): Promise<void> }> {
  const outfile = path.join(ROOT, 'dist/testing/migrate.cjs');
  await build({
    absWorkingDir: ROOT,
    entryPoints: ['server/database/migrate.ts'],
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    keepNames: true,
    logLevel: 'warning',
  });
  return createRequire(outfile)(outfile) as { migrateDatabase(url: string): Promise<void> };
}

/** Jest leaves its workers to themselves when it is interrupted, and what they started too. */
async function endEarly(): Promise<void> {
  await globalThis.testCluster?.stop();
  const children = await readFile(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8').catch(
    () => '',
  );
  const workers = children.trim().split(' ').filter(Boolean).map(Number);
  for (const pid of workers) process.kill(pid, 'SIGKILL');
  await removeAbandoned((pid) => Promise.resolve(pid === process.pid || workers.includes(pid)));
  process.exit(130);
}
