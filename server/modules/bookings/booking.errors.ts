import { AppError, ConflictError } from '@domain/app-error';
import { formatReference } from '@domain/booking-reference';
import type { BookingStatus } from '@domain/booking-status';

/** The booking exists, and cannot go there from where it is. */
export class IllegalBookingMoveError extends ConflictError {
  constructor(reference: string, from: BookingStatus, to: BookingStatus) {
    super(
      from === 'confirmed' && to === 'completed'
        ? `Booking ${formatReference(reference)} cannot be completed before its return date`
        : `Booking ${formatReference(reference)} is ${from} and cannot become ${to}`,
    );
  }
}

export class IdempotencyKeyReusedError extends AppError {
  constructor() {
    super('IDEMPOTENCY_KEY_REUSED', 'This idempotency key was used for another request. Use a new key.');
  }
}
