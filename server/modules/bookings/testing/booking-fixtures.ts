import { addDays, today } from '@domain/local-date';
import { Departure } from '@server/modules/catalogue/departure.entity';
import { Product } from '@server/modules/catalogue/product.entity';
import type { GraphQLAnswer, RestAnswer, TestAgency } from '@server/testing/test-agency';

export const contact = {
  firstName: 'Nora',
  lastName: 'Field',
  email: 'nora@example.com',
  phone: '07700 900321',
};

/** Every field of the documented payload, as an old client sends it. */
export const fullPayload = {
  ...contact,
  location1: 'Lisbon',
  location2: 'Porto',
  location3: '',
  suggestLocation: true,
  hotelAesthetic: ['Boutique Hotel', 'Eco-friendly/Green Hotel'],
  hotelAestheticOther: 'A quinta',
  duration: 'More than 10 Days',
  customDuration: 14,
  holidayVibe: 'City Escape',
  flightArrangements: ['Arrange flights', 'Arrange visas'],
  packageId: null,
  selectedPackage: null,
  budget: '2500.50',
  currency: 'EUR',
  additionalRequests: 'A room with a view',
  address: '1 High Street, Bath',
};

let made = 0;

export async function makeProduct(agency: TestAgency, product: Partial<Product> = {}): Promise<Product> {
  made += 1;
  const row = agency.db.manager.create(Product, {
    kind: 'trip',
    slug: `holiday-${made}`,
    title: `Holiday ${made}`,
    destination: 'Douro Valley, Portugal',
    category: 'adventure',
    description: 'Vineyards by the river.',
    durationDays: 7,
    priceMinor: 125_000,
    arrivalAdvice: 'Be at the station 30 minutes early.',
    ...product,
  });
  await agency.db.manager.insert(Product, row);
  return row;
}

export async function makeDeparture(
  agency: TestAgency,
  departure: Partial<Departure> & { readonly inDays?: number } = {},
): Promise<Departure> {
  const { inDays = 60, ...given } = departure;
  const row = agency.db.manager.create(Departure, {
    productId: given.productId ?? (await makeProduct(agency)).id,
    startDate: addDays(today(), inDays),
    endDate: addDays(today(), inDays + 6),
    priceMinor: 125_000,
    capacity: 12,
    ...given,
  });
  await agency.db.manager.insert(Departure, row);
  return row;
}

export async function seatsTaken(agency: TestAgency, departure: Departure): Promise<number> {
  return (await agency.db.manager.findOneByOrFail(Departure, { id: departure.id })).seatsTaken;
}

const requestMutation = `mutation ($input: BookingRequestInput!, $key: String) {
  requestBooking(input: $input, idempotencyKey: $key) {
    message
    booking { id reference status title destination startDate endDate travellersCount leadFirstName }
  }
}`;

export function requestOverGraphQL(
  agency: TestAgency,
  input: object,
  token?: string | null,
  key?: string,
): Promise<GraphQLAnswer> {
  return agency.graphql(requestMutation, { input: { ...contact, ...input }, key }, token);
}

export function requestOverRest(
  agency: TestAgency,
  body: object,
  token?: string | null,
  headers: Record<string, string> = {},
): Promise<RestAnswer> {
  return agency.rest('POST', '/bookings', { ...contact, ...body }, token, headers);
}

/** A booking that is stored, by whoever the token belongs to. */
export async function book(
  agency: TestAgency,
  input: object,
  token?: string | null,
): Promise<{ id: number; reference: string }> {
  const answer = await requestOverRest(agency, input, token);
  if (answer.status !== 201) throw new Error(`the booking was refused: ${JSON.stringify(answer.body)}`);
  const booking = answer.body['booking'] as { id: number; booking_reference: string };
  return { id: booking.id, reference: booking.booking_reference };
}

/** Mails in the outbox, whether they have left or not. */
export async function mailsTo(
  agency: TestAgency,
  address: string,
): Promise<{ template: string; subject: string }[]> {
  return agency.db.query('select template, subject from mails where recipient = $1 order by id', [address]);
}

/** Sends what waits for an address, as the job queue would, and answers the newest mail with this subject. */
export async function sentMail(agency: TestAgency, address: string, subject: RegExp) {
  const waiting = await agency.db.query('select id from mails where recipient = $1 and sent_at is null', [
    address,
  ]);
  for (const { id } of waiting as { id: number }[]) await agency.services.mailer.send(id);
  const mail = (await agency.services.mailer.mailbox(address)).find((found) => subject.test(found.subject));
  if (!mail) throw new Error(`no mail to ${address} about ${subject}`);
  return mail;
}
