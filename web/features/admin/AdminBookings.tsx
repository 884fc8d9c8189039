import { Flex, Stack, Text } from '@chakra-ui/react';
import { formatReference } from '@domain/booking-reference';
import { useFormat } from '@web/i18n/useFormat';
import { type Column, DataTable } from '@web/ui/DataTable';
import { EmptyState } from '@web/ui/EmptyState';
import { ErrorNotice } from '@web/ui/ErrorNotice';
import { FilterChips } from '@web/ui/FilterChips';
import { ButtonLink, Link } from '@web/ui/Link';
import { LoadMore } from '@web/ui/LoadMore';
import { SearchBox } from '@web/ui/SearchBox';
import { StatusBadge } from '@web/ui/StatusBadge';
import { useTranslation } from 'react-i18next';
import type { AdminBookingRowFragment, AdminDashboardQuery } from './admin.generated';
import { bookingAmount } from './booking-amount';
import { MoveButtons } from './MoveButtons';

type Bookings = NonNullable<AdminDashboardQuery['admin']>['bookings'];
export const bookingStatuses = ['PENDING', 'PROCESSING', 'CONFIRMED', 'COMPLETED', 'CANCELLED'] as const;
export type StatusFilter = (typeof bookingStatuses)[number] | 'ALL';

interface AdminBookingsProps {
  bookings: Bookings | undefined;
  status: StatusFilter;
  search: string;
  isLoadingMore: boolean;
  onFilter: (filter: { status?: StatusFilter; search?: string }) => void;
  onLoadMore: () => void;
  onRetry: () => void;
  bookingLink: (reference: string) => string;
  clearLink: string;
}

/** Every booking, newest first, with the next step a click away. */
export function AdminBookings(props: AdminBookingsProps) {
  const { bookings, status, search, isLoadingMore, onFilter, onLoadMore, onRetry, bookingLink, clearLink } =
    props;
  const { t } = useTranslation(['admin', 'common']);
  const columns = useColumns(bookingLink);
  const options = [
    { value: 'ALL' as const, label: t('bookings.all') },
    ...bookingStatuses.map((value) => ({
      value,
      label: t(`common:status.${value.toLowerCase() as Lowercase<typeof value>}`),
    })),
  ];
  return (
    <Stack gap="5">
      <Flex gap="5" wrap="wrap" align="flex-end">
        <Stack flex="1" minWidth={{ base: 'full', md: 'xs' }}>
          <SearchBox
            label={t('bookings.search')}
            placeholder={t('bookings.searchPlaceholder')}
            value={search}
            onSearch={(text) => onFilter({ search: text })}
          />
        </Stack>
        <FilterChips
          label={t('bookings.statusFilter')}
          options={options}
          value={status}
          onChange={(value) => onFilter({ status: value })}
        />
      </Flex>
      {bookings ? (
        <>
          <Text role="status" textStyle="sm" color="fg.muted">
            {t('bookings.count', { count: bookings.totalCount })}
          </Text>
          {bookings.nodes.length === 0 ? (
            <EmptyState
              title={t('bookings.empty')}
              action={<ButtonLink to={clearLink}>{t('bookings.clear')}</ButtonLink>}
            >
              {t('bookings.emptyBody')}
            </EmptyState>
          ) : (
            <DataTable
              caption={t('bookings.caption')}
              columns={columns}
              rows={bookings.nodes}
              rowKey={(row) => row.id}
              onPhones="cards"
            />
          )}
          <LoadMore
            hasMore={bookings.pageInfo.hasNextPage}
            isLoading={isLoadingMore}
            onLoadMore={onLoadMore}
          />
        </>
      ) : (
        <ErrorNotice message={t('listFailed')} onRetry={onRetry} />
      )}
    </Stack>
  );
}

function useColumns(bookingLink: (reference: string) => string): readonly Column<AdminBookingRowFragment>[] {
  const { t } = useTranslation('admin');
  const format = useFormat();
  return [
    {
      key: 'reference',
      header: t('bookings.reference'),
      isRowHeader: true,
      cell: (row) => (
        <Link
          to={bookingLink(row.reference)}
          whiteSpace="nowrap"
          aria-label={t('bookings.viewNamed', { reference: formatReference(row.reference) })}
        >
          {formatReference(row.reference)}
        </Link>
      ),
    },
    {
      key: 'client',
      header: t('bookings.client'),
      cell: (row) => `${row.contact.firstName} ${row.contact.lastName}`,
    },
    { key: 'holiday', header: t('bookings.holiday'), cell: (row) => row.title },
    {
      key: 'dates',
      header: t('bookings.dates'),
      cell: (row) =>
        row.startDate && row.endDate ? format.dateRange(row.startDate, row.endDate) : t('bookings.noDates'),
    },
    {
      key: 'amount',
      header: t('bookings.amount'),
      isNumeric: true,
      cell: (row) => bookingAmount(row, format, t),
    },
    { key: 'status', header: t('bookings.status'), cell: (row) => <StatusBadge status={row.status} /> },
    { key: 'date', header: t('bookings.date'), cell: (row) => format.dateTime(row.createdAt) },
    {
      key: 'actions',
      header: t('bookings.actions'),
      cell: (row) => <MoveButtons booking={row} only={['PROCESSING', 'CONFIRMED', 'COMPLETED']} />,
    },
  ];
}
