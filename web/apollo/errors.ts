import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';

/** What a screen needs to know of a failure. */
export interface Failure {
  /** Fit to be shown: the server's own words, or null when it said none. */
  readonly message: string | null;
  /** The server's error code, `NETWORK_ERROR` when it could not be reached, else `UNKNOWN`. */
  readonly code: string;
  /** Messages by field path (`travellers.0.firstName`), for invalid input. */
  readonly fields: Readonly<Record<string, string>>;
}

/** Reads any error of Apollo Client. */
export function toFailure(error: unknown): Failure {
  if (CombinedGraphQLErrors.is(error))
    return fromExtensions(error.errors[0]?.message ?? null, error.errors[0]?.extensions);
  if (ServerError.is(error)) return fromServerError(error);
  // fetch rejects with a TypeError when there is no connection.
  if (error instanceof TypeError) return { message: null, code: 'NETWORK_ERROR', fields: {} };
  return { message: null, code: 'UNKNOWN', fields: {} };
}

function fromExtensions(message: string | null, extensions: Record<string, unknown> | undefined): Failure {
  return {
    message,
    code: typeof extensions?.code === 'string' ? extensions.code : 'UNKNOWN',
    fields: toFields(extensions?.fields),
  };
}

function toFields(fields: unknown): Record<string, string> {
  if (typeof fields !== 'object' || fields === null) return {};
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** A refused request (401, 429, 503) may still carry GraphQL errors, or only the proxy's page. */
function fromServerError(error: ServerError): Failure {
  const body = parseErrors(error.bodyText);
  if (body) return body;
  if (error.statusCode === 401) return { message: null, code: 'UNAUTHENTICATED', fields: {} };
  if (error.statusCode === 429) return { message: null, code: 'RATE_LIMITED', fields: {} };
  return { message: null, code: 'NETWORK_ERROR', fields: {} };
}

function parseErrors(bodyText: string): Failure | null {
  try {
    const body = JSON.parse(bodyText) as {
      errors?: { message?: string; extensions?: Record<string, unknown> }[];
    };
    const first = body.errors?.[0];
    return first ? fromExtensions(first.message ?? null, first.extensions) : null;
  } catch {
    return null;
  }
}
