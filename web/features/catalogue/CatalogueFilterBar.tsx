import { Button, chakra, Flex, Stack } from '@chakra-ui/react';
import { Select } from '@web/ui/controls';
import { Dialog } from '@web/ui/Dialog';
import { FilterChips } from '@web/ui/FilterChips';
import { FormField } from '@web/ui/FormField';
import { SearchBox } from '@web/ui/SearchBox';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CatalogueFilters } from './useCatalogueFilters';

interface Labelled<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

interface CatalogueFilterBarProps<Category extends string, Sort extends string> {
  filters: CatalogueFilters<Category, Sort>;
  categories: readonly Labelled<Category | 'all'>[];
  sorts: readonly Labelled<Sort>[];
  searchPlaceholder: string;
  /** Closes the sheet: `Show 12 trips`. */
  showText: string;
  /** `side` stands beside the list on wide screens, `top` above it. */
  placement: 'side' | 'top';
}

/** Search, category and order of a list; on phones the last two wait in a sheet. */
export function CatalogueFilterBar<Category extends string, Sort extends string>(
  props: CatalogueFilterBarProps<Category, Sort>,
) {
  const { filters, searchPlaceholder, placement } = props;
  const { t } = useTranslation('catalogue');
  const isTop = placement === 'top';
  return (
    <chakra.div
      display={{ base: 'flex', lg: isTop ? 'grid' : 'block' }}
      gap={{ base: '3', lg: isTop ? '8' : undefined }}
      gridTemplateColumns={{ lg: 'minmax(0, 20rem) minmax(0, 1fr) 14rem' }}
      alignItems="flex-end"
    >
      <SearchBox
        label={t('filters.search')}
        placeholder={searchPlaceholder}
        value={filters.search}
        onSearch={filters.setSearch}
      />
      <FilterSheet {...props} />
      <Stack
        display={{ base: 'none', lg: isTop ? 'contents' : 'flex' }}
        gap="6"
        marginTop={{ lg: isTop ? '0' : '6' }}
      >
        <CategoryChoice {...props} />
        <SortChoice {...props} />
      </Stack>
    </chakra.div>
  );
}

type ChoiceProps<Category extends string, Sort extends string> = Pick<
  CatalogueFilterBarProps<Category, Sort>,
  'filters' | 'categories' | 'sorts'
>;

function CategoryChoice<Category extends string, Sort extends string>({
  filters,
  categories,
}: ChoiceProps<Category, Sort>) {
  const { t } = useTranslation('catalogue');
  return (
    <Stack gap="1.5">
      <chakra.span textStyle="label" aria-hidden="true">
        {t('filters.category')}
      </chakra.span>
      {/* As tall as the controls it stands beside. */}
      <Flex minHeight="11" align="center">
        <FilterChips
          label={t('filters.category')}
          options={categories}
          value={filters.category}
          onChange={filters.setCategory}
        />
      </Flex>
    </Stack>
  );
}

function SortChoice<Category extends string, Sort extends string>({
  filters,
  sorts,
}: ChoiceProps<Category, Sort>) {
  const { t } = useTranslation('catalogue');
  return (
    <FormField label={t('filters.sort')}>
      <Select
        options={sorts}
        value={filters.sort}
        onChange={(event) => {
          const wanted = sorts.find((one) => one.value === event.target.value);
          if (wanted) filters.setSort(wanted.value);
        }}
      />
    </FormField>
  );
}

function FilterSheet<Category extends string, Sort extends string>(
  props: CatalogueFilterBarProps<Category, Sort>,
) {
  const { t } = useTranslation('catalogue');
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const chosen = props.categories.find((one) => one.value === props.filters.category);
  return (
    <chakra.div display={{ base: 'block', lg: 'none' }} flexShrink="0">
      <Button variant="outline" aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setOpen(true)}>
        <SlidersHorizontal size="1.125rem" strokeWidth={1.5} aria-hidden="true" />
        {props.filters.category === 'all' ? t('filters.open') : chosen?.label}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={t('filters.title')}
        placement="end"
        footer={
          <Flex width="full">
            <Button width="full" size="lg" onClick={close}>
              {props.showText}
            </Button>
          </Flex>
        }
      >
        <Stack gap="6">
          <CategoryChoice {...props} />
          <SortChoice {...props} />
        </Stack>
      </Dialog>
    </chakra.div>
  );
}
