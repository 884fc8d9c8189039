import 'reflect-metadata';
import { EnvError, readEnv } from '@server/env';
import { createLogger } from '@server/logging/logger';
import { startServer } from '@server/start-server';

async function main(): Promise<void> {
  const env = readEnv();
  const logger = createLogger(env.LOG_LEVEL);
  const running = await startServer(env, logger);
  // Written for people, so it is not a log line.
  process.stdout.write(running.announcement);

  let stopping = false;
  const stop = (signal: string) => {
    if (stopping) return;
    stopping = true;
    logger.info({ signal }, 'stopping');
    // A connection that will not end must not keep the process for ever.
    const limit = setTimeout(() => process.exit(1), 9_500);
    running.stop().then(
      () => {
        clearTimeout(limit);
        process.exit(0);
      },
      (error: unknown) => {
        logger.error({ error }, 'did not stop cleanly');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', () => stop('SIGTERM'));
  process.on('SIGINT', () => stop('SIGINT'));
  process.on('unhandledRejection', (error) =>
    logger.error({ error }, 'a promise was rejected and nobody listened'),
  );
}

main().catch((error: unknown) => {
  const lines =
    error instanceof EnvError
      ? error.problems
      : [error instanceof Error ? (error.stack ?? error.message) : String(error)];
  process.stderr.write(`Rosegate Travel could not start:\n${lines.map((line) => `  ${line}`).join('\n')}\n`);
  process.exit(1);
});
