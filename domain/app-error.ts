import type { ErrorCode } from './error-codes';

/** Messages by field; nested keys use dots: `travellers.0.firstName`. */
export type FieldErrors = Readonly<Record<string, string>>;

/** A failure the caller may act on. Anything else thrown is a bug and is masked at the edge. */
export class AppError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly fields: FieldErrors = {},
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = new.target.name;
  }
}

export class InvalidInputError extends AppError {
  constructor(fields: FieldErrors, message = Object.values(fields)[0] ?? 'The input is not valid') {
    super('BAD_USER_INPUT', message, fields);
  }
}

export class NotFoundError extends AppError {
  constructor(what: string) {
    super('NOT_FOUND', `${what} not found`);
  }
}

export class UnauthenticatedError extends AppError {
  constructor(message = 'Please sign in to continue') {
    super('UNAUTHENTICATED', message);
  }
}

export class ForbiddenError extends AppError {
  constructor(message = 'You may not do this') {
    super('FORBIDDEN', message);
  }
}

export class ConflictError extends AppError {
  constructor(message: string) {
    super('CONFLICT', message);
  }
}
