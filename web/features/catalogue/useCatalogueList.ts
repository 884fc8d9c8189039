import { useCallback, useState } from 'react';

interface Connection<Node> {
  readonly nodes: readonly Node[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  readonly totalCount: number;
}

interface Query<Node> {
  /** Undefined while the first answer for these filters is awaited. */
  readonly current: Connection<Node> | undefined;
  /** What was shown before the filters changed. */
  readonly previous: Connection<Node> | undefined;
  readonly loading: boolean;
  readonly error?: unknown;
  fetchMore(options: { variables: { after: string | null } }): Promise<unknown>;
  refetch(): Promise<unknown>;
}

export interface CatalogueList<Node> {
  readonly items: readonly Node[] | undefined;
  readonly totalCount: number;
  /** What is shown belongs to the filters before these. */
  readonly isStale: boolean;
  readonly error: unknown;
  readonly isRetrying: boolean;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly moreError: unknown;
  retry(): void;
  loadMore(): void;
}

/** A paged list as a page shows it: the old cards stay, dimmed, until the new ones are there. */
export function useCatalogueList<Node>(query: Query<Node>): CatalogueList<Node> {
  const { current, previous, loading, error, fetchMore, refetch } = query;
  const [isLoadingMore, setLoadingMore] = useState(false);
  const [moreError, setMoreError] = useState<unknown>(null);
  const shown = current ?? (error ? undefined : previous);
  const endCursor = current?.pageInfo.endCursor ?? null;

  const loadMore = useCallback(() => {
    setLoadingMore(true);
    setMoreError(null);
    fetchMore({ variables: { after: endCursor } })
      .catch(setMoreError)
      .finally(() => setLoadingMore(false));
  }, [endCursor, fetchMore]);

  const retry = useCallback(() => {
    // The answer, good or bad, arrives through the watched query.
    refetch().catch(() => undefined);
  }, [refetch]);

  return {
    items: shown?.nodes,
    totalCount: shown?.totalCount ?? 0,
    isStale: !current && shown !== undefined,
    error: current ? null : error,
    isRetrying: loading,
    hasMore: current?.pageInfo.hasNextPage ?? false,
    isLoadingMore,
    moreError,
    retry,
    loadMore,
  };
}
