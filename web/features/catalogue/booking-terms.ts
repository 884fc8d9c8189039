import type { Amount } from '@web/i18n/format';

/** The figures of the Terms and Conditions, for each traveller. */
export const bookingTerms = {
  deposit: { amount: 200_00, currency: 'GBP' },
  cancellationFee: { amount: 50_00, currency: 'GBP' },
} as const satisfies Record<string, Amount>;

/** What is left to pay before the journey, where it can be told: the deposit is asked in pounds. */
export function balanceAfterDeposit(price: Amount | null): Amount | null {
  const { amount, currency } = bookingTerms.deposit;
  if (price?.currency !== currency || price.amount <= amount) return null;
  return { amount: price.amount - amount, currency };
}
