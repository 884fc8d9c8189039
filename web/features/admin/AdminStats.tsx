import { SimpleGrid } from '@chakra-ui/react';
import { useFormat } from '@web/i18n/useFormat';
import { ErrorNotice } from '@web/ui/ErrorNotice';
import { StatTile } from '@web/ui/StatTile';
import { useTranslation } from 'react-i18next';
import type { AdminDashboardQuery } from './admin.generated';

type Stats = NonNullable<AdminDashboardQuery['admin']>['stats'];

/** The four headline figures; null when they alone could not be read. */
export function AdminStats({ stats, onRetry }: { stats: Stats | undefined; onRetry: () => void }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  if (!stats) return <ErrorNotice message={t('listFailed')} onRetry={onRetry} />;
  return (
    <SimpleGrid as="dl" columns={{ base: 2, lg: 4 }} gap="6" aria-label={t('stats.label')}>
      <StatTile label={t('stats.totalBookings')} value={format.number(stats.totalBookings)} />
      <StatTile label={t('stats.totalUsers')} value={format.number(stats.totalUsers)} />
      <StatTile
        label={t('stats.revenue')}
        hint={t('stats.revenueHint')}
        value={format.money(stats.totalRevenue)}
      />
      <StatTile label={t('stats.activeTrips')} value={format.number(stats.activeTrips)} />
    </SimpleGrid>
  );
}
