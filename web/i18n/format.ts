import { type CurrencyCode, minorUnitDigits } from '@domain/currency';
import type { LocalDate } from '@domain/local-date';

/** As GraphQL's `Money`: `amount` counts the currency's smallest unit. */
export interface Amount {
  readonly amount: number;
  readonly currency: string;
}

export interface Format {
  /** Whole amounts without decimals (£1,299), others with all of them (£1,299.50). */
  money(money: Amount): string;
  /** A day of travel, the same day in every time zone: 3 Mar 2027. */
  date(day: LocalDate, style?: 'short' | 'long'): string;
  dateRange(from: LocalDate, to: LocalDate): string;
  /** An instant, in the reader's zone, which is named. */
  dateTime(instant: string): string;
  number(value: number, digits?: number): string;
}

// English here is British; other languages take their own country's habits.
const localeOf = (language: string) => (language === 'en' ? 'en-GB' : language);

// Noon keeps clear of every zone's edge; the formatter is told UTC as well.
const noon = (day: LocalDate) => new Date(`${day}T12:00:00Z`);

const dayStyles = {
  short: { day: 'numeric', month: 'short', year: 'numeric' },
  long: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
} as const;

export function createFormat(language: string): Format {
  const locale = localeOf(language);
  const cached = memoize(
    (key: string) => new Intl.DateTimeFormat(locale, JSON.parse(key) as Intl.DateTimeFormatOptions),
  );
  const days = (style: keyof typeof dayStyles) =>
    cached(JSON.stringify({ ...dayStyles[style], timeZone: 'UTC' }));
  const moneys = memoize((key: string) => moneyFormat(locale, key));

  return {
    money: ({ amount, currency }) => {
      const digits = minorUnitDigits(currency as CurrencyCode);
      const isWhole = amount % 10 ** digits === 0;
      return moneys(`${currency}:${isWhole ? 0 : digits}`).format(amount / 10 ** digits);
    },
    date: (day, style = 'short') => days(style).format(noon(day)),
    dateRange: (from, to) => days('short').formatRange(noon(from), noon(to)),
    dateTime: (instant) =>
      cached(
        JSON.stringify({
          ...dayStyles.short,
          hour: '2-digit',
          minute: '2-digit',
          hourCycle: 'h23',
          timeZoneName: 'short',
        }),
      ).format(new Date(instant)),
    number: (value, digits = 0) =>
      value.toLocaleString(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits }),
  };
}

function moneyFormat(locale: string, key: string): Intl.NumberFormat {
  const [currency, digits] = key.split(':');
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: Number(digits),
    maximumFractionDigits: Number(digits),
  });
}

/** Intl's constructors are slow, and a table asks for the same one hundreds of times. */
function memoize<Value>(create: (key: string) => Value): (key: string) => Value {
  const known = new Map<string, Value>();
  return (key) => {
    const value = known.get(key) ?? create(key);
    known.set(key, value);
    return value;
  };
}
