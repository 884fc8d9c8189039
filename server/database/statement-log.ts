import type { Logger as TypeOrmLogger } from 'typeorm';
import { countStatement, isInJob, type Logger } from '@server/logging/logger';

type Listener = (sql: string) => void;
const listeners = new Set<Listener>();

/** Hears of every statement, but those of jobs at work in the background, until the returned function is called; `expectQueries` counts with it. */
export function onStatement(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Counts statements for each request and reports slow or failed ones, without their parameters. */
export class StatementLog implements TypeOrmLogger {
  constructor(private readonly logger?: Logger) {}

  logQuery(sql: string): void {
    countStatement();
    if (!isInJob()) for (const listener of listeners) listener(sql);
  }

  logQueryError(error: string | Error, sql: string): void {
    this.logger?.debug({ error, sql }, 'statement failed');
  }

  logQuerySlow(milliseconds: number, sql: string): void {
    this.logger?.warn({ milliseconds, sql }, 'slow statement');
  }

  logSchemaBuild(message: string): void {
    this.logger?.debug(message);
  }

  logMigration(message: string): void {
    this.logger?.info(message);
  }

  log(level: 'log' | 'info' | 'warn', message: unknown): void {
    this.logger?.[level === 'warn' ? 'warn' : 'debug'](String(message));
  }
}
