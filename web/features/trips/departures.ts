import type { TripDepartureFragment, TripDetailQuery } from './trips.generated';

export function isBookable(departure: TripDepartureFragment): boolean {
  return departure.availableSpots > 0;
}

/** The server lists them by date. */
export function nextBookable(departures: readonly TripDepartureFragment[]): TripDepartureFragment | null {
  return departures.find(isBookable) ?? null;
}

/** Then the price of the trip is only where its prices begin. */
export function hasSeveralPrices({ price, departures }: NonNullable<TripDetailQuery['trip']>): boolean {
  return (
    price !== null &&
    departures.some((one) => one.price.amount !== price.amount || one.price.currency !== price.currency)
  );
}
