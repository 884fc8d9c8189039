import { matchChoice } from '../booking-choices';
import { z } from './zod';

export const largestId = 2_147_483_647;

export function isEmpty(value: unknown): value is null | undefined | '' {
  return value === null || value === undefined || (typeof value === 'string' && value.trim() === '');
}

/** What forms and clients send for a number or a choice; its transform judges the rest. */
export function looseField() {
  return z.custom<string | number | null>().optional();
}

/** A whole number, also as text, as forms and older clients send it; null when empty, undefined for anything else. */
export function wholeNumber(value: unknown): number | null | undefined {
  if (isEmpty(value)) return null;
  const number = typeof value === 'string' && /^\d{1,12}$/.test(value.trim()) ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) ? number : undefined;
}

export function optionalWholeNumber(least: number, most: number, message: string) {
  return looseField().transform((value, context): number | null => {
    const number = wholeNumber(value);
    if (number === null || (number !== undefined && number >= least && number <= most)) return number;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });
}

export function optionalChoice<T extends string>(choices: readonly T[]) {
  const message = `Choose one of: ${choices.join(', ')}`;
  return looseField().transform((value, context): T | null => {
    if (isEmpty(value)) return null;
    const choice = typeof value === 'string' ? matchChoice(choices, value) : undefined;
    if (choice !== undefined) return choice;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });
}

/** Several choices; missing is none, and the same twice is once. */
export function choicesOf<T extends string>(choices: readonly T[]) {
  const list = z.array(optionalChoice(choices), 'Choose from the list').max(50, 'Choose from the list');
  return z
    .preprocess((value) => value ?? [], list)
    .transform((chosen) => choices.filter((choice) => (chosen as (string | null)[]).includes(choice)));
}

export const optionalFlag = z
  .boolean('Answer yes or no')
  .nullish()
  .transform((value) => value ?? false);
