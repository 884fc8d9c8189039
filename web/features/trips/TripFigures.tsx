import { Grid } from '@chakra-ui/react';
import { useFormat } from '@web/i18n/useFormat';
import { StatTile } from '@web/ui/StatTile';
import { useTranslation } from 'react-i18next';
import type { TripFiguresQuery } from './trips.generated';

const figures = ['trips', 'destinations', 'departures'] as const;

/** Counted, not claimed: absent until the server has said them. */
export function TripFigures({ stats }: { stats: TripFiguresQuery['catalogueStats'] | undefined }) {
  const { t } = useTranslation('catalogue');
  const format = useFormat();
  return (
    <Grid
      as="dl"
      aria-label={t('trips.figures.title')}
      gap="6"
      templateColumns="repeat(3, minmax(0, 7rem))"
      minHeight="20"
      flexShrink="0"
    >
      {stats
        ? figures.map((figure) => (
            <StatTile
              key={figure}
              label={t(`trips.figures.${figure}`)}
              value={format.number(stats[figure])}
            />
          ))
        : null}
    </Grid>
  );
}
