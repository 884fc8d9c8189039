import { Button, Stack, Text } from '@chakra-ui/react';
import { formatReference } from '@domain/booking-reference';
import { useFailureText } from '@web/apollo/useFailureText';
import { useFormat } from '@web/i18n/useFormat';
import { TextArea } from '@web/ui/controls';
import { Dialog } from '@web/ui/Dialog';
import { ErrorNotice } from '@web/ui/ErrorNotice';
import { FormField } from '@web/ui/FormField';
import { toast } from '@web/ui/toasts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type BookingCardFragment,
  type CancelBookingMutation,
  useCancelBookingMutation,
} from './bookings.generated';

interface CancelBookingProps {
  booking: Pick<
    BookingCardFragment,
    'id' | 'reference' | 'title' | 'status' | 'nextStatuses' | 'updatedAt' | 'paid'
  >;
  /** After the server has agreed. */
  onCancelled?: () => void;
}

/** The button, its question, and what is said when the server refuses; nothing where the booking cannot be cancelled. */
export function CancelBooking({ booking, onCancelled }: CancelBookingProps) {
  const { t } = useTranslation('booking');
  const failureText = useFailureText();
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [cancel] = useCancelBookingMutation();

  const confirm = async (reason: string) => {
    setAsking(false);
    setFailure(null);
    try {
      // The card shows the new state at once; a refusal takes it back by itself.
      await cancel({
        variables: { id: booking.id, reason: reason || null },
        optimisticResponse: cancelled(booking),
      });
      toast.success(t('cancel.done', { title: booking.title }));
      onCancelled?.();
    } catch (error) {
      setFailure(failureText(error, t('cancel.failed')));
    }
  };

  return (
    <>
      {booking.nextStatuses.includes('CANCELLED') ? (
        <Button
          variant="outline"
          colorPalette="red"
          onClick={() => setAsking(true)}
          aria-label={`${t('cancel.open')}: ${booking.title}`}
        >
          {t('cancel.open')}
        </Button>
      ) : null}
      {failure ? <ErrorNotice title={t('cancel.failedTitle')} message={failure} /> : null}
      <CancelDialog
        booking={booking}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={(reason) => void confirm(reason)}
      />
    </>
  );
}

function cancelled({ id, updatedAt }: CancelBookingProps['booking']): CancelBookingMutation {
  return {
    // The cache finds the booking by its type and id; the generated types leave the type's name out.
    cancelBooking: { __typename: 'Booking', id, status: 'CANCELLED', nextStatuses: [], updatedAt },
  } as CancelBookingMutation;
}

interface CancelDialogProps extends Pick<CancelBookingProps, 'booking'> {
  isOpen: boolean;
  onClose: () => void;
  onConfirm: (reason: string) => void;
}

function CancelDialog({ booking, isOpen, onClose, onConfirm }: CancelDialogProps) {
  const { t } = useTranslation('booking');
  const formId = useId();
  const footer = (
    <>
      <Button variant="outline" onClick={onClose} autoFocus>
        {t('cancel.keep')}
      </Button>
      <Button type="submit" form={formId} colorPalette="red">
        {t('cancel.confirm')}
      </Button>
    </>
  );
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('cancel.title')} footer={footer} role="alertdialog">
      <CancelForm id={formId} booking={booking} onConfirm={onConfirm} />
    </Dialog>
  );
}

function CancelForm({
  id,
  booking,
  onConfirm,
}: Pick<CancelDialogProps, 'booking' | 'onConfirm'> & { id: string }) {
  const { t } = useTranslation('booking');
  const format = useFormat();
  const [reason, setReason] = useState('');
  const hasPaid = booking.paid !== null && booking.paid.amount > 0;
  return (
    <form
      id={id}
      onSubmit={(event) => {
        event.preventDefault();
        onConfirm(reason.trim());
      }}
    >
      <Stack gap="4">
        <Text>
          {t('cancel.text', { title: booking.title, reference: formatReference(booking.reference) })}
        </Text>
        {hasPaid && booking.paid ? (
          <Text>{t('cancel.paid', { paid: format.money(booking.paid) })}</Text>
        ) : null}
        <FormField label={t('cancel.reason')} hint={t('cancel.reasonHint')}>
          <TextArea
            rows={3}
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </FormField>
      </Stack>
    </form>
  );
}
