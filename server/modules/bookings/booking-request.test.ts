import { addDays, today } from '@domain/local-date';
import { createTestAgency, type TestAgency } from '@server/testing/test-agency';
import {
  book,
  contact,
  fullPayload,
  mailsTo,
  makeDeparture,
  makeProduct,
  requestOverGraphQL,
  requestOverRest,
  seatsTaken,
  sentMail,
} from './testing/booking-fixtures';

let agency: TestAgency;
beforeAll(async () => {
  agency = await createTestAgency();
});
afterAll(() => agency.close());

const received =
  'Thank you! Your booking request has been submitted successfully. We will contact you shortly.';
const rowOf = async (id: number) => (await agency.db.query('select * from bookings where id = $1', [id]))[0];
const count = async () => Number((await agency.db.query('select count(*) from bookings'))[0].count);

describe('a booking request', () => {
  it('stores every documented field, and answers its reference', async () => {
    const answer = await agency.rest('POST', '/bookings', fullPayload);
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      success: true,
      message: received,
      booking: { status: 'pending', travelers_count: null, departure_date: null },
    });
    expect(answer.body['booking'].booking_reference).toMatch(/^RG[0-9A-HJKMNP-TV-Z]{12}$/);
    expect(await rowOf(answer.body['booking'].id)).toMatchObject({
      kind: 'request',
      status: 'pending',
      client_id: null,
      product_id: null,
      title: 'Tailor-made holiday',
      destination: 'Lisbon, Porto',
      first_name: 'Nora',
      last_name: 'Field',
      email: 'nora@example.com',
      phone: '07700 900321',
      address: '1 High Street, Bath',
      start_date: null,
      end_date: null,
      travellers_count: null,
      total_minor: null,
      locations: ['Lisbon', 'Porto'],
      suggest_location: true,
      hotel_aesthetic: ['Boutique Hotel', 'Eco-friendly/Green Hotel'],
      hotel_aesthetic_other: 'A quinta',
      duration: 'More than 10 Days',
      custom_duration: 14,
      holiday_vibe: 'City Escape',
      flight_arrangements: ['Arrange flights', 'Arrange visas'],
      budget_minor: 250_050,
      budget_currency: 'EUR',
      special_requests: 'A room with a view',
    });
  });

  it('is the same through the other door', async () => {
    const { selectedPackage: _, ...input } = fullPayload;
    const answer = await requestOverGraphQL(agency, { ...input, budget: 2500.5 });
    expect(answer.errors).toBeUndefined();
    expect(answer.data?.['requestBooking']).toMatchObject({
      message: received,
      booking: { status: 'PENDING', title: 'Tailor-made holiday', leadFirstName: 'Nora', startDate: null },
    });
    const [first, second] = await agency.db.query('select * from bookings order by id desc limit 2');
    for (const name of ['id', 'reference', 'created_at', 'updated_at'])
      (delete first[name], delete second[name]);
    expect(first).toEqual(second);
  });

  it('says what is wrong at each field, through both doors, and stores nothing', async () => {
    const before = await count();
    const rest = await agency.rest('POST', '/bookings', {
      packageId: '',
      duration: 'More than 10 Days',
      budget: -1,
      travelers: 3,
      travelersDetails: [{ last_name: 'Field', date_of_birth: '2026-02-30', passport_number: '?' }],
    });
    expect(rest.status).toBe(400);
    expect(rest.body).toEqual({
      success: false,
      message: 'First name is required',
      code: 'BAD_USER_INPUT',
      errors: {
        firstName: 'First name is required',
        lastName: 'Last name is required',
        email: 'Email is required',
        phone: 'Phone number is required',
        packageId: 'Choose a package, or Tailor-made',
        budget: 'Enter the budget as a number, such as 2500',
        customDuration: 'Enter how many days, 11 to 365',
        travelers: 'The number of travellers and the list of travellers differ',
        'travelers.0.first_name': 'First name is required',
        'travelers.0.date_of_birth': 'Enter a date that exists, as YYYY-MM-DD',
        'travelers.0.passport_number': 'A passport number has 5 to 20 letters and digits',
      },
    });

    const graphql = await requestOverGraphQL(agency, {
      firstName: ' ',
      email: 'nowhere',
      travellersCount: 0,
      budget: 10.001,
      hotelAesthetic: ['Tent'],
      travellers: [{ firstName: '', lastName: 'Field' }],
    });
    expect(graphql.errors?.[0]?.extensions).toEqual({
      code: 'BAD_USER_INPUT',
      fields: {
        firstName: 'First name is required',
        email: 'Email is invalid',
        travellersCount: 'Enter how many travel, 1 to 100',
        budget: 'The budget has more decimals than its currency',
        'hotelAesthetic.0': expect.stringContaining('Choose one of: Beachfront Resort'),
        'travellers.0.firstName': 'First name is required',
      },
    });
    expect(await count()).toBe(before);
  });

  it('reads the spellings of old clients', async () => {
    const { id } = await book(agency, {
      travelers: 2,
      travelersDetails: [
        {
          first_name: 'Nora',
          last_name: 'Field',
          date_of_birth: '1990-05-17',
          passport_number: 'gb 123456789',
          nationality: 'British',
          dietary_requirements: 'Vegan',
        },
        { firstName: 'Ole', lastName: 'Field' },
      ],
      emergency_contact_name: 'Ida',
      emergency_contact_phone: '07700 900999',
    });
    expect(await rowOf(id)).toMatchObject({ travellers_count: 2, emergency_contact_name: 'Ida' });
    const travellers = await agency.db.query(
      'select * from booking_travellers where booking_id = $1 order by position',
      [id],
    );
    expect(travellers).toMatchObject([
      {
        position: 0,
        first_name: 'Nora',
        date_of_birth: '1990-05-17',
        passport_last4: '6789',
        nationality: 'British',
        dietary_requirements: 'Vegan',
      },
      { position: 1, first_name: 'Ole', passport_number: null, passport_last4: null },
    ]);
    // Unreadable to whoever steals the database.
    expect(travellers[0].passport_number).toMatch(/^v1\./);
    expect(JSON.stringify(await agency.db.query('select * from mails, booking_travellers'))).not.toContain(
      'GB123456789',
    );
  });

  it('keeps neither state, price, owner nor number that the caller claims', async () => {
    const { user } = await agency.signInAs('victim');
    const claim = {
      status: 'confirmed',
      totalAmount: 1,
      total_minor: 1,
      userId: user.id,
      clientId: user.id,
      client_id: user.id,
      id: 1,
      reference: 'RG000000000000',
    };
    const { id, reference } = await book(agency, claim);
    expect(await rowOf(id)).toMatchObject({ status: 'pending', total_minor: null, client_id: null });
    expect(reference).not.toBe('RG000000000000');
    const refused = await requestOverGraphQL(agency, { status: 'CONFIRMED' });
    expect(refused.status).toBe(400);
  });

  it('starts its history with who asked', async () => {
    const { token, user } = await agency.signInAs('asker');
    const { id } = await book(agency, {}, token);
    const history = await agency.db.query('select * from booking_status_changes where booking_id = $1', [id]);
    expect(history).toMatchObject([
      { from_status: null, to_status: 'pending', actor_id: user.id, actor_kind: 'client' },
    ]);
    expect((await rowOf(id)).client_id).toBe(user.id);
  });

  it('by an administrator belongs to nobody until its client signs in', async () => {
    const { token } = await agency.signInAs('boss', 'admin');
    const { id } = await book(agency, { email: 'phoned@example.com' }, token);
    expect((await rowOf(id)).client_id).toBeNull();
    const { user } = await agency.signInAs('phoned');
    expect((await rowOf(id)).client_id).toBe(user.id);
  });

  it('answers a body that is no request with 400, never with a fault of ours', async () => {
    for (const body of [
      [],
      '"text"',
      { ...contact, additionalRequests: 'a\u0000b' },
      { ...contact, firstName: '\ud800' },
      { ...contact, travelers: [[]] },
    ])
      expect((await agency.rest('POST', '/bookings', body)).status).toBe(400);
    const polluted = `{"firstName":"A","lastName":"B","email":"a@b.co","phone":"1","__proto__":{"role":"admin"}}`;
    expect((await agency.rest('POST', '/bookings', polluted)).status).toBe(201);
    expect(({} as Record<string, unknown>)['role']).toBeUndefined();
  });
});

describe('a request for a product', () => {
  it('keeps title and destination as they are today, and has no price yet', async () => {
    const product = await makeProduct(agency, {
      kind: 'package',
      category: 'luxury',
      title: 'Douro in Style',
    });
    const { id } = await book(agency, {
      packageId: product.id,
      selectedPackage: { id: product.id, price: 1 },
      startDate: addDays(today(), 40),
    });
    await agency.db.query("update products set title = 'Renamed' where id = $1", [product.id]);
    expect(await rowOf(id)).toMatchObject({
      kind: 'request',
      product_id: product.id,
      title: 'Douro in Style',
      destination: 'Douro Valley, Portugal',
      total_minor: null,
      start_date: addDays(today(), 40),
      end_date: null,
    });
  });

  it('names what is not on sale', async () => {
    const trip = await makeProduct(agency);
    const gone = await makeProduct(agency, { kind: 'package', category: 'general', status: 'inactive' });
    for (const packageId of [trip.id, gone.id, 2_000_000_000])
      expect((await requestOverRest(agency, { packageId })).body['errors']).toEqual({
        packageId: 'This package is not on sale any more. Choose another, or Tailor-made',
      });
    expect((await requestOverGraphQL(agency, { tripId: gone.id })).errors?.[0]?.extensions.fields).toEqual({
      tripId: 'This trip is not on sale any more. Choose another',
    });
  });
});

describe('a request for a departure', () => {
  it('takes its places at its price of today', async () => {
    const departure = await makeDeparture(agency, { priceMinor: 99_950 });
    const answer = await requestOverGraphQL(agency, { departureId: departure.id, travellersCount: 3 });
    const booking = answer.data?.['requestBooking'].booking;
    expect(booking).toMatchObject({
      startDate: departure.startDate,
      endDate: departure.endDate,
      travellersCount: 3,
    });
    expect(await seatsTaken(agency, departure)).toBe(3);
    await agency.db.query('update departures set price_minor = 1 where id = $1', [departure.id]);
    expect(await rowOf(booking.id)).toMatchObject({
      kind: 'departure',
      departure_id: departure.id,
      price_per_traveller_minor: 99_950,
      total_minor: 299_850,
      currency: 'GBP',
    });
  });

  it('is found by trip and day when it is known how many travel', async () => {
    const departure = await makeDeparture(agency);
    const named = { tripId: departure.productId, startDate: departure.startDate };
    const found = await book(agency, { ...named, travelers: 2 });
    expect(await rowOf(found.id)).toMatchObject({
      kind: 'departure',
      departure_id: departure.id,
      total_minor: 250_000,
    });
    const enquiry = await book(agency, named);
    expect(await rowOf(enquiry.id)).toMatchObject({
      kind: 'request',
      departure_id: null,
      total_minor: null,
      start_date: departure.startDate,
    });
    const otherDay = await book(agency, {
      ...named,
      startDate: addDays(departure.startDate, 1),
      travelers: 2,
    });
    expect(await rowOf(otherDay.id)).toMatchObject({
      kind: 'request',
      departure_id: null,
      travellers_count: 2,
    });
    expect(await seatsTaken(agency, departure)).toBe(2);
  });

  it('says how many places are left', async () => {
    const departure = await makeDeparture(agency, { capacity: 3, seatsTaken: 1 });
    const answer = await requestOverRest(agency, { departureId: departure.id, travelers: 3 });
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({
      success: false,
      code: 'SOLD_OUT',
      message: 'Only 2 places are left on this departure',
    });
    expect(await seatsTaken(agency, departure)).toBe(1);
  });

  it('refuses one that is gone, unknown, or of another holiday, and takes no place', async () => {
    const other = await makeProduct(agency);
    const departure = await makeDeparture(agency);
    const past = await makeDeparture(agency, { inDays: -3 });
    const unknown = await requestOverRest(agency, { departureId: 2_000_000_000, travelers: 1 });
    expect(unknown.status).toBe(400);
    expect(unknown.body['errors']).toEqual({
      departureId: 'This departure is not on sale any more. Choose another',
    });
    expect((await requestOverRest(agency, { departureId: past.id, travelers: 1 })).body['code']).toBe(
      'CONFLICT',
    );
    const mixed = await requestOverRest(agency, {
      departureId: departure.id,
      tripId: other.id,
      travelers: 1,
    });
    expect(mixed.body['errors']).toEqual({ departureId: 'This departure belongs to another holiday' });
    expect(await seatsTaken(agency, departure)).toBe(0);
  });
});

describe('an idempotency key', () => {
  const key = () => `key-${Math.random()}`;

  it('makes a repeated request the same booking, through either door', async () => {
    const idempotencyKey = key();
    const email = 'retry@example.com';
    const first = await requestOverRest(agency, { email, idempotencyKey });
    const again = await requestOverRest(agency, { email }, null, { 'idempotency-key': idempotencyKey });
    expect(again.status).toBe(201);
    expect(again.body).toEqual(first.body);
    const other = await requestOverGraphQL(agency, { email }, null, idempotencyKey);
    expect(other.data?.['requestBooking'].booking.reference).toBe(first.body['booking'].booking_reference);
    expect(await mailsTo(agency, email)).toHaveLength(1);
  });

  it('with another input is refused', async () => {
    const idempotencyKey = key();
    await requestOverRest(agency, { idempotencyKey });
    const other = await requestOverRest(agency, { idempotencyKey, firstName: 'Other' });
    expect(other.status).toBe(422);
    expect(other.body).toMatchObject({ success: false, code: 'IDEMPOTENCY_KEY_REUSED' });
    const graphql = await requestOverGraphQL(agency, { firstName: 'Third' }, null, idempotencyKey);
    expect(graphql.errors?.[0]?.extensions.code).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  it("is the user's own: two users with one key make two bookings", async () => {
    const idempotencyKey = key();
    const [anna, bert] = [await agency.signInAs('key-anna'), await agency.signInAs('key-bert')];
    const references = new Set<string>();
    for (const token of [anna.token, bert.token, null])
      references.add(
        (await requestOverRest(agency, { idempotencyKey }, token)).body['booking'].booking_reference,
      );
    expect(references.size).toBe(3);
  });

  it('is free again when the first attempt failed', async () => {
    const idempotencyKey = key();
    const departure = await makeDeparture(agency, { capacity: 1, seatsTaken: 1 });
    const body = { departureId: departure.id, travelers: 1, idempotencyKey };
    expect((await requestOverRest(agency, body)).status).toBe(409);
    await agency.db.query('update departures set seats_taken = 0 where id = $1', [departure.id]);
    expect((await requestOverRest(agency, body)).status).toBe(201);
    expect(await seatsTaken(agency, departure)).toBe(1);
  });

  it('is checked, and forgotten after three days', async () => {
    expect((await requestOverRest(agency, { idempotencyKey: 'x'.repeat(201) })).body['errors']).toEqual({
      idempotencyKey: 'Keep this to 200 characters',
    });
    await requestOverRest(agency, { idempotencyKey: 'old' });
    await requestOverRest(agency, { idempotencyKey: 'young' });
    await agency.db.query(
      "update idempotency_keys set created_at = now() - interval '80 hours' where key = 'old'",
    );
    await agency.services.bookings.forgetIdempotencyKeys();
    const keys = await agency.db.query("select key from idempotency_keys where key in ('old', 'young')");
    expect(keys).toEqual([{ key: 'young' }]);
  });
});

describe('the mails of a request', () => {
  it('tell the client what happens next, and the agency who asks', async () => {
    const product = await makeProduct(agency, { title: 'Rails of the Douro', slug: 'rails-of-the-douro' });
    const departure = await makeDeparture(agency, { productId: product.id });
    const { reference } = await book(agency, {
      email: 'mailed@example.com',
      departureId: departure.id,
      travelers: 2,
      additionalRequests: 'Secret wish',
    });
    const grouped = reference.replace(/^(..)(....)(....)(....)$/, '$1-$2-$3-$4');
    const mail = await sentMail(agency, 'mailed@example.com', /We have your booking request/);
    expect(mail.subject).toBe(`We have your booking request ${grouped}`);
    expect(mail.text).toContain('Thank you, Nora');
    expect(mail.text).toContain('What happens next');
    expect(mail.text).toContain('Total: £2,500.00');
    expect(mail.text).toContain('Travellers: 2');
    expect(mail.text).toContain(`/booking-confirmation/${reference}`);
    expect(mail.html).toContain('/posters/rails-of-the-douro.png?format=square');
    expect(mail.text).not.toContain('Secret wish');

    const notice = await sentMail(agency, 'hello@rosegate.example', new RegExp(grouped));
    expect(notice.text).toContain('Nora Field asks for Rails of the Douro');
    expect(notice.text).toContain('Email: mailed@example.com');
  });

  it('show no date, head count or total that nobody gave', async () => {
    await book(agency, { email: 'vague@example.com' });
    const mail = await sentMail(agency, 'vague@example.com', /booking request/);
    expect(mail.text).not.toMatch(/From:|To:|Travellers:|Total:/);
  });
});

describe("a visitor's booking", () => {
  it('belongs to the account once its address is verified, and shows in its list', async () => {
    const registration = {
      name: 'Vera Later',
      email: 'vera@example.com',
      phone: '07700 900321',
      password: 'Quiet-Harbour-9',
      confirmPassword: 'Quiet-Harbour-9',
      dateOfBirth: '1990-05-17',
      termsAccepted: true,
    };
    const { id, reference } = await book(agency, { email: 'Vera@Example.com' });
    await agency.rest('POST', '/auth/register', registration);
    expect((await rowOf(id)).client_id).toBeNull();
    const token = /token=([\w-]+)/.exec((await sentMail(agency, 'vera@example.com', /verify/i)).text)?.[1];
    expect((await agency.rest('GET', `/auth/verify-email/${token}`)).status).toBe(200);
    const { client_id: owner } = await rowOf(id);
    expect(owner).not.toBeNull();

    const late = await book(agency, { email: 'vera@example.com' });
    const signedIn = await agency.rest('POST', '/auth/login', {
      email: 'vera@example.com',
      password: registration.password,
    });
    expect((await rowOf(late.id)).client_id).toBe(owner);
    const mine = await agency.rest('GET', '/bookings/my-bookings', undefined, signedIn.body['token']);
    expect(mine.body['bookings'].map((booking: { reference: string }) => booking.reference)).toEqual([
      late.reference,
      reference,
    ]);
  });

  it('is never taken from the account that has it', async () => {
    const owner = await agency.signInAs('owner');
    const { id } = await book(agency, { email: 'thief@example.com' }, owner.token);
    await agency.signInAs('thief');
    expect((await rowOf(id)).client_id).toBe(owner.user.id);
  });
});
