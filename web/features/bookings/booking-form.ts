import { customDurationChoice, defaultBudgetCurrency, tailorMade } from '@domain/booking-choices';
import type { BookingRequest } from '@domain/inputs/booking-inputs';
import { toMajor } from '@domain/money';
import type { BookingRequestInput } from '@web/apollo/schema.generated';
import type { BookableDepartureFragment, BookableTripFragment } from './bookings.generated';

export interface TravellerValues {
  firstName: string;
  lastName: string;
  dateOfBirth: string;
  passportNumber: string;
  nationality: string;
  dietaryRequirements: string;
}

/** The form as it is typed; the names are those of the input, so that messages find their fields. */
export interface BookingFormValues {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  address: string;
  location1: string;
  location2: string;
  location3: string;
  suggestLocation: boolean;
  hotelAesthetic: string[];
  hotelAestheticOther: string;
  duration: string;
  customDuration: string;
  holidayVibe: string;
  flightArrangements: string[];
  /** A package's id, `tailor-made`, or empty while nothing is chosen. */
  packageId: string;
  departureId: string;
  startDate: string;
  endDate: string;
  travellersCount: string;
  travellers: TravellerValues[];
  emergencyContactName: string;
  emergencyContactPhone: string;
  budget: string;
  currency: string;
  additionalRequests: string;
}

export const emptyTraveller: TravellerValues = {
  firstName: '',
  lastName: '',
  dateOfBirth: '',
  passportNumber: '',
  nationality: '',
  dietaryRequirements: '',
};

export const emptyBookingForm: BookingFormValues = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  address: '',
  location1: '',
  location2: '',
  location3: '',
  suggestLocation: false,
  hotelAesthetic: [],
  hotelAestheticOther: '',
  duration: '',
  customDuration: '',
  holidayVibe: '',
  flightArrangements: [],
  packageId: '',
  departureId: '',
  startDate: '',
  endDate: '',
  travellersCount: '',
  travellers: [],
  emergencyContactName: '',
  emergencyContactPhone: '',
  budget: '',
  currency: defaultBudgetCurrency,
  additionalRequests: '',
};

/** A trip, on one of its dated departures or, without one, on days that the agency is asked for. */
export interface TripTarget {
  readonly kind: 'trip';
  readonly trip: BookableTripFragment;
  readonly departure: BookableDepartureFragment | null;
}

/** What is being booked: a package or a tailor-made holiday, chosen on the form, or a trip. */
export type BookingTarget = { readonly kind: 'request' } | TripTarget;

/** The dated departure that is booked, if it is one. */
export function departureOf(target: BookingTarget): BookableDepartureFragment | null {
  return target.kind === 'trip' ? target.departure : null;
}

/** Who travels, as far as it is known: a list of travellers counts itself. */
export function partySize({
  travellers,
  travellersCount,
}: Pick<BookingFormValues, 'travellers' | 'travellersCount'>): number | null {
  if (travellers.length > 0) return travellers.length;
  return /^\d{1,4}$/.test(travellersCount.trim()) ? Number(travellersCount) || null : null;
}

/** What the rules of the domain are asked about: only what this kind of booking shows on its form. */
export function toRawInput(values: BookingFormValues, target: BookingTarget): Record<string, unknown> {
  const travellersCount = values.travellers.length > 0 ? values.travellers.length : values.travellersCount;
  const shared = { ...values, travellersCount };
  if (target.kind === 'request') {
    const customDuration = values.duration === customDurationChoice ? values.customDuration : '';
    return { ...shared, customDuration, departureId: null, tripId: null };
  }
  return {
    ...shared,
    ...noWishes,
    ...(target.departure ? noDates : {}),
    packageId: tailorMade,
    tripId: target.trip.id,
    departureId: target.departure?.id ?? null,
  };
}

/** What is asked of a holiday still to be planned; a trip has its own places, hotels and length. */
const noWishes = {
  location1: '',
  location2: '',
  location3: '',
  suggestLocation: false,
  hotelAesthetic: [],
  hotelAestheticOther: '',
  duration: '',
  customDuration: '',
  holidayVibe: '',
};

/** A departure has its days and its price. */
const noDates = { startDate: '', endDate: '', budget: '', currency: '' };

/** As GraphQL takes it. */
export function toGraphqlInput({ locations, budget, ...input }: BookingRequest): BookingRequestInput {
  const [location1 = null, location2 = null, location3 = null] = locations;
  return {
    ...input,
    location1,
    location2,
    location3,
    packageId: toId(input.packageId),
    tripId: toId(input.tripId),
    departureId: toId(input.departureId),
    budget: budget === null ? null : toMajor(budget),
    currency: budget?.currency ?? null,
  };
}

const toId = (id: number | null): string | null => (id === null ? null : String(id));
