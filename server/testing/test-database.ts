import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

/** A database of its own, copied from the migrated template, so that no two test files meet. */
export async function createTestDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const adminUrl = process.env.TEST_DATABASE_URL;
  if (!adminUrl) throw new Error('TEST_DATABASE_URL is not set: run the tests with `npm test`');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await runAsAdmin(adminUrl, `create database ${name} template rosegate_template`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => runAsAdmin(adminUrl, `drop database if exists ${name} with (force)`) };
}

async function runAsAdmin(adminUrl: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
