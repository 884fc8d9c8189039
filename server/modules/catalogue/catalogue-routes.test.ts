import { createTestAgency, type TestAgency } from '@server/testing/test-agency';
import { expectQueries } from '@server/testing/expect-queries';
import { inDaysFromToday, makeDeparture, makePackage, makeTrip } from './catalogue.fixtures';

let agency: TestAgency;
beforeAll(async () => {
  agency = await createTestAgency({ env: { PUBLIC_URL: 'https://rosegate.example' } });
});
afterAll(() => agency.close());
beforeEach(() => agency.db.query('delete from products'));

const get = (path: string, token?: string) => agency.rest('GET', path, undefined, token);
const titles = (rows: { title: string }[]) => rows.map((row) => row.title);

describe('GET /trips/all and /tours', () => {
  it('are two views of the same rows, in the shape of the contract', async () => {
    const trip = await makeTrip(agency.db, {
      title: 'High Atlas',
      country: 'Morocco',
      difficulty: 'moderate',
      ratingSum: 9,
      ratingCount: 2,
      durationText: 'A week and a day',
      itineraryText: 'Walk, then rest.',
      inclusions: ['Mules'],
      priceMinor: 125_050,
      createdAt: new Date('2026-02-03T04:05:06.789Z'),
      updatedAt: new Date('2026-02-04T04:05:06.789Z'),
    });
    const departure = await makeDeparture(agency.db, trip, 30, { capacity: 9, seatsTaken: 4 });
    const trips = await get('/trips/all');
    expect(trips.status).toBe(200);
    const expected = {
      id: trip.id,
      slug: 'high-atlas',
      title: 'High Atlas',
      destination: 'Atlas Mountains, Morocco',
      location: 'Atlas Mountains, Morocco',
      country: 'Morocco',
      category: 'adventure',
      difficulty: 'moderate',
      summary: '',
      description: 'Eight days on foot.',
      duration: 8,
      price: 1250.5,
      currency: 'GBP',
      rating: 4.5,
      review_count: 2,
      max_participants: 20,
      image: 'https://rosegate.example/posters/high-atlas.svg',
      image_url: 'https://rosegate.example/posters/high-atlas.svg',
      images: [],
      itinerary: 'Walk, then rest.',
      inclusions: ['Mules'],
      exclusions: [],
      terms_conditions: null,
      status: 'active',
      start_date: departure.startDate,
      end_date: departure.endDate,
      available_spots: 5,
      created_at: '2026-02-03T04:05:06.789Z',
      createdAt: '2026-02-03T04:05:06.789Z',
      updated_at: '2026-02-04T04:05:06.789Z',
      updatedAt: '2026-02-04T04:05:06.789Z',
    };
    expect(trips.body).toEqual({ success: true, trips: [expected], page: 1, limit: 50, total: 1 });
    const tours = await get('/tours');
    expect(tours.body).toEqual({
      success: true,
      tours: [{ ...expected, duration_text: 'A week and a day' }],
      page: 1,
      limit: 50,
      total: 1,
    });
  });

  it('say nothing where nothing is stored', async () => {
    await makeTrip(agency.db, { priceMinor: null, durationDays: 1 });
    const [tour] = (await get('/tours')).body['tours'];
    expect(tour).toMatchObject({
      price: null,
      currency: 'GBP',
      rating: null,
      review_count: 0,
      itinerary: null,
      difficulty: null,
      start_date: null,
      end_date: null,
      available_spots: null,
      duration_text: '1 day',
    });
  });

  it("show the administrator's picture and the days of the itinerary", async () => {
    const itinerary = [{ day: 1, title: 'Arrive', description: 'Tea.' }];
    await makeTrip(agency.db, { imageUrl: 'https://cdn.example/a.jpg', itinerary });
    const [trip] = (await get('/trips/all')).body['trips'];
    expect(trip).toMatchObject({
      image: 'https://cdn.example/a.jpg',
      image_url: 'https://cdn.example/a.jpg',
      itinerary,
    });
  });

  it('name the next departure with a place, and call the trip full when there is none', async () => {
    const some = await makeTrip(agency.db, { title: 'some' });
    await makeDeparture(agency.db, some, 10, { capacity: 4, seatsTaken: 4 });
    await makeDeparture(agency.db, some, 20, { capacity: 4, seatsTaken: 1 });
    const none = await makeTrip(agency.db, { title: 'none' });
    await makeDeparture(agency.db, none, 10, { capacity: 4, seatsTaken: 4 });
    const { body } = await expectQueries(1, () => get('/trips/all?sort=duration'));
    expect(body['trips']).toMatchObject([
      { title: 'some', status: 'active', start_date: inDaysFromToday(20), available_spots: 3 },
      { title: 'none', status: 'full', start_date: inDaysFromToday(10), available_spots: 0 },
    ]);
  });

  it('search, filter, sort and page, with the total of what was found', async () => {
    const { db } = agency;
    for (let index = 1; index <= 5; index += 1)
      await makeTrip(db, { title: `Sea ${index}`, category: 'family', priceMinor: index * 100 });
    await makeTrip(db, { title: 'Sea 0', category: 'cultural', priceMinor: 1 });
    await makeTrip(db, { title: 'Hills', category: 'family', priceMinor: 2 });
    const page = (number: number) =>
      get(`/trips/all?search=SEA&category=family&sort=price-high&limit=2&page=${number}`);
    expect((await page(1)).body).toMatchObject({ page: 1, limit: 2, total: 5 });
    expect(titles((await page(1)).body['trips'])).toEqual(['Sea 5', 'Sea 4']);
    expect(titles((await page(3)).body['trips'])).toEqual(['Sea 1']);
    expect((await page(4)).body).toMatchObject({ trips: [], total: 5 });
  });

  it('read "all" and blank parameters as no filter, and a limit above 100 as 100', async () => {
    await makeTrip(agency.db);
    const { body } = await get('/tours?category=all&search=&sort=&page=&limit=1000');
    expect(body).toMatchObject({ success: true, total: 1, page: 1, limit: 100 });
  });

  it.each([
    ['page=0', 'page'],
    ['page=-1', 'page'],
    ['page=x', 'page'],
    ['page=1.5', 'page'],
    ['limit=0', 'limit'],
    ['limit=-5', 'limit'],
    ['limit=ten', 'limit'],
    ['sort=best', 'sort'],
    ['category=luxury', 'category'],
    ['search=a%00b', 'search'],
    ['search=a&search=b', 'search'],
  ])('answer %s with 400 and the field', async (query, field) => {
    for (const path of ['/trips/all', '/tours']) {
      const { status, body } = await get(`${path}?${query}`);
      expect(status).toBe(400);
      expect(body).toMatchObject({
        success: false,
        code: 'BAD_USER_INPUT',
        errors: { [field]: expect.any(String) },
      });
      expect(Object.keys(body['errors'])).toEqual([field]);
    }
  });

  it.each(["' or 1=1--", '%', '_', ';select pg_sleep(3)--'])('find nothing by %s', async (search) => {
    await makeTrip(agency.db);
    const { status, body } = await get(`/trips/all?search=${encodeURIComponent(search)}`);
    expect({ status, total: body['total'] }).toEqual({ status: 200, total: 0 });
  });
});

describe('GET /trips/{id} and /tours/{id}', () => {
  it('add the departures to come', async () => {
    const trip = await makeTrip(agency.db);
    await makeDeparture(agency.db, trip, -9);
    const departure = await makeDeparture(agency.db, trip, 9, {
      capacity: 6,
      seatsTaken: 1,
      priceMinor: 99_999,
    });
    const expected = {
      id: departure.id,
      start_date: inDaysFromToday(9),
      end_date: inDaysFromToday(16),
      price: 999.99,
      currency: 'GBP',
      available_spots: 5,
    };
    const { body } = await expectQueries(1, () => get(`/trips/${trip.id}`));
    expect(body).toMatchObject({ success: true, trip: { id: trip.id, departures: [expected] } });
    expect(body['trip']).not.toHaveProperty('duration_text');
    expect((await get(`/tours/${trip.id}`)).body).toMatchObject({
      tour: { id: trip.id, duration: 8, duration_text: '8 days', departures: [expected] },
    });
  });

  it.each(['0', '999999', '99999999999999', 'x', '1;drop', '%27', '1e1'])('know no trip %s', async (id) => {
    for (const path of ['/trips/', '/tours/']) {
      const { status, body } = await get(path + id);
      expect(status).toBe(404);
      expect(body).toEqual({ success: false, message: 'Trip not found', code: 'NOT_FOUND' });
    }
  });

  it('show a hidden trip to administrators only', async () => {
    const { id } = await makeTrip(agency.db, { status: 'inactive' });
    const admin = await agency.signInAs('Ada', 'admin');
    const client = await agency.signInAs('Clive');
    expect((await get(`/trips/${id}`)).status).toBe(404);
    expect((await get(`/trips/${id}`, client.token)).status).toBe(404);
    expect((await get(`/trips/${id}`, admin.token)).body).toMatchObject({ trip: { id, status: 'inactive' } });
  });
});

describe('GET /tours/{id}/availability', () => {
  it('answers as GraphQL does', async () => {
    const trip = await makeTrip(agency.db);
    const departure = await makeDeparture(agency.db, trip, 12, { capacity: 6, seatsTaken: 4 });
    const path = `/tours/${trip.id}/availability`;
    const shown = {
      id: departure.id,
      start_date: inDaysFromToday(12),
      end_date: inDaysFromToday(19),
      price: 1250,
      currency: 'GBP',
      available_spots: 2,
    };
    expect((await get(path)).body).toEqual({
      success: true,
      available: true,
      available_spots: 2,
      departures: [shown],
    });
    expect((await get(`${path}?date=${inDaysFromToday(12)}&travelers=3`)).body).toEqual({
      success: true,
      available: false,
      available_spots: 2,
      departures: [shown],
    });
    expect((await get(`${path}?date=${inDaysFromToday(13)}`)).body).toEqual({
      success: true,
      available: false,
      available_spots: 0,
      departures: [],
    });
  });

  it.each([
    [`date=${inDaysFromToday(-1)}`, 'date'],
    ['date=2027-02-30', 'date'],
    ['date=tomorrow', 'date'],
    ['travelers=0', 'travelers'],
    ['travelers=-2', 'travelers'],
    ['travelers=two', 'travelers'],
    ['travelers=101', 'travelers'],
  ])('answers %s with 400 and the field', async (query, field) => {
    const trip = await makeTrip(agency.db);
    const { status, body } = await get(`/tours/${trip.id}/availability?${query}`);
    expect({ status, fields: Object.keys(body['errors']) }).toEqual({ status: 400, fields: [field] });
  });

  it('knows no unknown or hidden tour', async () => {
    const hidden = await makeTrip(agency.db, { archivedAt: new Date() });
    for (const id of [hidden.id, 4711, 'x'])
      expect((await get(`/tours/${id}/availability`)).status).toBe(404);
  });
});

describe('GET /packages', () => {
  it('has the shape of the contract', async () => {
    const made = await makePackage(agency.db, {
      title: 'Bora Bora',
      destination: 'French Polynesia',
      category: 'honeymoon',
      groupKind: 'private',
      inclusions: ['Boat', 'Breakfast'],
      exclusions: ['Flights'],
      termsConditions: 'None.',
    });
    const expected = {
      id: made.id,
      slug: 'bora-bora',
      title: 'Bora Bora',
      destination: 'French Polynesia',
      location: 'French Polynesia',
      country: null,
      category: 'honeymoon',
      group_kind: 'private',
      summary: '',
      description: 'Seven nights by the sea.',
      duration: 7,
      price: 899.5,
      currency: 'GBP',
      max_participants: 20,
      image: 'https://rosegate.example/posters/bora-bora.svg',
      image_url: 'https://rosegate.example/posters/bora-bora.svg',
      images: [],
      itinerary: null,
      included_services: ['Boat', 'Breakfast'],
      excluded_services: ['Flights'],
      terms_conditions: 'None.',
      status: 'active',
      created_at: made.createdAt.toISOString(),
      createdAt: made.createdAt.toISOString(),
      updated_at: made.updatedAt.toISOString(),
      updatedAt: made.updatedAt.toISOString(),
    };
    expect((await get(`/packages/${made.id}`)).body).toEqual({ success: true, package: expected });
    const all = await expectQueries(1, () => get('/packages/all'));
    expect(all.body).toEqual({ success: true, packages: [expected], page: 1, limit: 50, total: 1 });
  });

  it('lists active ones only, all or of a category', async () => {
    await makePackage(agency.db, { title: 'Calm', category: 'relaxation' });
    await makePackage(agency.db, { title: 'Bold', category: 'adventure' });
    await makePackage(agency.db, { title: 'Off', category: 'adventure', status: 'inactive' });
    expect(titles((await get('/packages/all?sort=title')).body['packages'])).toEqual(['Bold', 'Calm']);
    expect(titles((await get('/packages/category/adventure')).body['packages'])).toEqual(['Bold']);
    expect(titles((await get('/packages/category/Relaxation')).body['packages'])).toEqual(['Calm']);
    expect((await get('/packages/category/luxury')).body).toMatchObject({
      success: true,
      packages: [],
      total: 0,
    });
  });

  it.each([
    ['/packages/category/cheap', 'category'],
    ['/packages/all?category=cheap', 'category'],
    ['/packages/all?sort=rating', 'sort'],
    ['/packages/category/family?limit=0', 'limit'],
  ])('answers %s with 400 and the field', async (path, field) => {
    const { status, body } = await get(path);
    expect({ status, fields: Object.keys(body['errors']) }).toEqual({ status: 400, fields: [field] });
  });

  it('knows no unknown or inactive package', async () => {
    const hidden = await makePackage(agency.db, { status: 'inactive' });
    for (const id of [hidden.id, 4711, 'x', '0'])
      expect((await get(`/packages/${id}`)).body).toEqual({
        success: false,
        message: 'Package not found',
        code: 'NOT_FOUND',
      });
  });
});

describe('wrong methods and tokens', () => {
  it.each([
    ['POST', '/trips/all'],
    ['DELETE', '/tours'],
    ['PUT', '/tours/1'],
    ['PATCH', '/trips/1'],
    ['POST', '/tours/1/availability'],
    ['POST', '/packages/all'],
    ['DELETE', '/packages/category/family'],
    ['PUT', '/packages/1'],
  ])('%s %s is 405 and says what is allowed', async (method, path) => {
    const { status, headers, body } = await agency.rest(method, path);
    expect(status).toBe(405);
    expect(headers.get('allow')).toBe('GET');
    expect(body).toMatchObject({ success: false, code: 'METHOD_NOT_ALLOWED' });
  });

  it('a bad token is refused on public calls too', async () => {
    expect((await get('/trips/all', 'not-a-token')).status).toBe(401);
  });
});
