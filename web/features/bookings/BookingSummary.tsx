import { Box, chakra, Heading, Stack, Text } from '@chakra-ui/react';
import { tailorMade } from '@domain/booking-choices';
import type { Amount } from '@web/i18n/format';
import { useFormat } from '@web/i18n/useFormat';
import { type Fact, Facts } from '@web/ui/Facts';
import { PosterImage } from '@web/ui/PosterImage';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type BookingFormValues, type BookingTarget, departureOf, partySize } from './booking-form';
import type { BookablePackageFragment } from './bookings.generated';
import { tailorMadePoster } from './poster-of';

interface BookingSummaryProps {
  target: BookingTarget;
  packages: readonly BookablePackageFragment[];
}

interface Subject {
  readonly title: string;
  readonly place: string | null;
  readonly posterSlug: string;
  readonly imageUrl: string | null;
  readonly days: number | null;
  readonly price: Amount | null;
}

/** Beside the form on wide screens, above it on phones: what is being booked, and what it costs. */
export function BookingSummary({ target, packages }: BookingSummaryProps) {
  const { t } = useTranslation('booking');
  const subject = useSubject(target, packages);
  return (
    <Box
      display={{ base: 'grid', lg: 'block' }}
      gridTemplateColumns="5.5rem minmax(0, 1fr)"
      gap="4"
      alignItems="start"
    >
      <PosterImage
        slug={subject.posterSlug}
        imageUrl={subject.imageUrl}
        alt=""
        isPriority
        aspectRatio={{ base: 'poster', lg: '4 / 3' }}
        // The whole poster where the window is tall enough for it and the figures below.
        css={{ '@media (min-width: 64rem) and (min-height: 54rem)': { '&&': { aspectRatio: 'poster' } } }}
      />
      <Stack gap={{ base: '2', lg: '4' }} paddingTop={{ lg: '4' }}>
        <div>
          <Text textStyle="sm" color="fg.muted">
            {subject.place ?? t('summary.placeOpen')}
          </Text>
          <Heading as="h2" textStyle="title">
            {subject.title}
          </Heading>
        </div>
        <SummaryFacts target={target} subject={subject} />
        <Text textStyle="sm" color="fg.muted" display={{ base: 'none', lg: 'block' }}>
          {departureOf(target) ? t('summary.departureNote') : t('summary.requestNote')}
        </Text>
      </Stack>
    </Box>
  );
}

function useSubject(target: BookingTarget, packages: readonly BookablePackageFragment[]): Subject {
  const { t } = useTranslation('booking');
  const { control } = useFormContext<BookingFormValues>();
  const packageId = useWatch({ control, name: 'packageId' });
  if (target.kind === 'trip') {
    const { trip, departure } = target;
    return {
      title: trip.title,
      place: trip.destination,
      posterSlug: trip.slug,
      imageUrl: trip.imageUrl,
      days: trip.durationDays,
      price: departure?.price ?? trip.price,
    };
  }
  const chosen = packages.find((one) => one.id === packageId);
  if (!chosen) {
    const title = packageId === tailorMade ? t('package.tailorMadeTitle') : t('summary.nothingChosen');
    return { title, place: null, posterSlug: tailorMadePoster, imageUrl: null, days: null, price: null };
  }
  return {
    title: chosen.title,
    place: chosen.destination,
    posterSlug: chosen.slug,
    imageUrl: chosen.imageUrl,
    days: chosen.durationDays,
    price: chosen.price,
  };
}

function SummaryFacts({ target, subject }: { target: BookingTarget; subject: Subject }) {
  const { t } = useTranslation('booking');
  const format = useFormat();
  const { control } = useFormContext<BookingFormValues>();
  const [startDate, endDate, travellersCount, travellers] = useWatch({
    control,
    name: ['startDate', 'endDate', 'travellersCount', 'travellers'],
  });
  const party = partySize({ travellersCount, travellers });
  const departure = departureOf(target);
  const dates = departure ?? { startDate, endDate };
  const { price } = subject;
  const datesText = useDatesText()(dates.startDate, dates.endDate);

  const facts: (Fact | null)[] = [
    datesText ? { key: 'dates', label: t('summary.dates'), value: datesText } : null,
    subject.days ? { key: 'days', label: t('summary.length'), value: format.days(subject.days) } : null,
    party ? { key: 'party', label: t('summary.party'), value: format.travellers(party) } : null,
    price
      ? {
          key: 'price',
          label: departure ? t('summary.price') : t('summary.priceFrom'),
          value: format.money(price),
        }
      : null,
  ];
  return (
    <>
      <Facts layout="ends" facts={facts.filter((fact) => fact !== null)} />
      {price && party ? (
        <Total
          label={departure ? t('summary.total') : t('summary.totalFrom')}
          sum={departure ? t('summary.sum', { price: format.money(price), count: party }) : null}
          amount={{ amount: price.amount * party, currency: price.currency }}
        />
      ) : null}
    </>
  );
}

/** A window may be open at either end. */
export function useDatesText(): (from: string | null, to: string | null) => string | null {
  const { t } = useTranslation('booking');
  const format = useFormat();
  return (from, to) => {
    if (from && to) return from <= to ? format.dateRange(from, to) : null;
    if (from) return t('dates.from', { date: format.date(from) });
    return to ? t('dates.until', { date: format.date(to) }) : null;
  };
}

function Total({ label, sum, amount }: { label: string; sum: string | null; amount: Amount }) {
  const format = useFormat();
  return (
    <chakra.div
      display="flex"
      justifyContent="space-between"
      alignItems="baseline"
      gap="4"
      borderTopWidth="1px"
      paddingTop="3"
      // The sum changes while one fills in the form; a screen reader hears it when it rests.
      role="status"
      aria-atomic="true"
    >
      <span>
        <Text as="span" fontWeight="semibold">
          {label}
        </Text>
        {sum ? (
          <Text as="span" display="block" textStyle="sm" color="fg.muted">
            {sum}
          </Text>
        ) : null}
      </span>
      <Text as="span" textStyle="title" fontVariantNumeric="tabular-nums lining-nums" whiteSpace="nowrap">
        {format.money(amount)}
      </Text>
    </chakra.div>
  );
}
