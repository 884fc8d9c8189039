import type { CurrencyCode } from './currency';

// The labels of the specification: what the form offers, what is stored, and what both doors answer.

export const durations = ['3-5 Days', '6-7 Days', '8-10 Days', 'More than 10 Days'] as const;
export type Duration = (typeof durations)[number];

/** The one choice that wants a number of days beside it. */
export const customDurationChoice: Duration = 'More than 10 Days';
export const customDurationDays = { fewest: 11, most: 365 } as const;

export const hotelStyles = [
  'Beachfront Resort',
  'Boutique Hotel',
  'Luxury Hotel',
  'All-Inclusive Resort',
  'Traditional/Local Style Hotel',
  'Urban/Modern Hotel',
  'Eco-friendly/Green Hotel',
] as const;
export type HotelStyle = (typeof hotelStyles)[number];

export const holidayVibes = ['Nature/Adventure', 'City Escape', 'A mix of both'] as const;
export type HolidayVibe = (typeof holidayVibes)[number];

export const flightOptions = ['Arrange flights', 'Arrange visas', 'Handle myself'] as const;
export type FlightOption = (typeof flightOptions)[number];

/** What a visitor may budget in; prices have a currency of their own. */
export const budgetCurrencies = [
  'USD',
  'EUR',
  'GBP',
  'CAD',
  'AUD',
  'JPY',
] as const satisfies readonly CurrencyCode[];
export const defaultBudgetCurrency: CurrencyCode = 'USD';

/** What the form sends as `packageId` for "Tailor-made": a choice that was made, unlike an empty one. */
export const tailorMade = 'tailor-made';

/** The choice that this text means, in whatever case it is written; undefined when it is none. */
export function matchChoice<T extends string>(choices: readonly T[], text: string): T | undefined {
  const wanted = text.trim().toLowerCase();
  return choices.find((choice) => choice.toLowerCase() === wanted);
}
