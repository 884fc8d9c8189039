import pg from 'pg';
import { DataSource, type DataSourceOptions, type EntitySchema } from 'typeorm';
import type { Logger } from '@server/logging/logger';
import { StatementLog } from './statement-log';

// Whole numbers stay numbers: our bigint columns hold minor units and counts, all within 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
// A day is text: the driver's Date would shift it with the server's time zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

export interface DatabaseOptions {
  readonly url: string;
  readonly entities: readonly (Function | EntitySchema)[];
  readonly logger?: Logger;
  readonly poolSize?: number;
}

/** The pool for ordinary work: five seconds a statement, five more to get a connection in a rush. */
export function createDataSource(options: DatabaseOptions): DataSource {
  const settings: DataSourceOptions = {
    type: 'postgres',
    url: options.url,
    entities: [...options.entities],
    synchronize: false,
    migrationsRun: false,
    logger: new StatementLog(options.logger),
    logging: ['query', 'error'],
    maxQueryExecutionTime: 500,
    poolSize: options.poolSize ?? 16,
    poolErrorHandler: (error: unknown) => options.logger?.warn({ error }, 'idle database connection lost'),
    extra: {
      statement_timeout: 5_000,
      lock_timeout: 4_000,
      idle_in_transaction_session_timeout: 15_000,
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
      application_name: 'rosegate',
    },
  };
  return new DataSource(settings);
}
