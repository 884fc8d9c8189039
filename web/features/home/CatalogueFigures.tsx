import { Grid } from '@chakra-ui/react';
import { useFormat } from '@web/i18n/useFormat';
import { Container } from '@web/ui/layout';
import { StatTile } from '@web/ui/StatTile';
import { useTranslation } from 'react-i18next';
import type { HomeQuery } from './home.generated';

const figures = ['trips', 'packages', 'destinations', 'departures'] as const;

/** Counted, not claimed: absent until the server has said them. */
export function CatalogueFigures({ stats }: { stats: HomeQuery['catalogueStats'] | undefined }) {
  const { t } = useTranslation('home');
  const format = useFormat();
  return (
    <Container minHeight="24">
      {stats ? (
        <Grid
          as="dl"
          gap="8"
          templateColumns={{ base: 'repeat(2, 1fr)', lg: 'repeat(4, 1fr)' }}
          aria-label={t('stats.title')}
        >
          {figures.map((figure) => (
            <StatTile key={figure} label={t(`stats.${figure}`)} value={format.number(stats[figure])} />
          ))}
        </Grid>
      ) : null}
    </Container>
  );
}
