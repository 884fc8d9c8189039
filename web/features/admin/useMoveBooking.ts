import { toFailure } from '@web/apollo/errors';
import { toast } from '@web/ui/toasts';
import { useTranslation } from 'react-i18next';
import {
  useCancelBookingAsAdminMutation,
  useCompleteBookingMutation,
  useConfirmBookingMutation,
  useProcessBookingMutation,
} from './admin.generated';

export type Move = 'PROCESSING' | 'CONFIRMED' | 'COMPLETED' | 'CANCELLED';

interface Movable {
  readonly id: string;
  readonly reference: string;
}

/** Changes a booking's status. The answer carries the booking, so every list shows it at once. */
export function useMoveBooking() {
  const { t } = useTranslation(['admin', 'common']);
  const [process, processing] = useProcessBookingMutation();
  const [confirm, confirming] = useConfirmBookingMutation();
  const [complete, completing] = useCompleteBookingMutation();
  const [cancel, cancelling] = useCancelBookingAsAdminMutation();
  const moves = { PROCESSING: process, CONFIRMED: confirm, COMPLETED: complete, CANCELLED: cancel };

  async function move(booking: Movable, to: Move): Promise<void> {
    try {
      // Figures and the history depend on it: what is on the screen is asked for again.
      await moves[to]({ variables: { id: booking.id }, refetchQueries: ['AdminDashboard', 'AdminBooking'] });
      toast.success(
        t('moves.done', { reference: booking.reference, status: t(`common:status.${statusKey(to)}`) }),
      );
    } catch (error) {
      toast.error(toFailure(error).message ?? t('moves.failed', { reference: booking.reference }));
    }
  }

  return { move, isMoving: [processing, confirming, completing, cancelling].some((state) => state.loading) };
}

function statusKey(move: Move) {
  return move.toLowerCase() as Lowercase<Move>;
}
