import 'reflect-metadata';
import { readEnv } from '@server/env';
import { startEmbeddedPostgres } from '@server/database/embedded-postgres';
import { migrateDatabase, revertMigration } from '@server/database/migrate';
import { createLogger } from '@server/logging/logger';

const env = readEnv();
const logger = createLogger('info');
const embedded =
  env.DATABASE_URL === undefined
    ? await startEmbeddedPostgres({ dataDir: env.DATA_DIR, attach: true, log: (line) => logger.info(line) })
    : null;
const url = env.DATABASE_URL ?? embedded?.url ?? '';
try {
  if (process.argv.includes('--revert')) await revertMigration(url, logger);
  else await migrateDatabase(url, logger);
  process.stdout.write(
    process.argv.includes('--revert')
      ? 'The newest migration was taken back.\n'
      : 'The database is up to date.\n',
  );
} finally {
  await embedded?.stop();
}
