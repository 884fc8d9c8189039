import { Box, Grid } from '@chakra-ui/react';
import { tripCategories, tripSorts } from '@domain/catalogue';
import { useDocumentTitle } from '@web/app/useDocumentTitle';
import { CatalogueFilterBar } from '@web/features/catalogue/CatalogueFilterBar';
import { CatalogueResults } from '@web/features/catalogue/CatalogueResults';
import { toEnum } from '@web/features/catalogue/catalogue-values';
import { useCatalogueFilters } from '@web/features/catalogue/useCatalogueFilters';
import { useCatalogueList } from '@web/features/catalogue/useCatalogueList';
import { TripCard } from '@web/features/trips/TripCard';
import { TripFigures } from '@web/features/trips/TripFigures';
import { useTripFiguresQuery, useTripListQuery } from '@web/features/trips/trips.generated';
import { Page, PageHeading } from '@web/ui/layout';
import { CardGridSkeleton } from '@web/ui/skeletons';
import { useTranslation } from 'react-i18next';

const pageSize = 9;
const categories = ['all', ...tripCategories] as const;

export function TripsPage() {
  const { t } = useTranslation('catalogue');
  useDocumentTitle(t('trips.title'));
  const filters = useCatalogueFilters({ categories: tripCategories, sorts: tripSorts });
  const { search, category, sort } = filters;
  const query = useTripListQuery({
    variables: {
      first: pageSize,
      search: search || null,
      category: category === 'all' ? null : toEnum(category),
      sort: toEnum(sort),
    },
  });
  const list = useCatalogueList({
    ...query,
    current: query.data?.trips,
    previous: query.previousData?.trips,
  });
  const figures = useTripFiguresQuery();
  const shown = list.items?.length ?? 0;
  return (
    <Page>
      <PageHeading
        title={t('trips.title')}
        intro={t('trips.intro')}
        action={<TripFigures stats={figures.data?.catalogueStats} />}
      />
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: '15rem minmax(0, 1fr)' }}
        columnGap={{ lg: '10', xl: '14' }}
        rowGap="4"
      >
        <Box>
          <Box position={{ lg: 'sticky' }} top="24">
            <CatalogueFilterBar
              filters={filters}
              categories={categories.map((value) => ({ value, label: t(`categories.${value}`) }))}
              sorts={tripSorts.map((value) => ({ value, label: t(`sorts.${value}`) }))}
              searchPlaceholder={t('trips.searchPlaceholder')}
              showText={t('trips.show', { count: list.totalCount })}
              placement="side"
            />
          </Box>
        </Box>
        <CatalogueResults
          list={list}
          label={t('trips.title')}
          countText={
            list.hasMore
              ? t('trips.countOf', { shown, count: list.totalCount })
              : t('trips.count', { count: list.totalCount })
          }
          skeleton={<CardGridSkeleton count={pageSize} columns={3} label={t('trips.loading')} />}
          errorText={t('trips.error')}
          empty={{
            title: t('trips.empty.title'),
            text: filters.isFiltered ? t('trips.empty.filtered') : t('trips.empty.none'),
          }}
          isFiltered={filters.isFiltered}
          onClear={filters.clear}
          columns={{ sm: 2, xl: 3 }}
          renderItem={(trip, index) => <TripCard trip={trip} isPriority={index < 3} />}
        />
      </Grid>
    </Page>
  );
}
