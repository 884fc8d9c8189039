import type { DataSource } from 'typeorm';
import type { Actor } from '@domain/actor';
import { visitor } from '@domain/actor';
import { createDataSource } from '@server/database/data-source';
import { createTestDatabase } from '@server/testing/test-database';
import { inDaysFromToday, makePackage, makeTrip } from './catalogue.fixtures';
import { CatalogueService } from './catalogue.service';
import { Departure } from './departure.entity';
import { Product } from './product.entity';

let db: DataSource;
let catalogue: CatalogueService;
let drop: () => Promise<void>;
const user = { kind: 'user', id: 1, name: 'A', email: 'a@example.com', signInId: 'x' } as const;
const admin: Actor = { ...user, role: 'admin' };
const client: Actor = { ...user, role: 'client' };

beforeAll(async () => {
  const database = await createTestDatabase();
  drop = database.drop;
  db = await createDataSource({ url: database.url, entities: [Product, Departure] }).initialize();
  catalogue = new CatalogueService(db);
});
afterAll(async () => {
  await db.destroy();
  await drop();
});
beforeEach(() => db.query('delete from products; alter table products alter id restart'));

const trip = {
  title: 'High Atlas',
  destination: 'Morocco',
  description: 'On foot.',
  durationDays: 8,
  price: 1250,
};
const packaged = { title: 'Bora Bora', description: 'By the sea.', durationDays: 7, price: 899.5 };

describe('who may', () => {
  it.each([
    ['a visitor', visitor, 'UNAUTHENTICATED'],
    ['a client', client, 'FORBIDDEN'],
  ])('%s may not put anything on sale', async (_, actor, code) => {
    await expect(catalogue.createTrip(actor, trip)).rejects.toMatchObject({ code });
    await expect(catalogue.createPackage(actor, packaged)).rejects.toMatchObject({ code });
    await expect(catalogue.addDeparture(actor, 1, {})).rejects.toMatchObject({ code });
    expect(await db.manager.count(Product)).toBe(0);
  });
});

describe('a new trip', () => {
  it('stores what is said, and the documented defaults as stored values', async () => {
    expect(await catalogue.createTrip(admin, trip)).toMatchObject({
      kind: 'trip',
      slug: 'high-atlas',
      category: 'adventure',
      status: 'active',
      maxParticipants: 20,
      priceMinor: 125_000,
      currency: 'GBP',
      itinerary: null,
      itineraryText: null,
      inclusions: [],
      imageUrl: null,
      version: 1,
    });
  });

  it('takes lists as lists or as text with commas', async () => {
    const made = await catalogue.createTrip(admin, {
      ...trip,
      inclusions: 'Mules, tents ,, tea',
      exclusions: ['Flights, visas'],
    });
    expect(made).toMatchObject({ inclusions: ['Mules', 'tents', 'tea'], exclusions: ['Flights, visas'] });
  });

  it.each([
    ['a list of days', [{ day: 1, title: 'Arrive', description: 'Tea.', __proto__: { role: 'admin' } }]],
    [
      'the JSON of one',
      '[{"day":1,"title":"Arrive","description":"Tea.","constructor":{"prototype":{"x":1}}}]',
    ],
  ])('takes an itinerary as %s', async (_, itinerary) => {
    const made = await catalogue.createTrip(admin, { ...trip, itinerary });
    expect(made.itinerary).toEqual([{ day: 1, title: 'Arrive', description: 'Tea.' }]);
    expect(made.itineraryText).toBeNull();
  });

  it.each([
    ['Walk, then rest.', 'Walk, then rest.'],
    ['[{"day": 1,', '[{"day": 1,'],
    ['{"day":1}', '{"day":1}'],
    ['  ', null],
    [null, null],
    [[], null],
  ])('keeps the itinerary %j as the text %j', async (itinerary, itineraryText) => {
    expect(await catalogue.createTrip(admin, { ...trip, itinerary })).toMatchObject({
      itinerary: null,
      itineraryText,
    });
  });

  it('names every missing field', async () => {
    await expect(catalogue.createTrip(admin, {})).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: {
        title: 'Title is required',
        destination: 'Destination is required',
        description: 'Description is required',
        durationDays: 'Duration is required',
        price: 'Price is required',
      },
    });
  });

  it.each([
    ['title', '   '],
    ['title', 'a\u0000b'],
    ['title', 'x'.repeat(201)],
    ['durationDays', 0],
    ['durationDays', 7.5],
    ['durationDays', 'week'],
    ['price', -1],
    ['price', 10.001],
    ['price', Number.NaN],
    ['price', Number.POSITIVE_INFINITY],
    ['price', ''],
    ['price', 'free'],
    ['currency', 'XXX'],
    ['maxParticipants', 0],
    ['maxParticipants', 1.5],
    ['imageUrl', 'javascript:alert(1)'],
    ['imageUrl', 'data:image/svg+xml,<svg/>'],
    ['imageUrl', 'picture.jpg'],
    ['images', ['https://example.com/a.jpg', 'javascript:alert(1)']],
    ['category', 'luxury'],
    ['status', 'sold'],
    ['difficulty', 'deadly'],
    ['slug', 'High Atlas'],
    ['itinerary.0.title', undefined, { itinerary: [{ day: 1, description: 'Tea.' }] }],
    ['itinerary.0.title', undefined, { itinerary: '[{"day":1,"title":"\\u0000","description":"Tea."}]' }],
    ['itinerary', 7],
  ])('refuses a wrong %s (%j)', async (field, value, input: object = { [field]: value }) => {
    const failure = catalogue.createTrip(admin, { ...trip, ...input });
    await expect(failure).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { [field]: expect.any(String) },
    });
    expect(await db.manager.count(Product)).toBe(0);
  });

  it('takes numbers as a form sends them', async () => {
    const made = await catalogue.createTrip(admin, {
      ...trip,
      price: '1250.50',
      durationDays: '8',
      maxParticipants: '',
    });
    expect(made).toMatchObject({ priceMinor: 125_050, durationDays: 8, maxParticipants: 20 });
  });

  it('counts whole yen', async () => {
    expect(await catalogue.createTrip(admin, { ...trip, price: 90_000, currency: 'JPY' })).toMatchObject({
      priceMinor: 90_000,
    });
    const failure = catalogue.createTrip(admin, { ...trip, price: 90.5, currency: 'JPY' });
    await expect(failure).rejects.toMatchObject({ fields: { price: 'The price has too many decimals' } });
  });
});

describe('the address of a new product', () => {
  it('counts on when the title was used, across trips and packages', async () => {
    await catalogue.createTrip(admin, trip);
    await catalogue.createPackage(admin, { ...packaged, title: 'High  Atlas!' });
    expect((await catalogue.createTrip(admin, trip)).slug).toBe('high-atlas-3');
  });

  it('is different for twelve of one title made at once', async () => {
    const made = await Promise.all(Array.from({ length: 12 }, () => catalogue.createTrip(admin, trip)));
    expect(new Set(made.map((product) => product.slug)).size).toBe(12);
  });

  it('is the one that is given, once', async () => {
    expect((await catalogue.createTrip(admin, { ...trip, slug: 'atlas' })).slug).toBe('atlas');
    const failure = catalogue.createPackage(admin, { ...packaged, slug: 'atlas' });
    await expect(failure).rejects.toMatchObject({ code: 'CONFLICT' });
  });
});

describe('a new package', () => {
  it('stores the documented defaults', async () => {
    expect(await catalogue.createPackage(admin, packaged)).toMatchObject({
      kind: 'package',
      category: 'general',
      status: 'active',
      maxParticipants: 20,
      groupKind: 'group',
      priceMinor: 89_950,
    });
  });

  it.each([
    ['status', 'full'],
    ['price', -0.01],
    ['durationDays', 0],
    ['maxParticipants', 0],
  ])('refuses a wrong %s (%j)', async (field, value) => {
    const failure = catalogue.createPackage(admin, { ...packaged, [field]: value });
    await expect(failure).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { [field]: expect.any(String) },
    });
  });
});

describe('a new departure', () => {
  it('takes length, price and group size from the trip', async () => {
    const made = await makeTrip(db, { maxParticipants: 14 });
    expect(await catalogue.addDeparture(admin, made.id, { startDate: inDaysFromToday(5) })).toMatchObject({
      productId: made.id,
      startDate: inDaysFromToday(5),
      endDate: inDaysFromToday(12),
      priceMinor: 125_000,
      currency: 'GBP',
      capacity: 14,
      seatsTaken: 0,
    });
  });

  it('takes what is said instead', async () => {
    const made = await makeTrip(db);
    const input = { startDate: inDaysFromToday(5), endDate: inDaysFromToday(5), price: 99.99, capacity: 3 };
    expect(await catalogue.addDeparture(admin, made.id, input)).toMatchObject({
      endDate: inDaysFromToday(5),
      priceMinor: 9_999,
      capacity: 3,
    });
  });

  it.each([
    [{}, { startDate: 'Choose the first day' }],
    [{ startDate: '2027-02-30' }, { startDate: 'Enter a date that exists, as YYYY-MM-DD' }],
    [{ startDate: inDaysFromToday(0) }, { startDate: 'Choose a day to come' }],
    [
      { startDate: inDaysFromToday(9), endDate: inDaysFromToday(8) },
      { endDate: 'The last day cannot be before the first' },
    ],
    [{ startDate: inDaysFromToday(9), price: 1.005 }, { price: 'The price has too many decimals' }],
    [{ startDate: inDaysFromToday(9), capacity: -1 }, { capacity: 'Enter a whole number from 0 to 1000' }],
  ])('refuses %j', async (input, fields) => {
    const made = await makeTrip(db);
    await expect(catalogue.addDeparture(admin, made.id, input)).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      fields,
    });
  });

  it('may have left when our own seeds add it', async () => {
    const made = await makeTrip(db);
    const seeds: Actor = { kind: 'system', reason: 'demo data' };
    const departure = await catalogue.addDeparture(seeds, made.id, { startDate: inDaysFromToday(-40) });
    expect(departure.startDate).toBe(inDaysFromToday(-40));
  });

  it('needs a price of its own when the trip has none', async () => {
    const made = await makeTrip(db, { priceMinor: null });
    const failure = catalogue.addDeparture(admin, made.id, { startDate: inDaysFromToday(5) });
    await expect(failure).rejects.toMatchObject({ fields: { price: 'Price is required' } });
  });

  it('comes once a day', async () => {
    const made = await makeTrip(db);
    const add = () => catalogue.addDeparture(admin, made.id, { startDate: inDaysFromToday(5) });
    const answers = await Promise.allSettled([add(), add(), add()]);
    expect(answers.filter((answer) => answer.status === 'fulfilled')).toHaveLength(1);
    await expect(add()).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('belongs to a trip', async () => {
    const { id } = await makePackage(db);
    for (const product of [id, 4711])
      await expect(
        catalogue.addDeparture(admin, product, { startDate: inDaysFromToday(5) }),
      ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
