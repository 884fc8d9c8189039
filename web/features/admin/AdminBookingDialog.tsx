import { chakra, Heading, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { formatReference } from '@domain/booking-reference';
import { toFailure } from '@web/apollo/errors';
import { useFormat } from '@web/i18n/useFormat';
import { Dialog } from '@web/ui/Dialog';
import { ErrorNotice } from '@web/ui/ErrorNotice';
import { TextSkeleton } from '@web/ui/skeletons';
import { StatusBadge } from '@web/ui/StatusBadge';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type AdminBookingQuery, useAdminBookingQuery } from './admin.generated';
import { MoveButtons } from './MoveButtons';

type Booking = NonNullable<AdminBookingQuery['booking']>;

/** Everything about one booking. `reference` comes from the address; null keeps it closed. */
export function AdminBookingDialog({
  reference,
  onClose,
}: {
  reference: string | null;
  onClose: () => void;
}) {
  const { t } = useTranslation('admin');
  const { data, error, refetch } = useAdminBookingQuery({
    variables: { reference: reference ?? '' },
    skip: reference === null,
  });
  const booking = data?.booking;
  return (
    <Dialog
      isOpen={reference !== null}
      onClose={onClose}
      title={t('booking.title', { reference: formatReference(reference ?? '') })}
      placement="wide"
      footer={booking ? <MoveButtons booking={booking} /> : undefined}
    >
      {booking ? (
        <BookingDetails booking={booking} />
      ) : error ? (
        <ErrorNotice
          message={toFailure(error).message ?? t('booking.failed')}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : (
        <TextSkeleton lines={8} />
      )}
    </Dialog>
  );
}

function BookingDetails({ booking }: { booking: Booking }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  return (
    <Stack gap="6">
      <Stack direction="row" gap="3" align="center" wrap="wrap">
        <StatusBadge status={booking.status} />
        <Text fontWeight="medium">{booking.title}</Text>
      </Stack>
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="6">
        <Part title={t('booking.contact')}>
          <Text>
            {booking.contact.firstName} {booking.contact.lastName}
          </Text>
          <Text overflowWrap="anywhere">{booking.contact.email}</Text>
          <Text>{booking.contact.phone}</Text>
          {booking.contact.address ? <Text>{booking.contact.address}</Text> : null}
        </Part>
        <Part title={t('booking.holiday')}>
          {booking.destination ? <Text>{booking.destination}</Text> : null}
          <Text>
            {booking.startDate && booking.endDate
              ? format.dateRange(booking.startDate, booking.endDate)
              : t('bookings.noDates')}
          </Text>
          {booking.travellersCount ? <Text>{format.travellers(booking.travellersCount)}</Text> : null}
        </Part>
        <Part title={t('booking.money')}>
          <Money booking={booking} />
        </Part>
        {booking.emergencyContact ? (
          <Part title={t('booking.emergency')}>
            <Text>{booking.emergencyContact.name}</Text>
            <Text>{booking.emergencyContact.phone}</Text>
          </Part>
        ) : null}
      </SimpleGrid>
      <Wishes booking={booking} />
      <Travellers booking={booking} />
      <History booking={booking} />
    </Stack>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap="1" minWidth="0">
      <Heading as="h3" textStyle="label">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}

function Money({ booking }: { booking: Booking }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  if (!booking.total) return <Text>{t('booking.notQuoted')}</Text>;
  const rows = [
    [t('booking.total'), booking.total],
    [t('booking.paid'), booking.paid],
    [t('booking.remaining'), booking.remaining],
  ] as const;
  return (
    <chakra.dl display="grid" gridTemplateColumns="auto 1fr" columnGap="6" fontVariantNumeric="tabular-nums">
      {rows.map(([label, amount]) => (
        <chakra.div key={label} display="contents">
          <chakra.dt color="fg.muted">{label}</chakra.dt>
          <dd>{amount ? format.money(amount) : '–'}</dd>
        </chakra.div>
      ))}
    </chakra.dl>
  );
}

function Wishes({ booking }: { booking: Booking }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const { request } = booking;
  const wishes = [
    request?.locations.join(', '),
    [...(request?.hotelAesthetic ?? []), request?.hotelAestheticOther].filter(Boolean).join(', '),
    request?.duration && request.customDuration ? format.days(request.customDuration) : request?.duration,
    request?.holidayVibe,
    request?.flightArrangements.join(', '),
    request?.budget ? t('bookings.budget', { amount: format.money(request.budget) }) : null,
    booking.specialRequests,
  ].filter((wish): wish is string => Boolean(wish));
  if (wishes.length === 0) return null;
  return (
    <Part title={t('booking.wishes')}>
      {wishes.map((wish) => (
        <Text key={wish} whiteSpace="pre-line">
          {wish}
        </Text>
      ))}
    </Part>
  );
}

function Travellers({ booking }: { booking: Booking }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  if (booking.travellers.length === 0) return null;
  return (
    <Part title={t('booking.travellers')}>
      <chakra.ul listStyleType="none">
        {booking.travellers.map((traveller) => (
          <li key={traveller.id}>
            {[
              `${traveller.firstName} ${traveller.lastName}`,
              traveller.dateOfBirth ? format.date(traveller.dateOfBirth) : null,
              traveller.nationality,
              traveller.passportNumberMasked
                ? t('booking.passport', { number: traveller.passportNumberMasked })
                : null,
              traveller.dietaryRequirements,
            ]
              .filter(Boolean)
              .join(' · ')}
          </li>
        ))}
      </chakra.ul>
    </Part>
  );
}

function History({ booking }: { booking: Booking }) {
  const { t } = useTranslation(['admin', 'common']);
  const format = useFormat();
  const word = (status: Booking['status']) =>
    t(`common:status.${status.toLowerCase() as Lowercase<typeof status>}`);
  return (
    <Part title={t('booking.history')}>
      <chakra.ol listStyleType="none">
        {booking.history.map((change) => (
          <li key={change.id}>
            {change.from
              ? t('booking.moved', { from: word(change.from), to: word(change.to) })
              : t('booking.requested')}
            , {format.dateTime(change.at)}
            {change.byName ? ` ${t('booking.by', { name: change.byName })}` : ''}
            {change.reason ? `: ${change.reason}` : ''}
          </li>
        ))}
      </chakra.ol>
    </Part>
  );
}
