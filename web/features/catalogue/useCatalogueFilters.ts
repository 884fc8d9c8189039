import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

const longestSearch = 200;

interface Choices<Category extends string, Sort extends string> {
  readonly categories: readonly Category[];
  /** The first is in force when the address names none. */
  readonly sorts: readonly [Sort, ...Sort[]];
}

export interface CatalogueFilters<Category extends string, Sort extends string> {
  readonly search: string;
  readonly category: Category | 'all';
  readonly sort: Sort;
  /** True when something is left out of the list. */
  readonly isFiltered: boolean;
  setSearch(text: string): void;
  setCategory(category: Category | 'all'): void;
  setSort(sort: Sort): void;
  /** Takes away search and category; the order stays as it is. */
  clear(): void;
}

/**
 * What a list shows, kept in the address, so that a link or Back restores it. Typing replaces the entry of the
 * history, a chosen category or order adds one. Values that do not exist count as none.
 */
export function useCatalogueFilters<Category extends string, Sort extends string>(
  choices: Choices<Category, Sort>,
): CatalogueFilters<Category, Sort> {
  const [params, setParams] = useSearchParams();
  const search = (params.get('search') ?? '').trim().slice(0, longestSearch);
  const category = choices.categories.find((one) => one === params.get('category')) ?? 'all';
  const [defaultSort] = choices.sorts;
  const sort = choices.sorts.find((one) => one === params.get('sort')) ?? defaultSort;

  const { latest, expect } = useLatestParams(params);
  const change = useCallback(
    (changes: Readonly<Record<string, string | null>>, options?: { replace: boolean }) => {
      const next = withChanges(latest.current, changes);
      expect(next);
      setParams(next, { ...options, preventScrollReset: true });
    },
    [latest, expect, setParams],
  );

  return useMemo(
    () => ({
      search,
      category,
      sort,
      isFiltered: search !== '' || category !== 'all',
      setSearch: (text) => change({ search: text }, { replace: true }),
      setCategory: (wanted) => change({ category: wanted === 'all' ? null : wanted }),
      setSort: (wanted) => change({ sort: wanted === defaultSort ? null : wanted }),
      clear: () => change({ search: null, category: null }),
    }),
    [search, category, sort, defaultSort, change],
  );
}

/**
 * The router draws a new address when there is time. A second change before that must build on the first, and not on
 * what is still shown.
 */
function useLatestParams(params: URLSearchParams) {
  const latest = useRef(params);
  const expected = useRef<string[]>([]);
  useEffect(() => {
    const position = expected.current.indexOf(params.toString());
    // Not one of ours: Back, or a link.
    if (position === -1) expected.current = [];
    else expected.current.splice(0, position + 1);
    if (expected.current.length === 0) latest.current = params;
  }, [params]);
  const expect = useCallback((next: URLSearchParams) => {
    latest.current = next;
    expected.current.push(next.toString());
  }, []);
  return { latest, expect };
}

/** What is empty leaves the address. */
function withChanges(
  current: URLSearchParams,
  changes: Readonly<Record<string, string | null>>,
): URLSearchParams {
  const next = new URLSearchParams(current);
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}
