import { ConflictError } from '@domain/app-error';
import { addDays, type LocalDate } from '@domain/local-date';
import type { Product } from '@server/modules/catalogue/product.entity';
import type { Services } from '@server/services';
import { adventureTrips } from './content/adventure-trips';
import { bookings } from './content/bookings';
import { culturalTrips } from './content/cultural-trips';
import { familyTrips } from './content/family-trips';
import type { PackageContent } from './content/package-content';
import { packages } from './content/packages';
import { relaxationTrips } from './content/relaxation-trips';
import type { TripContent } from './content/trip-content';
import { seeder } from './seeder';
import type { SeedClock } from './seed-clock';

export interface SeededDeparture {
  readonly id: number;
  readonly startDate: LocalDate;
  readonly endDate: LocalDate;
  readonly priceMinor: number;
}

export interface SeededProduct {
  readonly id: number;
  readonly title: string;
  readonly destination: string;
  readonly durationDays: number;
  readonly departures: readonly SeededDeparture[];
}

export type SeededCatalogue = ReadonlyMap<string, SeededProduct>;

// Categories take turns, so that the featured order shows all of them on the first screen.
const trips: readonly TripContent[] = culturalTrips.flatMap((_, index) =>
  [relaxationTrips[index], culturalTrips[index], adventureTrips[index], familyTrips[index]].filter(
    (trip) => trip !== undefined,
  ),
);

/** Trips with their departures, and packages. What is there already, by its address, stays. */
export async function seedCatalogue(services: Services, clock: SeedClock): Promise<SeededCatalogue> {
  const seeded = new Map<string, SeededProduct>();
  for (const [index, content] of trips.entries()) {
    const trip = await createOnce(services, content.slug, () =>
      services.catalogue.createTrip(seeder, tripInput(content, index)),
    );
    seeded.set(content.slug, {
      ...keep(trip),
      departures: await seedDepartures(services, trip, content, clock),
    });
  }
  for (const [index, content] of packages.entries()) {
    const made = await createOnce(services, content.slug, () =>
      services.catalogue.createPackage(seeder, packageInput(content, index)),
    );
    seeded.set(content.slug, { ...keep(made), departures: [] });
  }
  return seeded;
}

async function createOnce(
  services: Services,
  slug: string,
  create: () => Promise<Product>,
): Promise<Product> {
  return (await services.catalogue.findBySlug(slug)) ?? create();
}

function keep({ id, title, destination, durationDays }: Product) {
  return { id, title, destination, durationDays };
}

function tripInput(trip: TripContent, index: number) {
  return {
    ...trip,
    price: trip.pricePounds,
    inclusions: [...trip.inclusions],
    exclusions: [...trip.exclusions],
    featuredRank: index + 1,
    arrivalAdvice:
      'Please arrive 30 minutes early at the meeting point; your guide waits for late trains, not for late risers.',
  };
}

function packageInput(content: PackageContent, index: number) {
  return {
    ...content,
    price: content.pricePounds,
    inclusions: [...content.includedServices],
    exclusions: [...content.excludedServices],
    featuredRank: index + 1,
  };
}

/** All departures of a trip or none: a run that was killed left whole trips behind. */
async function seedDepartures(
  services: Services,
  trip: Product,
  content: TripContent,
  clock: SeedClock,
): Promise<SeededDeparture[]> {
  const days = startDates(content, clock);
  const inputs = days.map((startDate) => ({ startDate, price: priceOn(content, startDate) }));
  const departures = await services.catalogue
    .addDepartures(seeder, trip.id, inputs)
    .catch(async (error: unknown) => {
      if (!(error instanceof ConflictError)) throw error;
      return Promise.all(days.map((day) => services.catalogue.findDeparture(trip.id, day)));
    });
  return departures.flatMap((departure) => (departure ? [pickDeparture(departure)] : []));
}

function pickDeparture({ id, startDate, endDate, priceMinor }: SeededDeparture): SeededDeparture {
  return { id, startDate, endDate, priceMinor };
}

/** The first and third Saturday of each month in season for the next fourteen months, and the days that stories need. */
function startDates(trip: TripContent, clock: SeedClock): LocalDate[] {
  const days = new Set(
    bookings.flatMap((booking) =>
      booking.productSlug === trip.slug && booking.kind === 'departure' && booking.startsInDays !== null
        ? [clock.day(booking.startsInDays)]
        : [],
    ),
  );
  for (let offset = 10; offset < 425; offset += 1) {
    const day = clock.day(offset);
    const date = new Date(`${day}T00:00:00Z`);
    const week = Math.ceil(date.getUTCDate() / 7);
    if (
      date.getUTCDay() === 6 &&
      (week === 1 || week === 3) &&
      trip.seasonMonths.includes(date.getUTCMonth() + 1)
    )
      days.add(day);
  }
  return [...days].sort();
}

/** School holidays and Christmas cost an eighth more, to the next £5; otherwise the "from" price holds. */
function priceOn(trip: TripContent, startDate: LocalDate): number {
  const month = Number(startDate.slice(5, 7));
  const returnsIn = Number(addDays(startDate, trip.durationDays - 1).slice(5, 7));
  const isPeak =
    month === 7 || month === 8 || (month === 12 && (returnsIn === 1 || Number(startDate.slice(8)) > 15));
  return isPeak ? Math.ceil((trip.pricePounds * 1.125) / 5) * 5 : trip.pricePounds;
}
