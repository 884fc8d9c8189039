import { InvalidInputError } from '@domain/app-error';

/** An address's query as Express parses it in simple mode. */
export type Query = Readonly<Record<string, unknown>>;

export interface ListPage {
  /** Counted from 1. */
  readonly page: number;
  readonly limit: number;
}

const usualLimit = 50;
const largestLimit = 100;

/**
 * `page` and `limit` of a list; a limit above 100 is read as 100.
 *
 * @throws {InvalidInputError} when either is below 1 or not a whole number.
 */
export function listPage(query: Query): ListPage {
  const page = wholeNumber(query, 'page', 1);
  const limit = wholeNumber(query, 'limit', usualLimit);
  return { page, limit: Math.min(limit, largestLimit) };
}

/** @throws {InvalidInputError} for anything but a whole number from 1, or one above `most`. */
export function wholeNumber(query: Query, name: string, fallback: number, most = 999_999_999): number {
  const text = queryText(query, name);
  if (text === null) return fallback;
  if (!/^\d{1,9}$/.test(text) || Number(text) < 1)
    throw new InvalidInputError({ [name]: `${name} must be a whole number from 1` });
  if (Number(text) > most) throw new InvalidInputError({ [name]: `${name} can be at most ${most}` });
  return Number(text);
}

/**
 * One of the values that the parameter knows, null when it is not given.
 *
 * @throws {InvalidInputError} naming the values.
 */
export function oneOf<const T extends string>(query: Query, name: string, choices: readonly T[]): T | null {
  const text = queryText(query, name)?.toLowerCase();
  if (text === undefined) return null;
  const choice = choices.find((known) => known === text);
  if (choice === undefined)
    throw new InvalidInputError({ [name]: `${name} must be one of ${choices.join(', ')}` });
  return choice;
}

/**
 * The text of a parameter; missing and blank are the same: null.
 *
 * @throws {InvalidInputError} when it is given twice.
 */
export function queryText(query: Query, name: string): string | null {
  const value = query[name];
  if (value === undefined) return null;
  if (typeof value !== 'string') throw new InvalidInputError({ [name]: `Give ${name} once` });
  return value.trim() === '' ? null : value.trim();
}
