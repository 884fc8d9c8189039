import { Stack, Text } from '@chakra-ui/react';
import { useFormat } from '@web/i18n/useFormat';
import { useTranslation } from 'react-i18next';
import { Places } from './Places';
import type { TripDepartureFragment } from './trips.generated';

/** The first date that still has places, or that there is none. */
export function NextDeparture({ departure }: { departure: TripDepartureFragment | null }) {
  const { t } = useTranslation('catalogue');
  const format = useFormat();
  if (!departure) return <Text color="fg.muted">{t('departures.noneShort')}</Text>;
  return (
    <Stack gap="1" align="flex-start">
      <Text textStyle="sm" color="fg.muted">
        {t('departures.next')}
      </Text>
      <Text fontWeight="medium">{format.dateRange(departure.startDate, departure.endDate)}</Text>
      <Places count={departure.availableSpots} />
    </Stack>
  );
}
