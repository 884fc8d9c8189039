import type { EntityManager } from 'typeorm';
import { addDays } from '@domain/local-date';
import { fromMajor } from '@domain/money';
import type { BookingImport } from '@server/modules/bookings/booking-import';
import type { Services } from '@server/services';
import { type BookingContent, bookings } from './content/bookings';
import type { ClientContent } from './content/people';
import type { SeededCatalogue, SeededProduct } from './demo-catalogue';
import type { SeedClock } from './seed-clock';
import { need } from './seeder';

interface Person extends ClientContent {
  readonly id: number;
}

interface Scene {
  readonly catalogue: SeededCatalogue;
  readonly clock: SeedClock;
  person(key: string): Person;
}

/** The hand-made booking stories with what was paid for them. */
export async function seedBookings(tx: EntityManager, services: Services, scene: Scene): Promise<void> {
  const imports = bookings.map((content) => toImport(content, scene));
  const made = await services.bookings.importMany(tx, imports);
  const payments = bookings.flatMap((content, index) => {
    const total = imports[index]?.totalMinor ?? null;
    const booking = made[index];
    return total === null || content.paidShare === 0 || !booking
      ? []
      : paymentsOf(content, booking.id, Math.round(total * content.paidShare), scene);
  });
  await services.ledger.importEntries(tx, payments);
}

function toImport(content: BookingContent, scene: Scene): BookingImport {
  const client = scene.person(content.clientKey);
  const product = content.productSlug === null ? null : need(scene.catalogue, content.productSlug);
  const startDate = content.startsInDays === null ? null : scene.clock.day(content.startsInDays);
  const departure = departureOf(content, product, startDate);
  const price = departure?.priceMinor ?? quoteOf(content);
  const travellersCount = content.travellers.length;
  return {
    kind: content.kind,
    status: content.status,
    clientId: client.id,
    contact: contactOf(client),
    productId: product?.id ?? null,
    departureId: departure?.id ?? null,
    ...nameOf(content, product),
    startDate,
    endDate:
      departure?.endDate ??
      (startDate === null ? null : addDays(startDate, lengthInDays(content, product) - 1)),
    travellersCount,
    travellers: content.travellers,
    pricePerTravellerMinor: price,
    totalMinor: price === null ? null : price * travellersCount,
    ...(content.emergencyContact ? { emergencyContact: content.emergencyContact } : {}),
    specialRequests: content.specialRequests ?? null,
    ...(content.request ? { request: requestDetails(content.request) } : {}),
    createdAt: scene.clock.daysAgo(content.bookedDaysAgo),
  };
}

function contactOf({ firstName, lastName, email, phone, address, town }: Person) {
  return { firstName, lastName, email, phone, address: `${address}, ${town}` };
}

function nameOf(content: BookingContent, product: SeededProduct | null) {
  if (product) return { title: product.title, destination: product.destination };
  return { title: 'Tailor-made holiday', destination: content.request?.locations.join(', ') ?? null };
}

function quoteOf({ quotedPoundsPerTraveller }: BookingContent): number | null {
  return quotedPoundsPerTraveller === null ? null : fromMajor(quotedPoundsPerTraveller, 'GBP').minor;
}

function departureOf(content: BookingContent, product: SeededProduct | null, startDate: string | null) {
  if (content.kind !== 'departure') return undefined;
  const departure = product?.departures.find((one) => one.startDate === startDate);
  if (!departure) throw new Error(`no departure for the story of ${content.clientKey}`);
  return departure;
}

function lengthInDays(content: BookingContent, product: SeededProduct | null): number {
  const asked = {
    '3-5 Days': 5,
    '6-7 Days': 7,
    '8-10 Days': 10,
    'More than 10 Days': content.request?.customDuration ?? 14,
  };
  return product?.durationDays ?? asked[content.request?.duration ?? '6-7 Days'];
}

function requestDetails(request: NonNullable<BookingContent['request']>) {
  const {
    locations,
    hotelAesthetic,
    duration,
    customDuration,
    holidayVibe,
    flightArrangements,
    budgetMajor,
    budgetCurrency,
  } = request;
  return {
    locations,
    hotelAesthetic,
    duration,
    customDuration: customDuration ?? null,
    holidayVibe,
    flightArrangements,
    budget: fromMajor(budgetMajor, budgetCurrency),
  };
}

const deposit = fromMajor(200, 'GBP').minor;

/** The deposit at booking, the rest three weeks later, both by bank transfer. */
function paymentsOf(content: BookingContent, bookingId: number, paid: number, { clock }: Scene) {
  const first = Math.min(paid, deposit * content.travellers.length);
  const later = Math.max(0, content.bookedDaysAgo - 21);
  return [
    { amount: first, daysAgo: content.bookedDaysAgo },
    { amount: paid - first, daysAgo: later },
  ]
    .filter(({ amount }) => amount > 0)
    .map(({ amount, daysAgo }) => ({
      bookingId,
      kind: 'payment' as const,
      method: 'bank_transfer' as const,
      amount: { minor: amount, currency: 'GBP' as const },
      receivedOn: clock.day(-Math.floor(daysAgo)),
    }));
}
