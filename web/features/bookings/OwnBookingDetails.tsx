import { Box, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import { useFormat } from '@web/i18n/useFormat';
import { type Fact, Facts } from '@web/ui/Facts';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingDetailFragment } from './bookings.generated';
import { BookingHistory } from './BookingHistory';
import { BookingMoney } from './BookingMoney';
import { useChoiceLabels } from './useChoiceLabels';

/** What the owner and the agency see beyond the public page. */
export function OwnBookingDetails({ booking }: { booking: BookingDetailFragment }) {
  const { t } = useTranslation('booking');
  const wishes = useWishFacts(booking);
  const contact = useContactFacts(booking);
  return (
    <Grid
      columnGap={{ base: '8', lg: '16' }}
      rowGap="10"
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' }}
      alignItems="start"
    >
      <Stack gap="10" minWidth="0">
        <Part title={t('details.contact')}>
          <Facts facts={contact} />
        </Part>
        {booking.travellers.length > 0 ? (
          <Part title={t('details.travellers')}>
            <TravellerList travellers={booking.travellers} />
          </Part>
        ) : null}
        {wishes.length > 0 ? (
          <Part title={t('details.wishes')}>
            <Facts facts={wishes} />
          </Part>
        ) : null}
      </Stack>
      <Stack gap="10" minWidth="0">
        <Part title={t('details.money')}>
          <BookingMoney booking={booking} />
        </Part>
        <Part title={t('details.history')}>
          <BookingHistory history={booking.history} />
        </Part>
      </Stack>
    </Grid>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box as="section" aria-labelledby={id} borderTopWidth="1px" paddingTop="5">
      <Heading as="h2" id={id} textStyle="title" marginBottom="4">
        {title}
      </Heading>
      {children}
    </Box>
  );
}

function useContactFacts({ contact, emergencyContact }: BookingDetailFragment): Fact[] {
  const { t } = useTranslation('booking');
  return present([
    ['name', t('review.name'), `${contact.firstName} ${contact.lastName}`],
    ['email', t('contact.email'), contact.email],
    ['phone', t('contact.phone'), contact.phone],
    ['address', t('contact.address'), contact.address],
    [
      'emergency',
      t('review.emergency'),
      emergencyContact && `${emergencyContact.name}\n${emergencyContact.phone}`,
    ],
  ]);
}

function useWishFacts({ request, specialRequests }: BookingDetailFragment): Fact[] {
  const { t } = useTranslation('booking');
  const format = useFormat();
  const labels = useChoiceLabels();
  const days = request?.customDuration ? ` (${format.days(request.customDuration)})` : '';
  const hotels = [...(request?.hotelAesthetic.map(labels.hotelStyle) ?? []), request?.hotelAestheticOther];
  return present([
    ['locations', t('sections.locations'), request?.locations.join('\n')],
    ['suggest', t('review.suggest'), request?.suggestLocation ? t('review.yes') : null],
    ['hotels', t('sections.hotels'), hotels.filter(Boolean).join('\n')],
    ['duration', t('sections.duration'), request?.duration && labels.duration(request.duration) + days],
    ['vibe', t('sections.vibe'), request?.holidayVibe && labels.vibe(request.holidayVibe)],
    ['flights', t('sections.flights'), request?.flightArrangements.map(labels.flight).join('\n')],
    ['budget', t('sections.budget'), request?.budget && format.money(request.budget)],
    ['notes', t('notes.label'), specialRequests],
  ]);
}

type Row = readonly [key: string, label: string, value: string | null | undefined];

const present = (rows: readonly Row[]): Fact[] =>
  rows.flatMap(([key, label, value]) => (value ? [{ key, label, value }] : []));

function TravellerList({ travellers }: Pick<BookingDetailFragment, 'travellers'>) {
  const { t } = useTranslation('booking');
  const format = useFormat();
  return (
    <Stack as="ol" gap="5">
      {travellers.map((traveller) => (
        <li key={traveller.id}>
          <Text fontWeight="semibold" marginBottom="1">
            {traveller.firstName} {traveller.lastName}
          </Text>
          <Facts
            facts={present([
              [
                'born',
                t('travellers.dateOfBirth'),
                traveller.dateOfBirth && format.date(traveller.dateOfBirth),
              ],
              ['nationality', t('travellers.nationality'), traveller.nationality],
              ['passport', t('travellers.passportNumber'), traveller.passportNumberMasked],
              ['diet', t('travellers.diet'), traveller.dietaryRequirements],
            ])}
          />
        </li>
      ))}
    </Stack>
  );
}
