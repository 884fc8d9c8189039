import { Box, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import { useFormat } from '@web/i18n/useFormat';
import { type Fact, Facts } from '@web/ui/Facts';
import { Notice } from '@web/ui/Notice';
import { PosterImage } from '@web/ui/PosterImage';
import { StatusBadge } from '@web/ui/StatusBadge';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PublicBookingViewFragment } from './bookings.generated';
import { NextSteps } from './NextSteps';
import { posterOf } from './poster-of';
import { ReferenceCode } from './ReferenceCode';
import { SubmittedNotice } from './SubmittedNotice';

interface BookingConfirmationProps {
  booking: PublicBookingViewFragment;
  /** It has just been sent. */
  isNew: boolean;
  /** Where to go from here. */
  actions: ReactNode;
}

/** What anybody may see who knows the reference: the poster, the state, the days and who leads. */
export function BookingConfirmation({ booking, isNew, actions }: BookingConfirmationProps) {
  const { t } = useTranslation('booking');
  return (
    <Stack gap={{ base: '10', md: '16' }}>
      {isNew ? <SubmittedNotice /> : null}
      <Grid
        gap={{ base: '6', md: '12', xl: '16' }}
        templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 4fr) minmax(0, 7fr)' }}
        alignItems="center"
      >
        <Box maxWidth={{ base: '3xs', md: 'full' }}>
          <PosterImage slug={posterOf(booking)} imageUrl={booking.imageUrl} alt="" isPriority />
        </Box>
        <Stack gap="6" alignItems="flex-start">
          <Stack gap="3" alignItems="flex-start">
            <StatusBadge status={booking.status} />
            <Heading as="h1" textStyle="display">
              {booking.title}
            </Heading>
            {booking.destination ? (
              <Text textStyle="lg" color="fg.muted">
                {booking.destination}
              </Text>
            ) : null}
          </Stack>
          <ReferenceCode reference={booking.reference} />
          <Box width="full">
            <Facts facts={useBookingFacts(booking)} />
          </Box>
          {booking.arrivalAdvice ? (
            <Notice kind="info">
              <Text fontWeight="semibold">{t('confirmation.arrival')}</Text>
              {booking.arrivalAdvice}
            </Notice>
          ) : null}
          {actions}
        </Stack>
      </Grid>
      <NextSteps status={booking.status} />
    </Stack>
  );
}

function useBookingFacts(booking: PublicBookingViewFragment): Fact[] {
  const { t } = useTranslation('booking');
  const format = useFormat();
  const { startDate, endDate, travellersCount } = booking;
  const dates =
    startDate && endDate ? format.dateRange(startDate, endDate) : startDate && format.date(startDate);
  return [
    { key: 'dates', label: t('summary.dates'), value: dates ?? t('confirmation.datesOpen') },
    {
      key: 'party',
      label: t('summary.party'),
      value: travellersCount ? format.travellers(travellersCount) : t('confirmation.partyOpen'),
    },
    { key: 'lead', label: t('confirmation.lead'), value: booking.leadFirstName },
  ];
}
