/** ISO 4217 codes the agency prices or budgets in. */
export const currencyCodes = ['GBP', 'USD', 'EUR', 'CAD', 'AUD', 'JPY'] as const;
export type CurrencyCode = (typeof currencyCodes)[number];

/** Decimal places of a currency's minor unit (ISO 4217, column "exponent"). */
export function minorUnitDigits(currency: CurrencyCode): number {
  return currency === 'JPY' ? 0 : 2;
}
