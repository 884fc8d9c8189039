import type { DataSource } from 'typeorm';
import type { BookingStatus } from '@domain/booking-status';
import { addDays } from '@domain/local-date';
import type { BookingImport } from '@server/modules/bookings/booking-import';
import type { Services } from '@server/services';
import { clients } from './content/people';
import { SeedClock } from './seed-clock';
import { SeedRandom } from './random';

interface LargeSeedParts {
  readonly db: DataSource;
  readonly services: Services;
  readonly scale: number;
  readonly progress: (line: string) => void;
}

interface Sellable {
  readonly id: number;
  readonly title: string;
  readonly destination: string;
  readonly durationDays: number;
  readonly priceMinor: number;
}

const bookingsPerScale = 1_000;
const clientsPerScale = 250;

/**
 * Multiplies the agency for load tests: a thousand bookings for each unit of scale beyond the first, which is the
 * demo agency itself. Deterministic, one transaction per thousand. Running it again adds what is missing.
 */
export async function seedLargeAgency({ db, services, scale, progress }: LargeSeedParts): Promise<void> {
  const products: Sellable[] = await db.query(
    `select id, title, destination, duration_days as "durationDays", price_minor as "priceMinor"
     from products where price_minor is not null and archived_at is null order by id`,
  );
  if (products.length === 0) throw new Error('Load the demo agency first: there is nothing to book');
  const clock = new SeedClock();
  for (let block = await blocksDone(db); block < scale - 1; block += 1) {
    await seedBlock({ db, services, products, clock, block });
    progress(`${(block + 1) * bookingsPerScale} of ${(scale - 1) * bookingsPerScale} bookings`);
  }
  await db.query('analyze');
}

/** A block is whole or absent, so its clients tell how far the last run came. */
async function blocksDone(db: DataSource): Promise<number> {
  const [row]: { blocks: number }[] = await db.query(
    "select count(*)::integer / $1 as blocks from users where email like 'load-%@example.com'",
    [clientsPerScale],
  );
  return row?.blocks ?? 0;
}

interface Block extends Pick<LargeSeedParts, 'db' | 'services'> {
  readonly products: readonly Sellable[];
  readonly clock: SeedClock;
  readonly block: number;
}

async function seedBlock({ db, services, products, clock, block }: Block): Promise<void> {
  const random = new SeedRandom(block + 1);
  const people = Array.from({ length: clientsPerScale }, (_, index) => {
    const likeness = random.pick(clients);
    return {
      firstName: likeness.firstName,
      lastName: random.pick(clients).lastName,
      email: `load-${block * clientsPerScale + index}@example.com`,
      phone: likeness.phone,
      dateOfBirth: likeness.dateOfBirth,
    };
  });
  await db.transaction(async (tx) => {
    const ids = await services.accountImports.importAccounts(
      tx,
      people.map(({ firstName, lastName, ...person }) => ({
        ...person,
        name: `${firstName} ${lastName}`,
        role: 'client' as const,
        passwordHash: null,
        createdAt: clock.daysAgo(random.between(1, 900)),
      })),
    );
    const imports = Array.from({ length: bookingsPerScale }, () => {
      const person = random.pick(people);
      return newBooking(
        random,
        random.pick(products),
        { ...person, id: ids.get(person.email) ?? null },
        clock,
      );
    });
    const made = await services.bookings.importMany(tx, imports);
    await services.ledger.importEntries(
      tx,
      imports.flatMap((booking, index) => payment(booking, made[index]?.id, clock)),
    );
  });
}

type Buyer = {
  readonly id: number | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
};

function newBooking(random: SeedRandom, product: Sellable, client: Buyer, clock: SeedClock): BookingImport {
  const startsInDays = random.between(-600, 400);
  const status = statusOf(random, startsInDays + product.durationDays);
  const travellersCount = random.between(1, 5);
  const isQuoted = status !== 'pending' && !(status === 'cancelled' && random.next() < 0.3);
  const startDate = clock.day(startsInDays);
  return {
    kind: 'request',
    status,
    clientId: client.id,
    contact: {
      firstName: client.firstName,
      lastName: client.lastName,
      email: client.email,
      phone: client.phone,
    },
    productId: product.id,
    departureId: null,
    title: product.title,
    destination: product.destination,
    startDate,
    endDate: addDays(startDate, product.durationDays - 1),
    travellersCount,
    pricePerTravellerMinor: isQuoted ? product.priceMinor : null,
    totalMinor: isQuoted ? product.priceMinor * travellersCount : null,
    createdAt: clock.hoursAgo(Math.max(1, random.between(24, 240 * 24) - Math.min(0, startsInDays) * 24)),
  };
}

function statusOf(random: SeedRandom, returnsInDays: number): BookingStatus {
  const chance = random.next();
  if (chance < 0.12) return 'cancelled';
  if (returnsInDays < 0) return 'completed';
  if (chance < 0.3) return 'pending';
  return chance < 0.45 ? 'processing' : 'confirmed';
}

function payment(booking: BookingImport, bookingId: number | undefined, clock: SeedClock) {
  const isPaid = booking.status === 'confirmed' || booking.status === 'completed';
  if (!isPaid || bookingId === undefined || booking.totalMinor === null) return [];
  return [
    {
      bookingId,
      kind: 'payment' as const,
      method: 'bank_transfer' as const,
      amount: {
        minor: booking.status === 'completed' ? booking.totalMinor : Math.ceil(booking.totalMinor / 2),
        currency: 'GBP' as const,
      },
      receivedOn:
        booking.createdAt.toISOString().slice(0, 10) > clock.today
          ? clock.today
          : booking.createdAt.toISOString().slice(0, 10),
    },
  ];
}
