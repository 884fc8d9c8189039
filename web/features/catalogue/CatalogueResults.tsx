import { Box, Button, Grid, Stack, Text } from '@chakra-ui/react';
import { useFailureText } from '@web/apollo/useFailureText';
import { EmptyState } from '@web/ui/EmptyState';
import { ErrorNotice } from '@web/ui/ErrorNotice';
import { LoadMore } from '@web/ui/LoadMore';
import { SearchX } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { CatalogueList } from './useCatalogueList';

interface CatalogueResultsProps<Node> {
  list: CatalogueList<Node>;
  renderItem: (node: Node, index: number) => ReactNode;
  /** Names the list for screen readers. */
  label: string;
  /** `36 trips`; announced when it changes. */
  countText: string;
  skeleton: ReactNode;
  errorText: string;
  empty: { readonly title: string; readonly text: string };
  isFiltered: boolean;
  onClear: () => void;
  columns: { readonly sm?: number; readonly md?: number; readonly lg?: number; readonly xl?: number };
}

/** The list in each of its states. A list that failed says so; it is never shown as an empty one. */
export function CatalogueResults<Node extends { readonly id: string }>(props: CatalogueResultsProps<Node>) {
  const { list, countText, skeleton, errorText } = props;
  const failureText = useFailureText();
  return (
    <Stack gap="6">
      <Text role="status" color="fg.muted" minHeight="6">
        {list.items && !list.isStale ? countText : ''}
      </Text>
      {list.error && !list.isRetrying ? (
        <ErrorNotice message={failureText(list.error, errorText)} onRetry={list.retry} />
      ) : !list.items ? (
        skeleton
      ) : list.items.length === 0 ? (
        <NothingFound {...props} />
      ) : (
        <Cards {...props} items={list.items} />
      )}
    </Stack>
  );
}

function NothingFound<Node>({ empty, isFiltered, onClear }: CatalogueResultsProps<Node>) {
  const { t } = useTranslation('catalogue');
  return (
    <EmptyState
      icon={SearchX}
      title={empty.title}
      action={isFiltered ? <Button onClick={onClear}>{t('filters.clear')}</Button> : undefined}
    >
      {empty.text}
    </EmptyState>
  );
}

function Cards<Node extends { readonly id: string }>({
  list,
  items,
  renderItem,
  label,
  columns,
  errorText,
}: CatalogueResultsProps<Node> & { items: readonly Node[] }) {
  const failureText = useFailureText();
  const { ref, remember } = useFocusOnFirstNew(items.length, Boolean(list.moreError));
  return (
    <Box aria-busy={list.isStale || undefined}>
      <Grid
        as="ul"
        ref={ref}
        aria-label={label}
        columnGap={{ base: '6', xl: '8' }}
        rowGap={{ base: '10', lg: '12' }}
        templateColumns={templateOf(columns)}
        opacity={list.isStale ? '0.55' : undefined}
        transition="opacity 160ms ease-out"
      >
        {items.map((item, index) => (
          <li key={item.id}>{renderItem(item, index)}</li>
        ))}
      </Grid>
      {list.moreError ? (
        <Box paddingTop="10">
          <ErrorNotice message={failureText(list.moreError, errorText)} onRetry={list.loadMore} />
        </Box>
      ) : (
        <LoadMore
          hasMore={list.hasMore}
          isLoading={list.isLoadingMore}
          onLoadMore={() => {
            remember();
            list.loadMore();
          }}
        />
      )}
    </Box>
  );
}

function templateOf(columns: CatalogueResultsProps<unknown>['columns']) {
  return {
    base: 'minmax(0, 1fr)',
    ...Object.fromEntries(
      Object.entries(columns).map(([width, count]) => [width, `repeat(${count}, minmax(0, 1fr))`]),
    ),
  };
}

/** After Load More the keyboard goes on at the first new card; nothing scrolls by itself. */
function useFocusOnFirstNew(count: number, hasFailed: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  const known = useRef<number | null>(null);
  useEffect(() => {
    if (hasFailed) known.current = null;
    if (known.current === null || count <= known.current) return;
    const firstNew = ref.current?.children[known.current];
    known.current = null;
    firstNew?.querySelector<HTMLElement>('a[href]')?.focus({ preventScroll: true });
  }, [count, hasFailed]);
  return {
    ref,
    remember: () => {
      known.current = count;
    },
  };
}
