import { unwrapResolverError } from '@apollo/server/errors';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { AppError } from '@domain/app-error';
import { isDatabaseDown } from '@server/database/database-errors';
import { currentRequestId, type Logger } from '@server/logging/logger';

/** Codes that Apollo Server gives to requests it refuses itself; their messages quote the query, not our insides. */
const requestCodes = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
]);

/** Turns whatever was thrown into what a caller may see. A bug is logged, and masked with the request's id. */
export function formatError(
  formatted: GraphQLFormattedError,
  error: unknown,
  logger: Logger,
): GraphQLFormattedError {
  const thrown = unwrapResolverError(error);
  const place = {
    ...(formatted.locations ? { locations: formatted.locations } : {}),
    ...(formatted.path ? { path: formatted.path } : {}),
  };
  if (thrown instanceof AppError) {
    const fields = Object.keys(thrown.fields).length > 0 ? { fields: thrown.fields } : {};
    return { message: thrown.message, ...place, extensions: { code: thrown.code, ...fields } };
  }
  if (isDatabaseDown(thrown)) {
    logger.error({ error: thrown }, 'the database does not answer');
    return { message: unavailable, ...place, extensions: { code: 'SERVICE_UNAVAILABLE' } };
  }
  const code = formatted.extensions?.['limitCode'] ?? formatted.extensions?.['code'];
  if (
    thrown instanceof GraphQLError &&
    typeof code === 'string' &&
    (requestCodes.has(code) || code.startsWith('QUERY_'))
  )
    return { message: withoutSuggestion(formatted.message), ...place, extensions: { code } };
  logger.error({ error: thrown }, 'a resolver failed');
  const requestId = currentRequestId();
  return {
    message: 'Something went wrong on our side. Please try again.',
    ...place,
    extensions: { code: 'INTERNAL_SERVER_ERROR', ...(requestId === undefined ? {} : { requestId }) },
  };
}

export const unavailable = 'The service is not available for a moment. Please try again.';

/** A "Did you mean" would tell of fields that introspection hides. */
function withoutSuggestion(message: string): string {
  return message.replace(/ ?Did you mean.*$/s, '');
}
