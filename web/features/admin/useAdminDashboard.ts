import { useQuery } from '@apollo/client/react';
import { toast } from '@web/ui/toasts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  AdminDashboardDocument,
  type AdminDashboardQuery,
  type AdminDashboardQueryVariables,
} from './admin.generated';
import type { StatusFilter } from './AdminBookings';

const pageSize = 20;
const refreshMs = 30_000;

/** Everything that the dashboard shows first, in one query, kept fresh while somebody looks. */
export function useAdminDashboard({ status, search }: { status: StatusFilter; search: string }) {
  const { t } = useTranslation('admin');
  const [isLoadingMore, setLoadingMore] = useState(false);
  // 'all': one list that fails leaves the others on the screen.
  const { data, previousData, error, loading, refetch, fetchMore } = useQuery<
    AdminDashboardQuery,
    AdminDashboardQueryVariables
  >(AdminDashboardDocument, {
    variables: {
      bookingsFirst: pageSize,
      status: status === 'ALL' ? null : status,
      search: search || null,
    },
    errorPolicy: 'all',
    fetchPolicy: 'cache-and-network',
    pollInterval: refreshMs,
    skipPollAttempt: () => document.hidden,
  });
  const admin = data?.admin ?? previousData?.admin ?? null;

  async function loadMore(): Promise<void> {
    setLoadingMore(true);
    try {
      await fetchMore({ variables: { after: admin?.bookings?.pageInfo.endCursor } });
    } catch {
      toast.error(t('listFailed'));
    } finally {
      setLoadingMore(false);
    }
  }

  return {
    admin,
    hasFailed: admin === null && error !== undefined && !loading,
    // A failure shows through `error`.
    retry: () => void refetch().catch(() => undefined),
    isLoadingMore,
    loadMore: () => void loadMore(),
  };
}
