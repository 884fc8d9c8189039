import { AppError, InvalidInputError } from '@domain/app-error';
import type { z } from 'zod';

/**
 * Checks what came through a door against the one schema of the use case.
 *
 * @throws {InvalidInputError} with a message for each field; nested keys use dots.
 */
export function validateInput<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const result = schema.safeParse(input ?? {});
  if (result.success) return result.data;
  const fields: Record<string, string> = {};
  for (const issue of result.error.issues) fields[issue.path.join('.') || 'input'] ??= issue.message;
  throw new InvalidInputError(fields);
}

export function isAppError(error: unknown): error is AppError {
  return error instanceof AppError;
}
