import type { Amount, Format } from '@web/i18n/format';
import type { TFunction } from 'i18next';

interface Priced {
  readonly total?: Amount | null;
  readonly request?: { readonly budget?: Amount | null } | null;
}

/** The total; before a quote the client's budget, said to be one. */
export function bookingAmount(
  { total, request }: Priced,
  format: Pick<Format, 'money'>,
  t: TFunction<'admin'>,
): string {
  if (total) return format.money(total);
  if (request?.budget) return t('bookings.budget', { amount: format.money(request.budget) });
  return t('bookings.noAmount');
}
