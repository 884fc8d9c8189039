import { useQuery } from '@apollo/client/react';
import { paths } from '@web/app/paths';
import { useDocumentTitle } from '@web/app/useDocumentTitle';
import {
  AdminDashboardDocument,
  type AdminDashboardQuery,
  type AdminDashboardQueryVariables,
} from '@web/features/admin/admin.generated';
import { AdminBookingDialog } from '@web/features/admin/AdminBookingDialog';
import { AdminBookings, bookingStatuses, type StatusFilter } from '@web/features/admin/AdminBookings';
import { AdminEnquiries } from '@web/features/admin/AdminEnquiries';
import { AdminOverview } from '@web/features/admin/AdminOverview';
import { ErrorNotice } from '@web/ui/ErrorNotice';
import { Page, PageHeading } from '@web/ui/layout';
import { TableSkeleton } from '@web/ui/skeletons';
import { Tabs } from '@web/ui/Tabs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

const tabs = ['overview', 'bookings', 'enquiries'] as const;
type AdminTab = (typeof tabs)[number];
const pageSize = 20;
const refreshMs = 30_000;

/** The dashboard: overview, bookings and enquiries arrive in one query; the address holds tab, filters and open booking. */
export function AdminPage() {
  const { t } = useTranslation('admin');
  useDocumentTitle(t('documentTitle'));
  const [query, setQuery] = useSearchParams();
  const [isLoadingMore, setLoadingMore] = useState(false);
  const tab = tabs.find((known) => known === query.get('tab')) ?? 'overview';
  const status: StatusFilter =
    bookingStatuses.find((known) => known === query.get('status')?.toUpperCase()) ?? 'ALL';
  const search = query.get('search') ?? '';

  const variables = {
    bookingsFirst: pageSize,
    status: status === 'ALL' ? null : status,
    search: search || null,
  };
  // 'all': one list that fails leaves the others on the screen.
  const dashboard = useQuery<AdminDashboardQuery, AdminDashboardQueryVariables>(AdminDashboardDocument, {
    variables,
    errorPolicy: 'all',
    fetchPolicy: 'cache-and-network',
    pollInterval: refreshMs,
    skipPollAttempt: () => document.hidden,
  });
  const admin = dashboard.data?.admin ?? dashboard.previousData?.admin;
  const retry = () => void dashboard.refetch().catch(() => undefined);

  const change = (changes: Readonly<Record<string, string | null>>, options?: { replace: boolean }) =>
    setQuery((before) => {
      const next = new URLSearchParams(before);
      for (const [key, value] of Object.entries(changes))
        if (value) next.set(key, value);
        else next.delete(key);
      return next;
    }, options);

  const loadMore = async () => {
    setLoadingMore(true);
    try {
      await dashboard.fetchMore({ variables: { after: admin?.bookings?.pageInfo.endCursor } });
    } finally {
      setLoadingMore(false);
    }
  };

  const linkTo = (changes: Record<string, string>) =>
    paths.admin({ tab, status: query.get('status'), search, ...changes });
  const contents = !admin ? (
    dashboard.error && !dashboard.loading ? (
      <ErrorNotice message={t('failed')} onRetry={retry} />
    ) : (
      <TableSkeleton rows={8} columns={5} />
    )
  ) : null;

  return (
    <Page>
      <PageHeading title={t('title')} intro={t('intro')} size="compact" />
      <Tabs<AdminTab>
        label={t('tabs.label')}
        value={tab}
        onChange={(next) => change({ tab: next === 'overview' ? null : next })}
        tabs={[
          {
            value: 'overview',
            label: t('tabs.overview'),
            content:
              contents ??
              (admin && (
                <AdminOverview
                  dashboard={admin}
                  onRetry={retry}
                  bookingLink={(reference) => linkTo({ booking: reference })}
                  allBookingsLink={paths.admin({ tab: 'bookings' })}
                />
              )),
          },
          {
            value: 'bookings',
            label: t('tabs.bookings'),
            content:
              contents ??
              (admin && (
                <AdminBookings
                  bookings={admin.bookings}
                  status={status}
                  search={search}
                  isLoadingMore={isLoadingMore}
                  onFilter={({ status: wanted, search: words }) =>
                    change(
                      {
                        ...(wanted === undefined
                          ? {}
                          : { status: wanted === 'ALL' ? null : wanted.toLowerCase() }),
                        ...(words === undefined ? {} : { search: words }),
                      },
                      { replace: words !== undefined },
                    )
                  }
                  onLoadMore={() => void loadMore()}
                  onRetry={retry}
                  bookingLink={(reference) => linkTo({ booking: reference })}
                  clearLink={paths.admin({ tab: 'bookings' })}
                />
              )),
          },
          {
            value: 'enquiries',
            label: t('tabs.enquiries'),
            content: contents ?? (admin && <AdminEnquiries enquiries={admin.enquiries} onRetry={retry} />),
          },
        ]}
      />
      <AdminBookingDialog reference={query.get('booking')} onClose={() => change({ booking: null })} />
    </Page>
  );
}
