import type { LocalDate } from './local-date';

export const bookingStatuses = ['pending', 'processing', 'confirmed', 'completed', 'cancelled'] as const;
export type BookingStatus = (typeof bookingStatuses)[number];

export const bookingKinds = ['request', 'departure'] as const;
/** A wish that the agency answers with a quote, or places on a dated departure at its price. */
export type BookingKind = (typeof bookingKinds)[number];

/** What somebody is to a booking; jobs and seeds act as administrators. */
export type BookingRole = 'owner' | 'admin' | 'none';

/** The part of a booking that the rules below judge by. */
export interface BookingState {
  readonly status: BookingStatus;
  /** The return date; null while there are no dates. */
  readonly endDate: LocalDate | null;
}

const moves: Record<BookingStatus, readonly BookingStatus[]> = {
  pending: ['processing', 'confirmed', 'cancelled'],
  processing: ['confirmed', 'cancelled'],
  confirmed: ['completed', 'cancelled'],
  completed: [],
  cancelled: [],
};

/** Whether somebody in this role may ask for a state at all; if the booking can reach it is another question. */
export function mayAskFor(role: BookingRole, to: BookingStatus): boolean {
  return role === 'admin' || (role === 'owner' && to === 'cancelled');
}

/** Whether the booking can move there now: nobody has travelled before the return date. */
export function canMove(booking: BookingState, to: BookingStatus, today: LocalDate): boolean {
  if (!moves[booking.status].includes(to)) return false;
  return to !== 'completed' || booking.endDate === null || booking.endDate <= today;
}

/** The states that somebody in this role may move the booking to now. */
export function nextStatuses(booking: BookingState, role: BookingRole, today: LocalDate): BookingStatus[] {
  return moves[booking.status].filter((to) => mayAskFor(role, to) && canMove(booking, to, today));
}
