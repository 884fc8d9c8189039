import { customDurationChoice, tailorMade } from '@domain/booking-choices';
import { useFormat } from '@web/i18n/useFormat';
import type { Fact } from '@web/ui/Facts';
import { useTranslation } from 'react-i18next';
import {
  type BookingFormValues,
  type BookingTarget,
  departureOf,
  partySize,
  type TravellerValues,
} from './booking-form';
import { bookingSections, type SectionId } from './booking-sections';
import { useDatesText } from './BookingSummary';
import type { BookablePackageFragment } from './bookings.generated';
import { useChoiceLabels } from './useChoiceLabels';

export interface ReviewGroup {
  readonly id: SectionId;
  readonly facts: readonly Fact[];
}

type Rows = readonly (readonly [key: string, label: string, value: string | null | undefined])[];

/** All that was typed, section by section, in words. */
export function useReviewGroups(
  values: BookingFormValues,
  target: BookingTarget,
  packages: readonly BookablePackageFragment[],
): ReviewGroup[] {
  const rows = { ...useWishRows(values), ...useBookingRows(values, target, packages) };
  return bookingSections(target).map(({ id }) => ({
    id,
    facts: rows[id].flatMap(([key, label, value]) =>
      value?.trim() ? [{ key, label, value: value.trim() }] : [],
    ),
  }));
}

type WishId = 'locations' | 'hotels' | 'duration' | 'vibe' | 'flights' | 'budget' | 'notes';

function useWishRows(values: BookingFormValues): Record<WishId, Rows> {
  const { t } = useTranslation('booking');
  const labels = useChoiceLabels();
  const customDays = values.customDuration ? t('review.customDays', { days: values.customDuration }) : '';
  const isCustom = values.duration === customDurationChoice;
  return {
    locations: [
      ['location1', t('locations.first'), values.location1],
      ['location2', t('locations.second'), values.location2],
      ['location3', t('locations.third'), values.location3],
      ['suggest', t('review.suggest'), values.suggestLocation ? t('review.yes') : null],
    ],
    hotels: [
      ['hotels', t('hotels.legend'), values.hotelAesthetic.map(labels.hotelStyle).join('\n')],
      ['other', t('hotels.other'), values.hotelAestheticOther],
    ],
    duration: [
      [
        'duration',
        t('duration.legend'),
        values.duration && labels.duration(values.duration) + (isCustom ? customDays : ''),
      ],
    ],
    vibe: [['vibe', t('vibe.legend'), values.holidayVibe && labels.vibe(values.holidayVibe)]],
    flights: [['flights', t('flights.legend'), values.flightArrangements.map(labels.flight).join('\n')]],
    budget: [['budget', t('sections.budget'), values.budget && `${values.currency} ${values.budget}`]],
    notes: [['notes', t('notes.label'), values.additionalRequests]],
  };
}

function useBookingRows(
  values: BookingFormValues,
  target: BookingTarget,
  packages: readonly BookablePackageFragment[],
): Record<Exclude<SectionId, WishId>, Rows> {
  const { t } = useTranslation('booking');
  const format = useFormat();
  const datesText = useDatesText();
  const departure = departureOf(target);
  const party = partySize(values);
  const chosen =
    values.packageId === tailorMade
      ? t('package.tailorMadeTitle')
      : packages.find((one) => one.id === values.packageId)?.title;
  const emergency = [values.emergencyContactName, values.emergencyContactPhone].filter(Boolean).join('\n');
  return {
    contact: [
      ['name', t('review.name'), `${values.firstName} ${values.lastName}`],
      ['email', t('contact.email'), values.email],
      ['phone', t('contact.phone'), values.phone],
      ['address', t('contact.address'), values.address],
    ],
    package: [['package', t('package.label'), chosen]],
    departure: [
      ['trip', t('review.trip'), target.kind === 'trip' ? target.trip.title : null],
      ['dates', t('summary.dates'), departure && format.dateRange(departure.startDate, departure.endDate)],
      ['price', t('summary.price'), departure && format.money(departure.price)],
    ],
    party: [
      ['dates', t('summary.dates'), departure ? null : datesText(values.startDate, values.endDate)],
      ['count', t('summary.party'), party ? format.travellers(party) : null],
      ...values.travellers.map(
        (traveller, index) =>
          [
            `traveller-${index}`,
            t('travellers.legend', { number: index + 1 }),
            travellerText(traveller, format.date),
          ] as const,
      ),
      ['emergency', t('review.emergency'), emergency],
    ],
  };
}

function travellerText(traveller: TravellerValues, formatDate: (day: string) => string): string {
  const { firstName, lastName, dateOfBirth, nationality, passportNumber, dietaryRequirements } = traveller;
  const details = [dateOfBirth && formatDate(dateOfBirth), nationality, passportNumber, dietaryRequirements];
  return [`${firstName} ${lastName}`, details.filter(Boolean).join(', ')].filter(Boolean).join('\n');
}
