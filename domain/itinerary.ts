import type { ItineraryDay } from './catalogue';

/** The days in a text that is the JSON of a list of them; null for any other text, which then stays text. */
export function parseItineraryDays(text: string): ItineraryDay[] | null {
  if (!text.trimStart().startsWith('[')) return null;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null; // A new trip keeps text that only looks like JSON as text.
  }
  return Array.isArray(value) && value.length > 0 && value.every(isDay) ? value : null;
}

function isDay(value: unknown): value is ItineraryDay {
  const { day, title, description } = (value ?? {}) as Record<string, unknown>;
  return (
    Number.isInteger(day) && Number(day) > 0 && typeof title === 'string' && typeof description === 'string'
  );
}
