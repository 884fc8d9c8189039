import { currencyCodes } from '../currency';
import { emailPattern, normaliseEmail } from '../email-address';
import { isLocalDate } from '../local-date';
import { z } from './zod';

/** Longest texts we keep; the database holds the same limits as check constraints where it matters. */
export const fieldLimits = {
  name: 120,
  email: 254,
  phone: 40,
  address: 500,
  line: 200,
  text: 5_000,
} as const;

// NUL cannot be stored by PostgreSQL; lone surrogates are not text; the others only exist to deceive a reader.
const unsafeCharacters = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u202A-\u202E\u2066-\u2069]/;

function isCleanText(text: string): boolean {
  return !unsafeCharacters.test(text) && text.isWellFormed();
}

function text(maximum: number, message = 'Enter text') {
  return z
    .string(message)
    .trim()
    .max(maximum, `Keep this to ${maximum} characters`)
    .refine(isCleanText, 'Remove the characters that cannot be shown');
}

/** Text that must be there after trimming; missing, null and blank get the same message. */
export function requiredText(message: string, maximum: number = fieldLimits.line) {
  return text(maximum, message).min(1, message);
}

/** Missing, null and blank are the same: null. */
export function optionalText(maximum: number = fieldLimits.line) {
  return text(maximum)
    .nullish()
    .transform((value) => (value === undefined || value === null || value === '' ? null : value));
}

export function emailAddress(required = 'Email is required') {
  return requiredText(required, fieldLimits.email)
    .transform(normaliseEmail)
    .refine((value) => emailPattern.test(value), 'Email is invalid');
}

export function localDate(message: string) {
  return requiredText(message, 10).refine(isLocalDate, 'Enter a date that exists, as YYYY-MM-DD');
}

export const optionalLocalDate = z
  .string('Enter a date that exists, as YYYY-MM-DD')
  .nullish()
  .transform((value) => (value ? value.trim() : null))
  .refine((value) => value === null || isLocalDate(value), 'Enter a date that exists, as YYYY-MM-DD');

export const currencyCode = z.enum(currencyCodes, `Choose one of ${currencyCodes.join(', ')}`);
