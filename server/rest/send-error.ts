import type { Response } from 'express';
import { AppError } from '@domain/app-error';
import { type ErrorCode, statusOfErrorCode } from '@domain/error-codes';
import { isDatabaseDown } from '@server/database/database-errors';
import { currentRequestId, type Logger } from '@server/logging/logger';

/** One mapping of failures to answers; `errors` only for invalid input. */
export function sendError(response: Response, error: unknown, logger: Logger): void {
  const failure = asAppError(error);
  if (!failure) logger.error({ error }, 'a REST request failed');
  else if (failure.code === 'SERVICE_UNAVAILABLE') logger.error({ error }, 'the database does not answer');
  const code: ErrorCode = failure?.code ?? 'INTERNAL_SERVER_ERROR';
  const fields = failure?.fields ?? {};
  if (code === 'PAYLOAD_TOO_LARGE') response.set('Connection', 'close');
  response.status(statusOfErrorCode[code]).json({
    success: false,
    message: failure?.message ?? 'Something went wrong on our side. Please try again.',
    code,
    ...(Object.keys(fields).length > 0 ? { errors: fields } : {}),
    ...(code === 'EMAIL_NOT_VERIFIED' ? { emailVerified: false } : {}),
    ...(failure ? {} : { requestId: currentRequestId() }),
  });
}

/** Our own failures, and those of the body parser and the database in our words; undefined for a bug. */
function asAppError(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error;
  if (isDatabaseDown(error))
    return new AppError(
      'SERVICE_UNAVAILABLE',
      'The service is not available for a moment. Please try again.',
    );
  const { type, status } = (error ?? {}) as { type?: unknown; status?: unknown };
  if (type === 'entity.too.large') return new AppError('PAYLOAD_TOO_LARGE', 'The body may have at most 1 MB');
  if (type === 'encoding.unsupported' || type === 'charset.unsupported')
    return new AppError('UNSUPPORTED_MEDIA_TYPE', 'Send JSON in UTF-8');
  if (error instanceof URIError) return new AppError('BAD_USER_INPUT', 'The address is not well formed');
  if (typeof status === 'number' && status >= 400 && status < 500)
    return new AppError('BAD_USER_INPUT', 'The body is not JSON');
  return undefined;
}
