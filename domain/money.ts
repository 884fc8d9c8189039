import { type CurrencyCode, minorUnitDigits } from './currency';

/** An exact amount: `minor` counts the currency's smallest unit (pence, cents, yen). */
export interface Money {
  readonly minor: number;
  readonly currency: CurrencyCode;
}

/** @throws {RangeError} when the currencies differ. */
export function addMoney(a: Money, b: Money): Money {
  if (a.currency !== b.currency) throw new RangeError(`cannot add ${a.currency} to ${b.currency}`);
  return { minor: a.minor + b.minor, currency: a.currency };
}

export function multiplyMoney(price: Money, times: number): Money {
  return { minor: price.minor * times, currency: price.currency };
}

/** The decimal number that the REST layer shows: 1234.5 for 123450 pence. */
export function toMajor(money: Money): number {
  return money.minor / 10 ** minorUnitDigits(money.currency);
}

/** @throws {RangeError} when the amount has more decimals than its currency, or is not a safe number. */
export function fromMajor(amount: number, currency: CurrencyCode): Money {
  const minor = Math.round(amount * 10 ** minorUnitDigits(currency));
  if (!Number.isSafeInteger(minor)) throw new RangeError(`${amount} is not an amount of money`);
  if (Math.abs(minor / 10 ** minorUnitDigits(currency) - amount) > 1e-9)
    throw new RangeError(`${amount} has too many decimals for ${currency}`);
  return { minor, currency };
}
