import { Box, chakra, Flex, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import { useFormat } from '@web/i18n/useFormat';
import { EmptyState } from '@web/ui/EmptyState';
import { ErrorNotice } from '@web/ui/ErrorNotice';
import { Link } from '@web/ui/Link';
import { StatusBadge } from '@web/ui/StatusBadge';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminDashboardQuery } from './admin.generated';
import { AdminStats } from './AdminStats';
import { bookingAmount } from './booking-amount';

type Dashboard = NonNullable<AdminDashboardQuery['admin']>;

interface AdminOverviewProps {
  dashboard: Dashboard;
  onRetry: () => void;
  bookingLink: (reference: string) => string;
  allBookingsLink: string;
}

/** Figures, the three newest bookings and the three newest users; each fails on its own. */
export function AdminOverview({ dashboard, onRetry, bookingLink, allBookingsLink }: AdminOverviewProps) {
  const { t } = useTranslation('admin');
  return (
    <Stack gap="10">
      <AdminStats stats={dashboard.stats} onRetry={onRetry} />
      <Grid templateColumns={{ base: '1fr', lg: '3fr 2fr' }} gap="10">
        <Panel title={t('recentBookings')} action={<Link to={allBookingsLink}>{t('allBookings')}</Link>}>
          {dashboard.recent ? (
            <RecentBookings bookings={dashboard.recent.nodes} bookingLink={bookingLink} />
          ) : (
            <ErrorNotice message={t('listFailed')} onRetry={onRetry} />
          )}
        </Panel>
        <Panel title={t('newUsers')}>
          {dashboard.users ? (
            <NewUsers users={dashboard.users.nodes} />
          ) : (
            <ErrorNotice message={t('listFailed')} onRetry={onRetry} />
          )}
        </Panel>
      </Grid>
    </Stack>
  );
}

function Panel({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  return (
    <Box as="section" minWidth="0">
      <Flex justify="space-between" align="baseline" gap="4" marginBottom="3">
        <Heading as="h2" textStyle="title">
          {title}
        </Heading>
        {action}
      </Flex>
      {children}
    </Box>
  );
}

const Row = chakra('li', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '4',
    paddingBlock: '3',
    borderTopWidth: '1px',
    alignItems: 'center',
  },
});

function RecentBookings({
  bookings,
  bookingLink,
}: {
  bookings: NonNullable<Dashboard['recent']>['nodes'];
  bookingLink: (reference: string) => string;
}) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  if (bookings.length === 0)
    return (
      <EmptyState title={t('noBookings')} headingLevel="h3">
        {t('noBookingsBody')}
      </EmptyState>
    );
  return (
    <chakra.ul listStyleType="none">
      {bookings.map((booking) => (
        <Row key={booking.id}>
          <Box minWidth="0">
            <Link to={bookingLink(booking.reference)} variant="plain" fontWeight="medium">
              {booking.title}
            </Link>
            <Text textStyle="sm" color="fg.muted">
              {booking.contact.firstName} {booking.contact.lastName} · {format.dateTime(booking.createdAt)}
            </Text>
          </Box>
          <Stack gap="1" align="flex-end" flexShrink="0">
            <StatusBadge status={booking.status} />
            <Text textStyle="sm" fontVariantNumeric="tabular-nums">
              {bookingAmount(booking, format, t)}
            </Text>
          </Stack>
        </Row>
      ))}
    </chakra.ul>
  );
}

function NewUsers({ users }: { users: NonNullable<Dashboard['users']>['nodes'] }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  if (users.length === 0) return <EmptyState title={t('noUsers')} headingLevel="h3" />;
  return (
    <chakra.ul listStyleType="none">
      {users.map((user) => (
        <Row key={user.id}>
          <Box minWidth="0">
            <Text fontWeight="medium">{user.name}</Text>
            <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
              {user.email}
            </Text>
          </Box>
          <Text textStyle="sm" color="fg.muted" flexShrink="0">
            {format.dateTime(user.createdAt)}
          </Text>
        </Row>
      ))}
    </chakra.ul>
  );
}
