import { type PackageCategory, packageSorts } from '@domain/catalogue';
import { useDocumentTitle } from '@web/app/useDocumentTitle';
import type { EnquiryKind } from '@web/apollo/schema.generated';
import { bookingTerms } from '@web/features/catalogue/booking-terms';
import { CatalogueFilterBar } from '@web/features/catalogue/CatalogueFilterBar';
import { CatalogueResults } from '@web/features/catalogue/CatalogueResults';
import { toEnum } from '@web/features/catalogue/catalogue-values';
import { useCatalogueFilters } from '@web/features/catalogue/useCatalogueFilters';
import { useCatalogueList } from '@web/features/catalogue/useCatalogueList';
import { EnquiryDialog } from '@web/features/enquiries/EnquiryDialog';
import { readGroupKind, wantedKindFirst } from '@web/features/packages/group-kind';
import { PackageCard } from '@web/features/packages/PackageCard';
import { PackageListSkeleton } from '@web/features/packages/PackageListSkeleton';
import { PackagesHero } from '@web/features/packages/PackagesHero';
import { CustomPackage, TalkToUs, WhyChoose } from '@web/features/packages/PackageServices';
import { TrustBadges } from '@web/features/packages/TrustBadges';
import { usePackageListQuery } from '@web/features/packages/packages.generated';
import { useFormat } from '@web/i18n/useFormat';
import { Container } from '@web/ui/layout';
import { Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

const pageSize = 24;
/** The kinds that the list is narrowed to; a package of any other kind stands under all of them. */
const offered = ['honeymoon', 'adventure', 'family', 'luxury'] as const satisfies readonly PackageCategory[];
const categories = ['all', ...offered] as const;

export function PackagesPage() {
  const { t } = useTranslation('catalogue');
  const format = useFormat();
  const [params] = useSearchParams();
  const groupKind = readGroupKind(params.get('group'));
  const [asked, setAsked] = useState<EnquiryKind | null>(null);
  useDocumentTitle(t('packages.title'));
  return (
    <>
      <PackagesHero groupKind={groupKind}>
        <TrustBadges deposit={format.money(bookingTerms.deposit)} />
      </PackagesHero>
      <PackageList />
      <CustomPackage onCreate={() => setAsked('CUSTOM_PACKAGE')} />
      <WhyChoose />
      <TalkToUs onCallback={() => setAsked('CALLBACK')} onConsultation={() => setAsked('CONSULTATION')} />
      <EnquiryDialog kind={asked} onClose={() => setAsked(null)} />
    </>
  );
}

function PackageList() {
  const { t } = useTranslation('catalogue');
  const [params] = useSearchParams();
  const groupKind = readGroupKind(params.get('group'));
  const filters = useCatalogueFilters({ categories: offered, sorts: packageSorts });
  const { search, category, sort } = filters;
  const query = usePackageListQuery({
    variables: {
      first: pageSize,
      search: search || null,
      category: category === 'all' ? null : toEnum(category),
      sort: toEnum(sort),
    },
  });
  const found = useCatalogueList({
    ...query,
    current: query.data?.packages,
    previous: query.previousData?.packages,
  });
  const list = { ...found, items: found.items && wantedKindFirst(found.items, groupKind) };
  const shown = list.items?.length ?? 0;
  return (
    <Container id="list" paddingBottom={{ base: '10', md: '16' }}>
      <Stack gap="4">
        <CatalogueFilterBar
          filters={filters}
          categories={categories.map((value) => ({ value, label: t(`categories.${value}`) }))}
          sorts={packageSorts.map((value) => ({ value, label: t(`sorts.${value}`) }))}
          searchPlaceholder={t('packages.searchPlaceholder')}
          showText={t('packages.show', { count: list.totalCount })}
          placement="top"
        />
        <CatalogueResults
          list={list}
          label={t('packages.title')}
          countText={
            list.hasMore
              ? t('packages.countOf', { shown, count: list.totalCount })
              : t('packages.count', { count: list.totalCount })
          }
          skeleton={<PackageListSkeleton label={t('packages.loading')} />}
          errorText={t('packages.error')}
          empty={{
            title: t('packages.empty.title'),
            text: filters.isFiltered ? t('packages.empty.filtered') : t('packages.empty.none'),
          }}
          isFiltered={filters.isFiltered}
          onClear={filters.clear}
          columns={{ lg: 2 }}
          renderItem={(one, index) => <PackageCard package={one} isPriority={index < 2} />}
        />
      </Stack>
    </Container>
  );
}
