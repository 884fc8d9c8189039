import { AsyncLocalStorage } from 'node:async_hooks';
import pino, { type Logger as PinoLogger } from 'pino';

export type Logger = PinoLogger;

interface RequestScope {
  readonly requestId: string;
  readonly isJob: boolean;
  statements: number;
}

const scope = new AsyncLocalStorage<RequestScope>();

/** Runs `work` so that every log line, job and mail made inside it carries the request's id. */
export function inRequest<T>(requestId: string, work: () => T): T {
  return scope.run({ requestId, isJob: false, statements: 0 }, work);
}

/** As `inRequest`, for what runs later on behalf of a request. */
export function inJob<T>(requestId: string, work: () => T): T {
  return scope.run({ requestId, isJob: true, statements: 0 }, work);
}

export function isInJob(): boolean {
  return scope.getStore()?.isJob ?? false;
}

export function currentRequestId(): string | undefined {
  return scope.getStore()?.requestId;
}

/** Counted by the database room, shown in the request's log line. */
export function countStatement(): void {
  const current = scope.getStore();
  if (current) current.statements += 1;
}

export function statementsInRequest(): number {
  return scope.getStore()?.statements ?? 0;
}

/** JSON lines on standard output. Callers log ids and codes, never names, addresses, tokens or bodies. */
export function createLogger(level: string): Logger {
  return pino({
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin: () => {
      const requestId = currentRequestId();
      return requestId === undefined ? {} : { requestId };
    },
    redact: {
      paths: [
        'password',
        'token',
        'authorization',
        'email',
        'phone',
        '*.password',
        '*.token',
        '*.authorization',
        '*.email',
        '*.phone',
      ],
      censor: '[redacted]',
    },
    serializers: { error: describeError },
  });
}

/** An error without what a driver adds to it: parameters and rows hold personal data. */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error) };
  const { code } = error as { code?: unknown };
  return {
    name: error.name,
    message: error.message,
    ...(typeof code === 'string' ? { code } : {}),
    stack: error.stack?.split('\n').slice(1, 12).join('\n'),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}
