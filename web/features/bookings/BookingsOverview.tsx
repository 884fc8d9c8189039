import { Grid, Text } from '@chakra-ui/react';
import { daysBetween, today } from '@domain/local-date';
import { paths } from '@web/app/paths';
import type { BookingStatus } from '@web/apollo/schema.generated';
import { useFormat } from '@web/i18n/useFormat';
import { Link } from '@web/ui/Link';
import { StatTile } from '@web/ui/StatTile';
import { useTranslation } from 'react-i18next';
import type { MyBookingsOverviewQuery } from './bookings.generated';

type Overview = MyBookingsOverviewQuery['myBookings'];
type OverviewBooking = Overview['nodes'][number];

const statusesInOrder: readonly BookingStatus[] = [
  'PENDING',
  'PROCESSING',
  'CONFIRMED',
  'COMPLETED',
  'CANCELLED',
];

/** How many bookings are in which state, and which holiday comes next. */
export function BookingsOverview({ overview }: { overview: Overview }) {
  const { t } = useTranslation(['booking', 'common']);
  const counts = statusesInOrder
    .map((status) => ({ status, count: overview.nodes.filter((node) => node.status === status).length }))
    .filter(({ count }) => count > 0);
  const next = nextDeparture(overview.nodes);
  const isPartial = overview.totalCount > overview.nodes.length;
  return (
    <section aria-label={t('overview.label')}>
      <Grid
        columnGap={{ base: '5', xl: '8' }}
        rowGap="5"
        templateColumns={{ base: 'minmax(0, 1fr)', lg: next ? 'minmax(0, 1fr) minmax(0, 3fr)' : undefined }}
      >
        {next ? <NextDeparture booking={next} /> : null}
        <Grid
          as="dl"
          columnGap={{ base: '5', xl: '8' }}
          rowGap="5"
          templateColumns={{ base: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, minmax(0, 1fr))', lg: 'none' }}
          gridAutoFlow={{ lg: 'column' }}
          gridAutoColumns={{ lg: 'minmax(0, 1fr)' }}
        >
          <StatTile size="compact" label={t('overview.all')} value={overview.totalCount} />
          {counts.map(({ status, count }) => (
            <StatTile
              key={status}
              size="compact"
              label={t(`overview.${status.toLowerCase() as Lowercase<BookingStatus>}`)}
              value={count}
            />
          ))}
        </Grid>
      </Grid>
      {isPartial ? (
        <Text textStyle="sm" color="fg.muted" marginTop="3">
          {t('overview.partial', { count: overview.nodes.length })}
        </Text>
      ) : null}
    </section>
  );
}

function NextDeparture({ booking }: { booking: OverviewBooking & { startDate: string } }) {
  const { t } = useTranslation('booking');
  const format = useFormat();
  const days = daysBetween(today(), booking.startDate);
  return (
    <dl>
      <StatTile
        size="compact"
        label={
          <>
            {days === 0 ? t('overview.nextToday') : t('overview.next', { count: days })}{' '}
            <Link to={paths.bookingConfirmation(booking.reference)}>{booking.title}</Link>
          </>
        }
        value={format.date(booking.startDate)}
      />
    </dl>
  );
}

/** The earliest holiday still to come; only one that stands counts. */
function nextDeparture(
  bookings: readonly OverviewBooking[],
): (OverviewBooking & { startDate: string }) | null {
  const from = today();
  const coming = bookings.filter(
    (booking): booking is OverviewBooking & { startDate: string } =>
      booking.status === 'CONFIRMED' && booking.startDate !== null && booking.startDate >= from,
  );
  return coming.reduce<(typeof coming)[number] | null>(
    (earliest, booking) => (earliest && earliest.startDate <= booking.startDate ? earliest : booking),
    null,
  );
}
