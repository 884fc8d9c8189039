import { Text } from '@chakra-ui/react';
import { Facts } from '@web/ui/Facts';
import { MoneyText } from '@web/ui/MoneyText';
import { useTranslation } from 'react-i18next';
import type { BookingCardFragment } from './bookings.generated';

interface BookingMoneyProps {
  booking: Pick<BookingCardFragment, 'status' | 'total' | 'paid' | 'remaining'>;
}

/** Total, paid and remaining; a request has none of them before its quote, and nothing is due once it is cancelled. */
export function BookingMoney({ booking: { status, total, paid, remaining } }: BookingMoneyProps) {
  const { t } = useTranslation('booking');
  const isCancelled = status === 'CANCELLED';
  if (!total)
    return <Text color="fg.muted">{isCancelled ? t('money.nothingDue') : t('money.awaitingQuote')}</Text>;
  return (
    <Facts
      layout="ends"
      facts={[
        { key: 'total', label: t('money.total'), value: <MoneyText value={total} fontWeight="semibold" /> },
        { key: 'paid', label: t('money.paid'), value: <MoneyText value={paid} emptyText="–" /> },
        {
          key: 'remaining',
          label: t('money.remaining'),
          value: isCancelled ? t('money.nothingDue') : <MoneyText value={remaining} emptyText="–" />,
        },
      ]}
    />
  );
}
