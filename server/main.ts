import 'reflect-metadata';
import { EnvError, readEnv } from '@server/env';
import { createLogger } from '@server/logging/logger';
import { startServer } from '@server/start-server';

async function main(): Promise<void> {
  const env = readEnv();
  const logger = createLogger(env.LOG_LEVEL);
  const starting = startServer(env, logger);

  // Listened to from the first moment: a signal during the start still ends the database that was started.
  let isStopping = false;
  const stop = async (signal: string): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    logger.info({ signal }, 'stopping');
    // A connection that will not end must not keep the process for ever.
    setTimeout(() => process.exit(1), 9_500).unref();
    try {
      await (await starting).stop();
      process.exit(0);
    } catch (error) {
      logger.error({ error }, 'did not stop cleanly');
      process.exit(1);
    }
  };
  process.on('SIGTERM', () => void stop('SIGTERM'));
  process.on('SIGINT', () => void stop('SIGINT'));
  process.on('unhandledRejection', (error) =>
    logger.error({ error }, 'a promise was rejected and nobody listened'),
  );

  const { announcement } = await starting;
  // Written for people, so it is not a log line.
  if (!isStopping) process.stdout.write(announcement);
}

main().catch((error: unknown) => {
  const lines =
    error instanceof EnvError
      ? error.problems
      : [error instanceof Error ? (error.stack ?? error.message) : String(error)];
  process.stderr.write(`Rosegate Travel could not start:\n${lines.map((line) => `  ${line}`).join('\n')}\n`);
  process.exit(1);
});
