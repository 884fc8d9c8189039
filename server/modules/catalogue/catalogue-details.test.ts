import { createTestAgency, type TestAgency } from '@server/testing/test-agency';
import { expectQueries } from '@server/testing/expect-queries';
import { inDaysFromToday, makeDeparture, makePackage, makeTrip } from './catalogue.fixtures';
import type { Product } from './product.entity';

let agency: TestAgency;
beforeAll(async () => {
  agency = await createTestAgency();
});
afterAll(() => agency.close());

const tripBy = (args: string, fields = 'id slug title', token?: string) =>
  agency.graphql(`{ trip(${args}) { ${fields} } }`, {}, token);

describe('one trip', () => {
  it('is found by slug, by id, or by both when they agree', async () => {
    const trip = await makeTrip(agency.db);
    const expected = { id: String(trip.id), slug: trip.slug, title: trip.title };
    expect((await tripBy(`slug: "${trip.slug}"`)).data?.['trip']).toEqual(expected);
    expect((await tripBy(`id: ${trip.id}`)).data?.['trip']).toEqual(expected);
    expect((await tripBy(`id: ${trip.id}, slug: "${trip.slug}"`)).data?.['trip']).toEqual(expected);
    expect((await tripBy(`id: ${trip.id}, slug: "another"`)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });

  it.each([
    'slug: "no-such-trip"',
    `slug: "' or 1=1--"`,
    'slug: "a\\u0000b"',
    'id: "2000000000"',
    'id: "99999999999999999999"',
    'id: "-1"',
    'id: "1e3"',
    'id: "x"',
  ])('is not found by %s', async (args) => {
    const { data, errors } = await tripBy(args);
    expect(data?.['trip']).toBeNull();
    expect(errors?.[0]).toMatchObject({ message: 'Trip not found', extensions: { code: 'NOT_FOUND' } });
  });

  it('needs a name', async () => {
    const { errors } = await agency.graphql('{ trip { id } }');
    expect(errors?.[0]?.extensions).toEqual({
      code: 'BAD_USER_INPUT',
      fields: { slug: 'Give a slug or an id' },
    });
  });

  it('is no package, and a package is no trip', async () => {
    const trip = await makeTrip(agency.db);
    const packaged = await makePackage(agency.db);
    expect((await tripBy(`id: ${packaged.id}`)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    const { errors } = await agency.graphql(`{ package(id: ${trip.id}) { id } }`);
    expect(errors?.[0]).toMatchObject({ message: 'Package not found', extensions: { code: 'NOT_FOUND' } });
  });

  it.each([
    ['inactive', { status: 'inactive' as const }],
    ['archived', { archivedAt: new Date() }],
  ])('is shown to administrators only while it is %s', async (_, columns) => {
    const hidden = await makeTrip(agency.db, columns);
    const admin = await agency.signInAs('Ada', 'admin');
    const client = await agency.signInAs('Clive');
    expect((await tripBy(`id: ${hidden.id}`)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect((await tripBy(`id: ${hidden.id}`, 'id', client.token)).errors?.[0]?.extensions.code).toBe(
      'NOT_FOUND',
    );
    expect((await tripBy(`id: ${hidden.id}`, 'id', admin.token)).data?.['trip']).toEqual({
      id: String(hidden.id),
    });
  });

  it('tells everything about itself in one statement', async () => {
    const trip = await makeTrip(agency.db, {
      country: 'Morocco',
      difficulty: 'challenging',
      ratingSum: 13,
      ratingCount: 3,
      images: ['https://example.com/a.jpg'],
      itinerary: [{ day: 1, title: 'Arrive', description: 'Tea.' }],
      inclusions: ['Mules, tents'],
    });
    const fields = `title destination country category difficulty summary durationDays price { amount currency } rating
      reviewCount maxParticipants imageUrl images itinerary { day title description } itineraryText inclusions exclusions status`;
    const { data } = await expectQueries(1, () => tripBy(`slug: "${trip.slug}"`, fields));
    expect(data?.['trip']).toEqual({
      title: trip.title,
      destination: 'Atlas Mountains, Morocco',
      country: 'Morocco',
      category: 'ADVENTURE',
      difficulty: 'CHALLENGING',
      summary: '',
      durationDays: 8,
      price: { amount: 125_000, currency: 'GBP' },
      rating: 4.3,
      reviewCount: 3,
      maxParticipants: 20,
      imageUrl: null,
      images: ['https://example.com/a.jpg'],
      itinerary: [{ day: 1, title: 'Arrive', description: 'Tea.' }],
      itineraryText: null,
      inclusions: ['Mules, tents'],
      exclusions: [],
      status: 'ACTIVE',
    });
  });

  it('invents neither a price nor a rating', async () => {
    const trip = await makeTrip(agency.db, { priceMinor: null });
    const { data } = await tripBy(`id: ${trip.id}`, 'price { amount } rating reviewCount');
    expect(data?.['trip']).toEqual({ price: null, rating: null, reviewCount: 0 });
  });
});

describe('departures of a trip', () => {
  it('are those still to leave, the next one first', async () => {
    const trip = await makeTrip(agency.db);
    for (const days of [40, -5, 0, 3])
      await makeDeparture(agency.db, trip, days, { capacity: 9, seatsTaken: 2 });
    const { data } = await tripBy(
      `id: ${trip.id}`,
      'departures { startDate endDate capacity availableSpots price { amount } }',
    );
    expect(data?.['trip'].departures).toEqual(
      [3, 40].map((days) => ({
        startDate: inDaysFromToday(days),
        endDate: inDaysFromToday(days + 7),
        capacity: 9,
        availableSpots: 7,
        price: { amount: 125_000 },
      })),
    );
  });

  it.each([0, 101, -1])('come in no pages of %i', async (first) => {
    const trip = await makeTrip(agency.db);
    const { errors } = await tripBy(`id: ${trip.id}`, `departures(first: ${first}) { id }`);
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { first: expect.any(String) },
    });
  });
});

describe('the status of a trip', () => {
  const statusOf = async (trip: Product) => (await tripBy(`id: ${trip.id}`, 'status')).data?.['trip'].status;

  it('is active without departures', async () => {
    expect(await statusOf(await makeTrip(agency.db))).toBe('ACTIVE');
  });

  it('becomes full with the last place of the last departure, and active again with a place given back', async () => {
    const trip = await makeTrip(agency.db);
    await makeDeparture(agency.db, trip, 10, { capacity: 4, seatsTaken: 4 });
    const open = await makeDeparture(agency.db, trip, 20, { capacity: 4, seatsTaken: 3 });
    expect(await statusOf(trip)).toBe('ACTIVE');
    const { catalogue } = agency.services;
    await agency.db.transaction((tx) => catalogue.takeSeats(tx, open.id, 1));
    expect(await statusOf(trip)).toBe('FULL');
    await agency.db.transaction((tx) => catalogue.giveSeatsBack(tx, open.id, 1));
    expect(await statusOf(trip)).toBe('ACTIVE');
  });

  it('does not look at departures that have left', async () => {
    const trip = await makeTrip(agency.db);
    await makeDeparture(agency.db, trip, -10, { capacity: 4, seatsTaken: 4 });
    expect(await statusOf(trip)).toBe('ACTIVE');
  });

  it("is the administrator's word when that is full, and then no departure has a place", async () => {
    const trip = await makeTrip(agency.db, { status: 'full' });
    await makeDeparture(agency.db, trip, 10);
    expect(await statusOf(trip)).toBe('FULL');
    const { data } = await tripBy(`id: ${trip.id}`, 'departures { availableSpots }');
    expect(data?.['trip'].departures).toEqual([{ availableSpots: 0 }]);
  });
});

describe('availability', () => {
  const ask = (args: string) =>
    agency.graphql(
      `{ tripAvailability(${args}) { isAvailable availableSpots departures { startDate availableSpots } } }`,
    );
  let trip: Product;
  beforeAll(async () => {
    trip = await makeTrip(agency.db);
    await makeDeparture(agency.db, trip, 10, { capacity: 8, seatsTaken: 8 });
    await makeDeparture(agency.db, trip, 20, { capacity: 8, seatsTaken: 5 });
    await makeDeparture(agency.db, trip, -1, { capacity: 8 });
  });

  it('looks at every departure to come unless a day is named', async () => {
    const { data } = await ask(`tripId: ${trip.id}`);
    expect(data?.['tripAvailability']).toEqual({
      isAvailable: true,
      availableSpots: 3,
      departures: [
        { startDate: inDaysFromToday(10), availableSpots: 0 },
        { startDate: inDaysFromToday(20), availableSpots: 3 },
      ],
    });
  });

  it.each([
    [20, 3, true, 3, 1],
    [20, 4, false, 3, 1],
    [10, 1, false, 0, 1],
    [15, 1, false, 0, 0],
    [0, 1, false, 0, 0],
  ])('in %i days, for %i travellers, is %s', async (days, travellers, isAvailable, availableSpots, count) => {
    const { data } = await ask(
      `tripId: ${trip.id}, date: "${inDaysFromToday(days)}", travellers: ${travellers}`,
    );
    expect(data?.['tripAvailability']).toMatchObject({ isAvailable, availableSpots });
    expect(data?.['tripAvailability'].departures).toHaveLength(count);
  });

  it('is answered without asking for departures, in a budget of two statements', async () => {
    const { data } = await expectQueries(2, () =>
      agency.graphql(`{ tripAvailability(tripId: ${trip.id}) { isAvailable } }`),
    );
    expect(data?.['tripAvailability']).toEqual({ isAvailable: true });
  });

  it.each([
    [`date: "${inDaysFromToday(-1)}"`, { date: 'Choose a date from today on' }],
    ['travellers: 0', { travellers: 'Enter a whole number from 1 to 100' }],
    ['travellers: 101', { travellers: 'Enter a whole number from 1 to 100' }],
  ])('refuses %s', async (args, fields) => {
    const { errors } = await ask(`tripId: ${trip.id}, ${args}`);
    expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', fields });
  });

  it('refuses a day that does not exist', async () => {
    const { status } = await ask(`tripId: ${trip.id}, date: "2027-02-30"`);
    expect(status).toBe(400);
  });

  it('tells nothing of a trip that is hidden', async () => {
    const hidden = await makeTrip(agency.db, { status: 'inactive' });
    expect((await ask(`tripId: ${hidden.id}`)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });
});

describe('one package', () => {
  it('tells everything about itself', async () => {
    const made = await makePackage(agency.db, {
      destination: 'Bora Bora',
      category: 'honeymoon',
      inclusions: ['Boat'],
      termsConditions: 'None.',
    });
    const { data } = await agency.graphql(
      `{ package(slug: "${made.slug}") { title destination category groupKind durationDays price { amount currency }
         maxParticipants itinerary { day } includedServices excludedServices termsConditions status } }`,
    );
    expect(data?.['package']).toEqual({
      title: made.title,
      destination: 'Bora Bora',
      category: 'HONEYMOON',
      groupKind: 'GROUP',
      durationDays: 7,
      price: { amount: 89_950, currency: 'GBP' },
      maxParticipants: 20,
      itinerary: [],
      includedServices: ['Boat'],
      excludedServices: [],
      termsConditions: 'None.',
      status: 'ACTIVE',
    });
  });
});

describe('the figures of the catalogue', () => {
  it('count what is on sale', async () => {
    await agency.db.query('delete from products');
    const { db } = agency;
    const trip = await makeTrip(db, { destination: 'Fes' });
    for (const days of [-3, 5, 9]) await makeDeparture(db, trip, days);
    await makePackage(db, { destination: 'Fes' });
    await makePackage(db, { destination: '' });
    const hidden = await makeTrip(db, { destination: 'Oslo', status: 'inactive' });
    await makeDeparture(db, hidden, 5);
    const { data } = await expectQueries(1, () =>
      agency.graphql('{ catalogueStats { trips packages destinations departures } }'),
    );
    expect(data?.['catalogueStats']).toEqual({ trips: 1, packages: 2, destinations: 1, departures: 2 });
  });
});

describe('the subject of a poster', () => {
  it('is found for hidden trips too, and is nothing for an unknown slug', async () => {
    const trip = await makeTrip(agency.db, { destination: 'Fes', status: 'inactive' });
    const { catalogue } = agency.services;
    expect(await catalogue.findPosterSubject(trip.slug)).toEqual({
      slug: trip.slug,
      destination: 'Fes',
      category: 'adventure',
    });
    expect(await catalogue.findPosterSubject('nothing')).toBeNull();
  });
});
