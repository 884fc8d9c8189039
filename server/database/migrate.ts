import { DataSource } from 'typeorm';
import { migrations } from '@migrations/migrations';
import type { Logger } from '@server/logging/logger';
import { StatementLog } from './statement-log';
import { installQueueTables } from '@server/jobs/job-queue';

function migrationSource(url: string, logger?: Logger): DataSource {
  return new DataSource({
    type: 'postgres',
    url,
    migrations: [...migrations],
    migrationsTransactionMode: 'each',
    synchronize: false,
    logger: new StatementLog(logger),
    poolSize: 2,
  });
}

/**
 * Runs what is not run yet, then the job queue's own tables. Each migration is one transaction, and an advisory
 * lock keeps two servers that start together from running the same one.
 */
export async function migrateDatabase(url: string, logger?: Logger): Promise<void> {
  await withLock(migrationSource(url, logger), async (source) => {
    await source.runMigrations();
  });
  await installQueueTables(url);
}

/** Takes the newest migration back. */
export async function revertMigration(url: string, logger?: Logger): Promise<void> {
  await withLock(migrationSource(url, logger), (source) => source.undoLastMigration());
}

async function withLock(source: DataSource, work: (source: DataSource) => Promise<void>): Promise<void> {
  await source.initialize();
  const lock = source.createQueryRunner();
  try {
    await lock.query('select pg_advisory_lock(7391001)');
    await work(source);
    await lock.query('select pg_advisory_unlock(7391001)');
  } finally {
    await lock.release();
    await source.destroy();
  }
}

/** True when the database holds every migration that this build knows. */
export async function isMigrated(source: DataSource): Promise<boolean> {
  const rows: { name: string }[] = await source.query('select name from migrations');
  const done = new Set(rows.map((row) => row.name));
  return migrations.every((Migration) => done.has(new Migration().name));
}
