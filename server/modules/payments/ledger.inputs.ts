import { currencyCode, localDate, optionalText } from '@domain/inputs/fields';
import { z } from '@domain/inputs/zod';
import { today } from '@domain/local-date';

export const ledgerEntryKinds = ['payment', 'refund'] as const;
export const paymentMethods = ['bank_transfer', 'card', 'cash'] as const;

/** What an administrator records: the amount is positive for refunds too. */
export const ledgerEntryInput = z.object({
  bookingId: z.int('Choose a booking').min(1, 'Choose a booking').max(2_147_483_647, 'Choose a booking'),
  kind: z.enum(ledgerEntryKinds, 'Choose payment or refund'),
  method: z.enum(paymentMethods, `Choose one of: ${paymentMethods.join(', ')}`),
  amount: z.object(
    { minor: z.int('Enter an amount').min(1, 'Enter an amount above zero'), currency: currencyCode },
    'Enter an amount',
  ),
  receivedOn: localDate('Enter the day').refine((day) => day <= today(), 'The day must not be in the future'),
  note: optionalText(500),
});
export type LedgerEntryInput = z.output<typeof ledgerEntryInput>;
