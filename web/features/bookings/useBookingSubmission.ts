import type { BookingRequest } from '@domain/inputs/booking-inputs';
import { toFailure } from '@web/apollo/errors';
import { useRef, useState } from 'react';
import type { FieldPath } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { clearBookingDraft } from './booking-draft';
import { type BookingFormValues, toGraphqlInput } from './booking-form';
import {
  PublicBookingDocument,
  type PublicBookingQuery,
  type PublicBookingQueryVariables,
  useRequestBookingMutation,
} from './bookings.generated';
import { forgetSubmissionKey, submissionKeyFor } from './submission-key';
import type { BookingForm } from './useBookingForm';

export interface SubmissionFailure {
  readonly text: string;
  /** The server's own words, where it gave some. */
  readonly detail: string | null;
}

interface BookingSubmissionOptions {
  form: BookingForm;
  onBooked: (reference: string) => void;
  /** The server found fault with fields: they carry its messages now. */
  onRefused: () => void;
  /** Others were quicker: how many places are left has to be asked again. */
  onSoldOut: () => void;
}

/** Sends the filled form, once. */
export function useBookingSubmission({ form, onBooked, onRefused, onSoldOut }: BookingSubmissionOptions) {
  const { t } = useTranslation('booking');
  const [failure, setFailure] = useState<SubmissionFailure | null>(null);
  const [requestBooking] = useRequestBookingMutation();
  const isSending = useRef(false);

  async function send(booking: BookingRequest): Promise<void> {
    // A second click can arrive before the button is drawn as disabled.
    if (isSending.current) return;
    isSending.current = true;
    setFailure(null);
    const input = toGraphqlInput(booking);
    try {
      const { data } = await requestBooking({
        variables: { input, idempotencyKey: submissionKeyFor(input) },
        update: (cache, { data: receipt }) => {
          if (!receipt) return;
          // The confirmation page shows at once what it would ask for.
          cache.writeQuery<PublicBookingQuery, PublicBookingQueryVariables>({
            query: PublicBookingDocument,
            variables: { reference: receipt.requestBooking.booking.reference },
            data: { publicBooking: receipt.requestBooking.booking },
          });
        },
      });
      if (!data) throw new Error('the server answered a booking request with nothing');
      forgetSubmissionKey();
      clearBookingDraft();
      onBooked(data.requestBooking.booking.reference);
    } catch (error) {
      tell(error);
    } finally {
      isSending.current = false;
    }
  }

  function tell(error: unknown): void {
    const { code, message, fields } = toFailure(error);
    if (code === 'IDEMPOTENCY_KEY_REUSED') forgetSubmissionKey();
    const atFields = code === 'SOLD_OUT' ? { travellersCount: message ?? t('departure.soldOut') } : fields;
    const known = Object.entries(atFields).filter(([path]) => isFormField(path, form.getValues()));
    if (code === 'SOLD_OUT') onSoldOut();
    if (known.length === 0) {
      const detail = code === 'INTERNAL_SERVER_ERROR' ? null : message;
      setFailure({ text: t('request.failed'), detail });
      return;
    }
    for (const [path, text] of known)
      form.setError(path as FieldPath<BookingFormValues>, { type: 'server', message: text });
    onRefused();
  }

  return { send, failure };
}

function isFormField(path: string, values: BookingFormValues): boolean {
  return (path.split('.')[0] ?? path) in values;
}
