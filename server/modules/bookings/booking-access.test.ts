import { createTestAgency, type TestAgency } from '@server/testing/test-agency';
import { book, fullPayload, makeDeparture, makeProduct } from './testing/booking-fixtures';

let agency: TestAgency;
let owner: string;
let other: string;
let admin: string;
let booking: { id: number; reference: string };
const unknown = { id: 2_000_000_000, reference: 'RG000000000000' };

beforeAll(async () => {
  agency = await createTestAgency();
  owner = (await agency.signInAs('owner')).token;
  other = (await agency.signInAs('other')).token;
  admin = (await agency.signInAs('boss', 'admin')).token;
  booking = await book(agency, secretPayload, owner);
});
afterAll(() => agency.close());

const secretPayload = {
  ...fullPayload,
  lastName: 'Secretname',
  travelersDetails: [
    {
      first_name: 'Companion',
      last_name: 'Hidden',
      passport_number: 'AB1234567',
      date_of_birth: '1990-05-17',
    },
  ],
  emergencyContactName: 'Mother Hubbard',
  emergencyContactPhone: '07700 900777',
};
const secrets = [
  'nora@example.com',
  'Secretname',
  '07700',
  'High Street',
  'Companion',
  'Hidden',
  'AB1234567',
  '1990-05-17',
  'Hubbard',
  'A room with a view',
  '2500',
  'total',
  'budget',
];

const detail = `id reference contact { firstName lastName email phone address } emergencyContact { name phone }
  specialRequests total { amount } travellers { firstName dateOfBirth passportNumberMasked } history { to } request { locations budget { amount currency } }`;
const bookingQuery = (reference: string) => ({
  query: `query ($r: String!) { booking(reference: $r) { ${detail} } }`,
  variables: { r: reference },
});
const ask = (reference: string, token: string | null) => {
  const { query, variables } = bookingQuery(reference);
  return agency.graphql(query, variables, token);
};
const statusOf = async () =>
  (await agency.db.query('select status from bookings where id = $1', [booking.id]))[0].status;

describe('reading a booking', () => {
  it('shows everything to its owner and to administrators, in any spelling of the reference', async () => {
    for (const token of [owner, admin])
      for (const reference of [
        booking.reference,
        booking.reference.toLowerCase().replace(/^(..)(....)/, '$1-$2 '),
      ]) {
        expect((await ask(reference, token)).data?.['booking']).toMatchObject({
          id: String(booking.id),
          contact: {
            firstName: 'Nora',
            lastName: 'Secretname',
            email: 'nora@example.com',
            phone: '07700 900321',
            address: '1 High Street, Bath',
          },
          emergencyContact: { name: 'Mother Hubbard', phone: '07700 900777' },
          specialRequests: 'A room with a view',
          total: null,
          travellers: [
            { firstName: 'Companion', dateOfBirth: '1990-05-17', passportNumberMasked: '****4567' },
          ],
          history: [{ to: 'PENDING' }],
          request: { locations: ['Lisbon', 'Porto'], budget: { amount: 250_050, currency: 'EUR' } },
        });
        const rest = await agency.rest(
          'GET',
          `/bookings/reference/${encodeURIComponent(reference)}`,
          undefined,
          token,
        );
        expect(rest.body['booking']).toMatchObject({
          contact_email: 'nora@example.com',
          travelers_count: 1,
          travelers: [{ passport_number: 'AB1234567' }],
        });
      }
  });

  it('says the same of another client’s booking as of none', async () => {
    const [theirs, none] = [await ask(booking.reference, other), await ask(unknown.reference, other)];
    expect(theirs).toEqual(none);
    expect(theirs.data).toEqual({ booking: null });
    expect(theirs.errors?.[0]).toMatchObject({
      message: 'Booking not found',
      extensions: { code: 'NOT_FOUND' },
    });
    const visitor = await ask(booking.reference, null);
    expect(visitor.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect(visitor).toEqual(await ask(unknown.reference, null));
  });

  it('by reference tells a visitor and another client no more than what it is about', async () => {
    for (const token of [null, other]) {
      const rest = await agency.rest('GET', `/bookings/reference/${booking.reference}`, undefined, token);
      expect(rest.status).toBe(200);
      expect(Object.keys(rest.body['booking']).sort()).toEqual(publicKeys.sort());
      expect(rest.body['booking']).toMatchObject({
        id: booking.id,
        booking_reference: booking.reference,
        first_name: 'Nora',
        status: 'pending',
        travelers_count: 1,
      });
      for (const secret of secrets) expect(JSON.stringify(rest.body)).not.toContain(secret);
      const graphql = await agency.graphql(
        'query ($r: String!) { publicBooking(reference: $r) { id reference status title destination startDate endDate travellersCount leadFirstName arrivalAdvice productSlug productKind imageUrl } }',
        { r: booking.reference },
        token,
      );
      expect(graphql.data?.['publicBooking']).toMatchObject({
        reference: booking.reference,
        leadFirstName: 'Nora',
        travellersCount: 1,
      });
      for (const secret of secrets) expect(JSON.stringify(graphql)).not.toContain(secret);
    }
  });

  it('by an unknown reference, or by what is none, is "Booking not found"', async () => {
    for (const reference of [unknown.reference, 'RG', "RG' or 1=1--", '%25', 'RG' + '0'.repeat(5_000)]) {
      const rest = await agency.rest('GET', `/bookings/reference/${encodeURIComponent(reference)}`);
      expect([rest.status, rest.body]).toEqual([
        404,
        { success: false, message: 'Booking not found', code: 'NOT_FOUND' },
      ]);
      const graphql = await agency.graphql('query ($r: String!) { publicBooking(reference: $r) { id } }', {
        r: reference,
      });
      expect(graphql.data).toEqual({ publicBooking: null });
      expect(graphql.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    }
  });

  it('keeps the public view to its fields: no path of it leads to more', async () => {
    const answer = await agency.graphql(
      `{ publicBooking(reference: "${booking.reference}") { contact { email } } }`,
    );
    expect([answer.status, answer.errors?.[0]?.extensions.code]).toEqual([400, 'GRAPHQL_VALIDATION_FAILED']);
  });

  const publicKeys = [
    'id',
    'booking_reference',
    'reference',
    'reference_text',
    'status',
    'tour_title',
    'trip_title',
    'tripName',
    'destination',
    'location',
    'departure_date',
    'return_date',
    'dates',
    'tour_image',
    'image',
    'image_url',
    'first_name',
    'travelers_count',
    'arrival_advice',
  ];
});

describe('listing bookings', () => {
  it('shows clients their own and nobody else’s', async () => {
    const mine = async (token: string | null) =>
      agency.graphql('{ myBookings { totalCount nodes { reference } } }', {}, token);
    expect((await mine(owner)).data?.['myBookings']).toEqual({
      totalCount: 1,
      nodes: [{ reference: booking.reference }],
    });
    expect((await mine(other)).data?.['myBookings']).toEqual({ totalCount: 0, nodes: [] });
    expect((await mine(null)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect((await agency.rest('GET', '/bookings/my-bookings', undefined, other)).body).toMatchObject({
      bookings: [],
      total: 0,
    });
    expect((await agency.rest('GET', '/bookings/my-bookings')).status).toBe(401);
  });
});

describe('changing a booking', () => {
  const mutation = (name: string) => `mutation ($id: ID!) { ${name}(id: $id) { id status } }`;
  const patch = (id: number | string, status: string, token: string | null) =>
    agency.rest('PATCH', `/bookings/${id}/status`, { status }, token);

  it('is closed to visitors, for a booking that exists and for one that does not', async () => {
    for (const name of ['processBooking', 'confirmBooking', 'completeBooking', 'cancelBooking']) {
      const answers = await Promise.all(
        [booking.id, unknown.id].map((id) => agency.graphql(mutation(name), { id }, null)),
      );
      expect(answers[0]?.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
      expect(answers[0]).toEqual(answers[1]);
    }
    for (const status of ['processing', 'cancelled']) {
      const answers = await Promise.all([booking.id, unknown.id].map((id) => patch(id, status, null)));
      expect(answers[0]?.status).toBe(401);
      expect(answers[0]?.body).toEqual(answers[1]?.body);
    }
    expect(await statusOf()).toBe('pending');
  });

  it('tells another client the same as of a booking that does not exist', async () => {
    const answers = await Promise.all(
      [booking.id, unknown.id].map((id) => agency.graphql(mutation('cancelBooking'), { id }, other)),
    );
    expect(answers[0]?.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect(answers[0]).toEqual(answers[1]);
    for (const status of ['cancelled', 'confirmed', 'pending']) {
      const rest = await Promise.all([booking.id, unknown.id].map((id) => patch(id, status, other)));
      expect([rest[0]?.status, rest[0]?.body]).toEqual([
        404,
        { success: false, message: 'Booking not found', code: 'NOT_FOUND' },
      ]);
      expect(rest[0]?.body).toEqual(rest[1]?.body);
    }
    expect(await statusOf()).toBe('pending');
  });

  it('lets the owner ask for nothing but a cancellation', async () => {
    for (const status of ['pending', 'processing', 'confirmed', 'completed']) {
      const rest = await patch(booking.id, status, owner);
      expect([rest.status, rest.body['code']]).toEqual([403, 'FORBIDDEN']);
    }
    for (const name of ['processBooking', 'confirmBooking', 'completeBooking'])
      expect(
        (await agency.graphql(mutation(name), { id: booking.id }, owner)).errors?.[0]?.extensions.code,
      ).toBe('FORBIDDEN');
    expect(await statusOf()).toBe('pending');
  });

  it('answers an id that no row can have as unknown, through both doors', async () => {
    for (const id of ['abc', '0', '-1', '99999999999999999999', '1e3', "1' or '1'='1"]) {
      expect((await patch(encodeURIComponent(id), 'cancelled', owner)).status).toBe(404);
      expect(
        (await agency.graphql(mutation('cancelBooking'), { id }, owner)).errors?.[0]?.extensions.code,
      ).toBe('NOT_FOUND');
    }
  });

  it('is open to administrators', async () => {
    const { id } = await book(agency, {}, owner);
    for (const [name, status] of [
      ['processBooking', 'PROCESSING'],
      ['confirmBooking', 'CONFIRMED'],
      ['cancelBooking', 'CANCELLED'],
    ])
      expect((await agency.graphql(mutation(name ?? ''), { id }, admin)).data).toEqual({
        [name ?? '']: { id: String(id), status },
      });
  });
});

describe('the documented fields over REST', () => {
  it('are all in lists and detail, with totals from the ledger', async () => {
    const client = await agency.signInAs('payer');
    const product = await makeProduct(agency, { title: 'Lagoon' });
    const departure = await makeDeparture(agency, { productId: product.id });
    const { id, reference } = await book(
      agency,
      { departureId: departure.id, travelers: 2, additionalRequests: 'Window seat' },
      client.token,
    );
    const boss = { kind: 'system', reason: 'test' } as const;
    const paid = { bookingId: id, method: 'bank_transfer', receivedOn: '2026-01-05' };
    await agency.services.ledger.record(boss, {
      ...paid,
      kind: 'payment',
      amount: { minor: 100_050, currency: 'GBP' },
    });
    await agency.services.ledger.record(boss, {
      ...paid,
      kind: 'refund',
      amount: { minor: 50, currency: 'GBP' },
    });
    const listed = await agency.rest('GET', '/bookings/my-bookings', undefined, client.token);
    const image = expect.stringMatching(new RegExp(`/posters/${product.slug}.svg$`));
    expect(listed.body).toMatchObject({ success: true, page: 1, limit: 50, total: 1 });
    expect(listed.body['bookings'][0]).toEqual({
      id,
      booking_reference: reference,
      reference,
      reference_text: expect.stringMatching(/^RG-.{4}-.{4}-.{4}$/),
      kind: 'departure',
      status: 'pending',
      tour_title: 'Lagoon',
      trip_title: 'Lagoon',
      tripName: 'Lagoon',
      destination: 'Douro Valley, Portugal',
      location: 'Douro Valley, Portugal',
      departure_date: departure.startDate,
      return_date: departure.endDate,
      dates: `${departure.startDate} to ${departure.endDate}`,
      travelers: 2,
      travelers_count: 2,
      currency: 'GBP',
      total_amount: 2500,
      amount: 2500,
      amountPaid: 1000,
      remainingAmount: 1500,
      special_requests: 'Window seat',
      additionalRequests: 'Window seat',
      tour_image: image,
      image,
      image_url: image,
      created_at: expect.stringMatching(/Z$/),
      createdAt: expect.stringMatching(/Z$/),
      updated_at: expect.any(String),
      updatedAt: expect.any(String),
    });
    const detailed = await agency.rest('GET', `/bookings/reference/${reference}`, undefined, client.token);
    expect(detailed.body['booking']).toMatchObject({
      travelers: [],
      travelers_count: 2,
      total_amount: 2500,
      contact_email: 'nora@example.com',
      contact_phone: '07700 900321',
      emergency_contact_name: null,
      special_requests: 'Window seat',
      arrival_advice: 'Be at the station 30 minutes early.',
      next_statuses: ['cancelled'],
    });
  });

  it('have null amounts until a request is quoted', async () => {
    const client = await agency.signInAs('unquoted');
    await book(agency, {}, client.token);
    const { body } = await agency.rest('GET', '/bookings/my-bookings', undefined, client.token);
    expect(body['bookings'][0]).toMatchObject({
      total_amount: null,
      amountPaid: null,
      remainingAmount: null,
      travelers: null,
      departure_date: null,
      dates: null,
      image: null,
    });
  });

  it('come in pages', async () => {
    const client = await agency.signInAs('pages');
    for (let index = 0; index < 3; index += 1)
      await book(agency, { location1: `Place ${index}` }, client.token);
    const page = async (query: string) =>
      (await agency.rest('GET', `/bookings/my-bookings?${query}`, undefined, client.token)).body;
    expect((await page('page=2&limit=2'))['bookings']).toMatchObject([{ destination: 'Place 0' }]);
    expect(await page('page=9')).toMatchObject({ bookings: [], total: 3 });
    expect(await page('limit=1000')).toMatchObject({ limit: 100 });
    expect(await page('limit=0')).toMatchObject({ success: false, code: 'BAD_USER_INPUT' });
  });
});
