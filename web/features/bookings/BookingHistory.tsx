import { chakra, Stack, Text } from '@chakra-ui/react';
import { useFormat } from '@web/i18n/useFormat';
import { StatusBadge } from '@web/ui/StatusBadge';
import { useTranslation } from 'react-i18next';
import type { BookingDetailFragment } from './bookings.generated';

/** Every change of state, the latest first. */
export function BookingHistory({ history }: Pick<BookingDetailFragment, 'history'>) {
  const { t } = useTranslation('booking');
  const format = useFormat();
  const latestFirst = [...history].sort((a, b) => b.at.localeCompare(a.at) || Number(b.id) - Number(a.id));
  return (
    <Stack as="ol" gap="5">
      {latestFirst.map(({ id, to, at, byName, reason }) => (
        <chakra.li key={id} borderInlineStartWidth="2px" paddingInlineStart="4">
          <StatusBadge status={to} />
          <Text textStyle="sm" color="fg.muted" marginTop="1">
            <chakra.time dateTime={at}>{format.dateTime(at)}</chakra.time>
            {byName ? ` · ${t('details.by', { name: byName })}` : null}
          </Text>
          {reason ? <Text marginTop="1">{reason}</Text> : null}
        </chakra.li>
      ))}
    </Stack>
  );
}
