import { AppError } from '@domain/app-error';

export class SoldOutError extends AppError {
  constructor(readonly availableSpots: number) {
    super('SOLD_OUT', soldOutText(availableSpots));
  }
}

function soldOutText(left: number): string {
  if (left === 0) return 'This departure is sold out';
  return left === 1
    ? 'Only 1 place is left on this departure'
    : `Only ${left} places are left on this departure`;
}

/** The day has come: nobody can join any more. */
export class DepartureGoneError extends AppError {
  constructor() {
    super('CONFLICT', 'This departure can no longer be booked');
  }
}
