import type { DataSource } from 'typeorm';
import { loadSecrets } from '@server/config/secrets';
import { siteFacts } from '@server/config/site';
import { createDataSource } from '@server/database/data-source';
import { startEmbeddedPostgres } from '@server/database/embedded-postgres';
import { migrateDatabase } from '@server/database/migrate';
import type { Env } from '@server/env';
import { JobQueue } from '@server/jobs/job-queue';
import type { Logger } from '@server/logging/logger';
import { mailboxTransport } from '@server/mail/mail-transport';
import { entities } from '@server/modules/modules';
import { createServices, type Services } from '@server/services';

/** The services without doors and without running jobs: what commands work with, beside a running server or not. */
export async function openServices(
  env: Env,
  logger: Logger,
): Promise<{ db: DataSource; services: Services; close(): Promise<void> }> {
  const embedded =
    env.DATABASE_URL === undefined
      ? await startEmbeddedPostgres({ dataDir: env.DATA_DIR, attach: true, log: (line) => logger.info(line) })
      : null;
  const url = env.DATABASE_URL ?? embedded?.url ?? '';
  await migrateDatabase(url, logger);
  const db = await createDataSource({ url, entities, logger }).initialize();
  const jobs = new JobQueue(url, logger);
  await jobs.start();
  const site = siteFacts(env);
  const services = createServices({
    db,
    jobs,
    secrets: await loadSecrets(env),
    site,
    mailTransport: mailboxTransport,
    mailFrom: env.MAIL_FROM ?? `${site.name} <${site.email}>`,
    logger,
  });
  const close = async () => {
    await jobs.stop();
    await db.destroy();
    await embedded?.stop();
  };
  return { db, services, close };
}
