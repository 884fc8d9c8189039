/** Connection-level failures: node's, PostgreSQL's class 08, 57P0x and 53300 (too many), and the pool's time-out. */
const downCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  '57P01',
  '57P02',
  '57P03',
  '53300',
]);
const downMessages =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|not queryable|Driver not Connected/i;

interface DriverError {
  readonly code?: unknown;
  readonly message?: unknown;
  /** Of an AggregateError: one for each address that was tried. */
  readonly errors?: unknown;
  /** TypeORM's wrapping, and graphql-js's of what is no Error in its own realm. */
  readonly driverError?: unknown;
  readonly thrownValue?: unknown;
}

/** True when the database could not be reached, rather than refusing what was asked. */
export function isDatabaseDown(error: unknown): boolean {
  // By shape, not by `instanceof`: errors of node's own sockets come from another realm in tests.
  const { code, message, errors, driverError, thrownValue } = (error ?? {}) as DriverError;
  if (Array.isArray(errors)) return errors.some(isDatabaseDown);
  if (typeof code === 'string' && (downCodes.has(code) || code.startsWith('08'))) return true;
  if (typeof message === 'string' && downMessages.test(message)) return true;
  const inner = driverError ?? thrownValue;
  return inner !== undefined && isDatabaseDown(inner);
}

/** The name of the constraint that refused a statement, or undefined. */
export function violatedConstraint(error: unknown): string | undefined {
  const { code, constraint } = (error ?? {}) as { code?: unknown; constraint?: unknown };
  return typeof code === 'string' && code.startsWith('23') && typeof constraint === 'string'
    ? constraint
    : undefined;
}

const retryable = new Set(['40001', '40P01']);

/** Runs a transaction again when PostgreSQL broke a deadlock or a serialisation conflict by ending ours. */
export async function retryOnConflict<T>(work: () => Promise<T>, attempts = 3): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const { code } = (error ?? {}) as { code?: unknown };
      if (attempt === attempts || typeof code !== 'string' || !retryable.has(code)) throw error;
    }
  }
}
