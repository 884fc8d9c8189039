import { paths } from '@web/app/paths';
import { useDocumentTitle } from '@web/app/useDocumentTitle';
import { AdminBookingDialog } from '@web/features/admin/AdminBookingDialog';
import { AdminBookings } from '@web/features/admin/AdminBookings';
import { AdminEnquiries } from '@web/features/admin/AdminEnquiries';
import { AdminOverview } from '@web/features/admin/AdminOverview';
import { type AdminTab, adminTabs, useAdminAddress } from '@web/features/admin/useAdminAddress';
import { useAdminDashboard } from '@web/features/admin/useAdminDashboard';
import { ErrorNotice } from '@web/ui/ErrorNotice';
import { Page, PageHeading } from '@web/ui/layout';
import { TableSkeleton } from '@web/ui/skeletons';
import { Tabs } from '@web/ui/Tabs';
import { useTranslation } from 'react-i18next';

/** The dashboard: overview, bookings and enquiries arrive in one query. */
export function AdminPage() {
  const { t } = useTranslation('admin');
  useDocumentTitle(t('documentTitle'));
  const address = useAdminAddress();
  const dashboard = useAdminDashboard(address);

  return (
    <Page>
      <PageHeading title={t('title')} intro={t('intro')} size="compact" />
      <Tabs<AdminTab>
        label={t('tabs.label')}
        value={address.tab}
        onChange={address.showTab}
        tabs={adminTabs.map((tab) => ({
          value: tab,
          label: t(`tabs.${tab}`),
          content: <TabContent tab={tab} address={address} dashboard={dashboard} />,
        }))}
      />
      <AdminBookingDialog reference={address.booking} onClose={address.closeBooking} />
    </Page>
  );
}

interface TabContentProps {
  tab: AdminTab;
  address: ReturnType<typeof useAdminAddress>;
  dashboard: ReturnType<typeof useAdminDashboard>;
}

function TabContent({ tab, address, dashboard }: TabContentProps) {
  const { t } = useTranslation('admin');
  const { admin, retry } = dashboard;
  if (dashboard.hasFailed) return <ErrorNotice message={t('failed')} onRetry={retry} />;
  if (!admin) return <TableSkeleton rows={8} columns={5} />;
  const allBookings = paths.admin({ tab: 'bookings' });
  switch (tab) {
    case 'overview':
      return (
        <AdminOverview
          dashboard={admin}
          onRetry={retry}
          bookingLink={address.linkToBooking}
          allBookingsLink={allBookings}
        />
      );
    case 'bookings':
      return (
        <AdminBookings
          bookings={admin.bookings}
          status={address.status}
          search={address.search}
          isLoadingMore={dashboard.isLoadingMore}
          onFilter={address.filter}
          onLoadMore={dashboard.loadMore}
          onRetry={retry}
          bookingLink={address.linkToBooking}
          clearLink={allBookings}
        />
      );
    case 'enquiries':
      return <AdminEnquiries enquiries={admin.enquiries} onRetry={retry} />;
  }
}
