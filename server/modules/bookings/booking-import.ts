import { randomBytes } from 'node:crypto';
import { newReference } from '@domain/booking-reference';
import type { BookingKind, BookingStatus } from '@domain/booking-status';
import type { Duration, FlightOption, HolidayVibe, HotelStyle } from '@domain/booking-choices';
import type { CurrencyCode } from '@domain/currency';
import type { LocalDate } from '@domain/local-date';
import type { Money } from '@domain/money';
import type { BookingActorKind } from './booking-status-change.entity';

/** A booking with its past, from the demo agency or a former system. */
export interface BookingImport {
  /** A new one when left out. */
  readonly reference?: string;
  readonly kind: BookingKind;
  readonly status: BookingStatus;
  /** Null for a visitor's. */
  readonly clientId: number | null;
  readonly contact: {
    readonly firstName: string;
    readonly lastName: string;
    readonly email: string;
    readonly phone: string;
    readonly address?: string | null;
  };
  /** Null for a tailor-made request. */
  readonly productId: number | null;
  /** With `kind: 'departure'`. Its places are taken, unless the booking is cancelled. */
  readonly departureId: number | null;
  readonly title: string;
  readonly destination: string | null;
  readonly startDate: LocalDate | null;
  readonly endDate: LocalDate | null;
  readonly travellersCount: number | null;
  readonly travellers?: readonly TravellerImport[];
  /** `GBP` when left out. */
  readonly currency?: CurrencyCode;
  readonly pricePerTravellerMinor: number | null;
  /** Null for a request that is not quoted. */
  readonly totalMinor: number | null;
  readonly emergencyContact?: { readonly name: string; readonly phone: string };
  readonly specialRequests?: string | null;
  readonly request?: RequestDetailsImport;
  /** Oldest first; the first goes to `pending`. When left out, the usual way to `status` in days from `createdAt`. */
  readonly history?: readonly StatusChangeImport[];
  readonly createdAt: Date;
}

export interface TravellerImport {
  readonly firstName: string;
  readonly lastName: string;
  readonly dateOfBirth?: LocalDate | null;
  readonly passportNumber?: string | null;
  readonly nationality?: string | null;
  readonly dietaryRequirements?: string | null;
}

export interface RequestDetailsImport {
  readonly locations?: readonly string[];
  readonly suggestLocation?: boolean;
  readonly hotelAesthetic?: readonly HotelStyle[];
  readonly hotelAestheticOther?: string | null;
  readonly duration?: Duration | null;
  readonly customDuration?: number | null;
  readonly holidayVibe?: HolidayVibe | null;
  readonly flightArrangements?: readonly FlightOption[];
  readonly budget?: Money | null;
}

export interface StatusChangeImport {
  readonly to: BookingStatus;
  readonly at: Date;
  readonly by: BookingActorKind;
  readonly actorId?: number | null;
  readonly reason?: string | null;
}

/** The column names of `bookings`, ready for one statement of many rows. */
export function bookingRow(booking: BookingImport) {
  const { contact, emergencyContact, request = {} } = booking;
  return {
    reference: booking.reference ?? newReference(randomBytes),
    kind: booking.kind,
    status: booking.status,
    client_id: booking.clientId,
    product_id: booking.productId,
    departure_id: booking.departureId,
    title: booking.title,
    destination: booking.destination,
    first_name: contact.firstName,
    last_name: contact.lastName,
    email: contact.email,
    phone: contact.phone,
    address: contact.address ?? null,
    start_date: booking.startDate,
    end_date: booking.endDate,
    travellers_count: booking.travellersCount,
    currency: booking.currency ?? 'GBP',
    price_per_traveller_minor: booking.pricePerTravellerMinor,
    total_minor: booking.totalMinor,
    emergency_contact_name: emergencyContact?.name ?? null,
    emergency_contact_phone: emergencyContact?.phone ?? null,
    special_requests: booking.specialRequests ?? null,
    ...requestColumns(request),
    created_at: booking.createdAt.toISOString(),
    updated_at: historyOf(booking).at(-1)?.at.toISOString() ?? booking.createdAt.toISOString(),
  };
}

function requestColumns(request: RequestDetailsImport) {
  return {
    locations: request.locations ?? [],
    suggest_location: request.suggestLocation ?? false,
    hotel_aesthetic: request.hotelAesthetic ?? [],
    hotel_aesthetic_other: request.hotelAestheticOther ?? null,
    duration: request.duration ?? null,
    custom_duration: request.customDuration ?? null,
    holiday_vibe: request.holidayVibe ?? null,
    flight_arrangements: request.flightArrangements ?? [],
    budget_minor: request.budget?.minor ?? null,
    budget_currency: request.budget?.currency ?? null,
  };
}

const day = 86_400_000;

const usualWay: Record<BookingStatus, readonly BookingStatus[]> = {
  pending: ['pending'],
  processing: ['pending', 'processing'],
  confirmed: ['pending', 'processing', 'confirmed'],
  completed: ['pending', 'processing', 'confirmed', 'completed'],
  cancelled: ['pending', 'cancelled'],
};

/** The given history, or the usual way to the booking's state; never in the future. */
export function historyOf(booking: BookingImport): readonly StatusChangeImport[] {
  if (booking.history) return booking.history;
  const way = usualWay[booking.status];
  const last = lastChangeOf(booking);
  return way.map((to, index) => ({
    to,
    at:
      to === 'completed'
        ? last
        : new Date(Math.min(booking.createdAt.getTime() + index * day, last.getTime())),
    by: usualMover(booking, to),
  }));
}

/** A holiday is completed on the morning after the return; everything else has happened by now. */
function lastChangeOf({ status, endDate, createdAt }: BookingImport): Date {
  const completed =
    status === 'completed' && endDate !== null ? Date.parse(`${endDate}T05:00:00Z`) + day : Infinity;
  return new Date(Math.max(createdAt.getTime(), Math.min(completed, Date.now())));
}

function usualMover(booking: BookingImport, to: BookingStatus): BookingActorKind {
  if (to === 'pending') return booking.clientId === null ? 'visitor' : 'client';
  return to === 'completed' ? 'system' : 'admin';
}
