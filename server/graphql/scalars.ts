import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';
import { isLocalDate } from '@domain/local-date';

function invalid(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });
}

/** A day of travel as text, so that it never shifts with a time zone. */
export const LocalDateScalar = new GraphQLScalarType<string, string>({
  name: 'LocalDate',
  description: 'A day without a time, as `YYYY-MM-DD`.',
  serialize: (value) => String(value).slice(0, 10),
  parseValue: (value) => {
    if (typeof value !== 'string' || !isLocalDate(value))
      throw invalid('A LocalDate is a day that exists, as YYYY-MM-DD');
    return value;
  },
  parseLiteral: (node) => {
    if (node.kind !== Kind.STRING || !isLocalDate(node.value))
      throw invalid('A LocalDate is a day that exists, as YYYY-MM-DD');
    return node.value;
  },
});

/** An instant. Rows arrive as Date from entities and as text from JSON rows. */
export const DateTimeScalar = new GraphQLScalarType<Date, string>({
  name: 'DateTime',
  description: 'An instant in UTC, ISO 8601: `2026-11-21T15:00:00.000Z`.',
  serialize: (value) => (value instanceof Date ? value : new Date(String(value))).toISOString(),
  parseValue: (value) => parseInstant(value),
  parseLiteral: (node) => parseInstant(node.kind === Kind.STRING ? node.value : null),
});

function parseInstant(value: unknown): Date {
  const date = typeof value === 'string' ? new Date(value) : new Date(Number.NaN);
  if (Number.isNaN(date.getTime())) throw invalid('A DateTime is an ISO 8601 instant');
  return date;
}

/** Amounts in minor units pass 2^31 but never 2^53. */
export const SafeIntScalar = new GraphQLScalarType<number, number>({
  name: 'SafeInt',
  description: 'A whole number between -(2^53 - 1) and 2^53 - 1.',
  serialize: (value) => safeInteger(value),
  parseValue: (value) => safeInteger(value),
  parseLiteral: (node) => safeInteger(node.kind === Kind.INT ? Number(node.value) : null),
});

function safeInteger(value: unknown): number {
  if (!Number.isSafeInteger(value))
    throw invalid('A SafeInt is a whole number that JavaScript holds exactly');
  return value as number;
}
