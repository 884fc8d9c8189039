import { chakra, Flex, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import { formatReference } from '@domain/booking-reference';
import { paths } from '@web/app/paths';
import { useFormat } from '@web/i18n/useFormat';
import { ButtonLink } from '@web/ui/Link';
import { PosterImage } from '@web/ui/PosterImage';
import { StatusBadge } from '@web/ui/StatusBadge';
import { CalendarDays, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BookingMoney } from './BookingMoney';
import type { BookingCardFragment } from './bookings.generated';
import { CancelBooking } from './CancelBooking';
import { posterOf } from './poster-of';

/** One booking of the list: what, when, who, in which state, and what it costs. */
export function BookingCard({ booking }: { booking: BookingCardFragment }) {
  const { t } = useTranslation('booking');
  const titleId = `booking-${booking.id}`;
  return (
    <Grid
      as="article"
      aria-labelledby={titleId}
      columnGap={{ base: '4', md: '8' }}
      rowGap="4"
      templateColumns={{ base: '5.5rem minmax(0, 1fr)', lg: '8rem minmax(0, 1fr) 15rem' }}
      paddingBlock={{ base: '6', md: '8' }}
      borderTopWidth="1px"
    >
      <PosterImage slug={posterOf(booking)} imageUrl={booking.imageUrl} alt="" />
      <Stack gap="2" minWidth="0" alignItems="flex-start">
        <StatusBadge status={booking.status} />
        <Heading as="h2" id={titleId} textStyle="title">
          {booking.title}
        </Heading>
        {booking.destination ? <Text color="fg.muted">{booking.destination}</Text> : null}
        <BookingLine booking={booking} />
        {booking.specialRequests ? (
          <Text textStyle="sm" lineClamp="3" whiteSpace="pre-line">
            <chakra.span color="fg.muted">{t('myBookings.requests')} </chakra.span>
            {booking.specialRequests}
          </Text>
        ) : null}
      </Stack>
      <Stack gap="4" gridColumn={{ base: '1 / -1', lg: 'auto' }} minWidth="0">
        <BookingMoney booking={booking} />
        <Flex gap="3" wrap="wrap" direction={{ base: 'row', lg: 'column' }}>
          <ButtonLink
            to={paths.bookingConfirmation(booking.reference)}
            variant="outline"
            aria-label={`${t('myBookings.view')}: ${booking.title}`}
          >
            {t('myBookings.view')}
          </ButtonLink>
          <CancelBooking booking={booking} />
        </Flex>
      </Stack>
    </Grid>
  );
}

function BookingLine({ booking }: { booking: BookingCardFragment }) {
  const { t } = useTranslation('booking');
  const format = useFormat();
  const { startDate, endDate, travellersCount } = booking;
  const dates =
    startDate && endDate ? format.dateRange(startDate, endDate) : startDate && format.date(startDate);
  return (
    <Flex columnGap="5" rowGap="1" wrap="wrap" textStyle="sm">
      <Item label={t('confirmation.reference')}>
        <chakra.span fontFamily="mono" whiteSpace="nowrap">
          {formatReference(booking.reference)}
        </chakra.span>
      </Item>
      <Item
        label={t('summary.dates')}
        icon={<CalendarDays size="1rem" strokeWidth={1.5} aria-hidden="true" />}
      >
        {dates ?? t('confirmation.datesOpen')}
      </Item>
      <Item label={t('summary.party')} icon={<Users size="1rem" strokeWidth={1.5} aria-hidden="true" />}>
        {travellersCount ? format.travellers(travellersCount) : t('confirmation.partyOpen')}
      </Item>
    </Flex>
  );
}

function Item({ label, icon, children }: { label: string; icon?: ReactNode; children: ReactNode }) {
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="1.5" title={label}>
      {icon}
      {children}
    </chakra.span>
  );
}
