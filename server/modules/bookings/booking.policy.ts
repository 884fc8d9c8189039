import { type Actor, isAdmin } from '@domain/actor';
import {
  type BookingRole,
  type BookingState,
  type BookingStatus,
  nextStatuses,
} from '@domain/booking-status';
import { today } from '@domain/local-date';
import type { BookingActorKind } from './booking-status-change.entity';

/** What the actor is to a booking; who is `none` must not learn that it exists. */
export function roleInBooking(actor: Actor, booking: { readonly clientId: number | null }): BookingRole {
  if (isAdmin(actor)) return 'admin';
  return actor.kind === 'user' && booking.clientId === actor.id ? 'owner' : 'none';
}

/** Whose booking it becomes: an administrator books for others, who own it once they sign in. */
export function ownerOfNewBooking(actor: Actor): number | null {
  return actor.kind === 'user' && actor.role === 'client' ? actor.id : null;
}

/** How history names the kind of person. */
export function actorKindOf(actor: Actor): BookingActorKind {
  return actor.kind === 'user' ? actor.role : actor.kind;
}

/** What `Booking.nextStatuses` is judged by, as it is read with the booking. */
export interface MoveFacts extends BookingState {
  readonly clientId: number | null;
}

export function nextStatusesFor(actor: Actor, facts: MoveFacts, on = today()): BookingStatus[] {
  return nextStatuses(facts, roleInBooking(actor, facts), on);
}
