import { Button, Flex } from '@chakra-ui/react';
import { ConfirmDialog } from '@web/ui/Dialog';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminBookingRowFragment } from './admin.generated';
import { type Move, useMoveBooking } from './useMoveBooking';

type MovableBooking = Pick<AdminBookingRowFragment, 'id' | 'reference' | 'nextStatuses' | 'contact'>;

/** The moves that the server allows now. Cancelling asks first. */
export function MoveButtons({ booking, only }: { booking: MovableBooking; only?: readonly Move[] }) {
  const { t } = useTranslation('admin');
  const [isAsking, setAsking] = useState(false);
  const { move, isMoving } = useMoveBooking();
  const allowed = booking.nextStatuses.filter(
    (status): status is Move => status !== 'PENDING' && (!only || only.includes(status)),
  );
  const cancel = async () => {
    await move(booking, 'CANCELLED');
    setAsking(false);
  };
  return (
    <Flex gap="2" wrap="wrap">
      {allowed.map((to) => (
        <Button
          key={to}
          size="sm"
          variant={to === 'CONFIRMED' ? 'solid' : 'outline'}
          disabled={isMoving}
          aria-label={t('moves.named', { action: t(`moves.${to}`), reference: booking.reference })}
          onClick={() => (to === 'CANCELLED' ? setAsking(true) : void move(booking, to))}
        >
          {t(`moves.${to}`)}
        </Button>
      ))}
      <ConfirmDialog
        isOpen={isAsking}
        title={t('moves.cancelTitle', { reference: booking.reference })}
        confirmText={t('moves.CANCELLED')}
        cancelText={t('moves.keep')}
        isPending={isMoving}
        pendingText={t('moves.pending')}
        isDangerous
        onConfirm={() => void cancel()}
        onCancel={() => setAsking(false)}
      >
        {t('moves.cancelBody', { name: booking.contact.firstName })}
      </ConfirmDialog>
    </Flex>
  );
}
