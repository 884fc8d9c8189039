import { useSearchParams } from 'react-router-dom';
import { bookingStatuses, type StatusFilter } from './AdminBookings';

export const adminTabs = ['overview', 'bookings', 'enquiries'] as const;
export type AdminTab = (typeof adminTabs)[number];

interface BookingFilter {
  readonly status?: StatusFilter;
  readonly search?: string;
}

/** Tab, filters and open booking live in the address, so that a link or Back restores them. */
export function useAdminAddress() {
  const [query, setQuery] = useSearchParams();
  const status: StatusFilter =
    bookingStatuses.find((known) => known === query.get('status')?.toUpperCase()) ?? 'ALL';

  function change(changes: Readonly<Record<string, string | null>>, options?: { replace: boolean }): void {
    setQuery((before) => withChanges(before, changes), options);
  }

  return {
    tab: adminTabs.find((known) => known === query.get('tab')) ?? ('overview' satisfies AdminTab),
    status,
    search: query.get('search') ?? '',
    booking: query.get('booking'),
    showTab: (tab: AdminTab) => change({ tab: tab === 'overview' ? null : tab }),
    closeBooking: () => change({ booking: null }),
    /** Typing replaces the entry of the history; a choice adds one. */
    filter: (filter: BookingFilter) => change(toQuery(filter), { replace: filter.search !== undefined }),
    linkToBooking: (reference: string) => `?${withChanges(query, { booking: reference }).toString()}`,
  };
}

function toQuery({ status, search }: BookingFilter): Record<string, string | null> {
  return {
    ...(status === undefined ? {} : { status: status === 'ALL' ? null : status.toLowerCase() }),
    ...(search === undefined ? {} : { search }),
  };
}

function withChanges(
  before: URLSearchParams,
  changes: Readonly<Record<string, string | null>>,
): URLSearchParams {
  const next = new URLSearchParams(before);
  for (const [key, value] of Object.entries(changes)) {
    if (value) next.set(key, value);
    else next.delete(key);
  }
  return next;
}
