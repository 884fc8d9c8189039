import { addDays, today } from '@domain/local-date';
import { createTestAgency, type TestAgency } from '@server/testing/test-agency';
import { expectQueries } from '@server/testing/expect-queries';
import { book, makeDeparture, makeProduct } from '@server/modules/bookings/testing/booking-fixtures';
import type { BookingImport } from '@server/modules/bookings/booking-import';

let agency: TestAgency;
let admin: string;
let client: string;
beforeAll(async () => {
  agency = await createTestAgency();
  admin = (await agency.signInAs('boss', 'admin')).token;
  client = (await agency.signInAs('client')).token;
});
afterAll(() => agency.close());

const bookingFields = `id reference kind status title destination productSlug productKind imageUrl startDate endDate travellersCount
  total { amount currency } paid { amount currency } remaining { amount currency } contact { firstName lastName email }
  nextStatuses createdAt travellers { firstName passportNumberMasked } history { to byName }`;
const overview = `query ($first: Int!) {
  admin {
    stats { totalBookings totalUsers totalRevenue { amount currency } activeTrips }
    bookings(first: $first) { totalCount nodes { ${bookingFields} } pageInfo { hasNextPage endCursor } }
    users(first: $first) { totalCount nodes { id name email role createdAt } }
    enquiries(first: $first) { totalCount nodes { id kind fullName subject message } }
  }
}`;

function story(index: number, extra: Partial<BookingImport> = {}): BookingImport {
  return {
    kind: 'request',
    status: index % 2 === 0 ? 'pending' : 'confirmed',
    clientId: null,
    contact: {
      firstName: 'Rosa',
      lastName: `Nº${index} García`,
      email: `rosa${index}@example.com`,
      phone: '1',
    },
    productId: null,
    departureId: null,
    title: `Holiday 100% ${index}`,
    destination: null,
    startDate: addDays(today(), 20),
    endDate: addDays(today(), 27),
    travellersCount: 1,
    travellers: [{ firstName: 'Rosa', lastName: 'García', passportNumber: 'GB7654321' }],
    pricePerTravellerMinor: 10_000,
    totalMinor: 10_000,
    createdAt: new Date(Date.UTC(2026, 0, 1, 0, index)),
    ...extra,
  };
}

async function fill(count: number): Promise<void> {
  await agency.db.transaction(async (tx) => {
    const made = await agency.services.bookings.importMany(
      tx,
      Array.from({ length: count }, (_, index) => story(index)),
    );
    await agency.services.ledger.importEntries(
      tx,
      made.map(({ id }) => ({
        bookingId: id,
        kind: 'payment',
        method: 'card',
        amount: { minor: 4_000, currency: 'GBP' },
        receivedOn: '2026-01-05',
      })),
    );
    await tx.query(
      `insert into enquiries (kind, full_name, email, message)
       select 'contact', 'Person ' || n, 'p' || n || '@example.com', 'Hello' from generate_series(1, $1) n`,
      [count],
    );
  });
}

describe('the administrators’ page in one query', () => {
  it('runs as many statements for many rows as for one', async () => {
    await fill(1);
    // Who asks, figures, bookings, users, enquiries.
    const one = await expectQueries(5, () => agency.graphql(overview, { first: 1 }, admin));
    expect(one.errors).toBeUndefined();
    await fill(60);
    const many = await expectQueries(5, () => agency.graphql(overview, { first: 50 }, admin));
    expect(many.errors).toBeUndefined();
    const { bookings, enquiries } = many.data?.['admin'];
    expect(bookings).toMatchObject({ totalCount: 61, pageInfo: { hasNextPage: true } });
    expect(bookings.nodes).toHaveLength(50);
    expect(bookings.nodes[0]).toMatchObject({
      total: { amount: 10_000, currency: 'GBP' },
      paid: { amount: 4_000, currency: 'GBP' },
      remaining: { amount: 6_000, currency: 'GBP' },
      travellers: [{ firstName: 'Rosa', passportNumberMasked: '****4321' }],
    });
    expect(enquiries).toMatchObject({ totalCount: 61 });
  });

  it('tells real figures: equal to the lists, and money received less refunds', async () => {
    const departure = await makeDeparture(agency, { priceMinor: 30_000 });
    const { id } = await book(agency, { departureId: departure.id, travelers: 1 }, client);
    await makeProduct(agency, { status: 'inactive' });
    const before = await stats();
    const boss = { kind: 'system', reason: 'test' } as const;
    const entry = { bookingId: id, method: 'bank_transfer', receivedOn: '2026-02-01' };
    await agency.services.ledger.record(boss, {
      ...entry,
      kind: 'payment',
      amount: { minor: 30_000, currency: 'GBP' },
    });
    await agency.services.ledger.record(boss, {
      ...entry,
      kind: 'refund',
      amount: { minor: 10_001, currency: 'GBP' },
    });
    const after = await stats();
    expect(after.totalRevenue).toEqual({ amount: before.totalRevenue.amount + 19_999, currency: 'GBP' });
    const lists = (
      await agency.graphql(
        '{ admin { bookings(first: 1) { totalCount } users(first: 1) { totalCount } } }',
        {},
        admin,
      )
    ).data?.['admin'];
    expect(after).toMatchObject({
      totalBookings: lists.bookings.totalCount,
      totalUsers: lists.users.totalCount,
      activeTrips: 1,
    });
    const rest = await agency.rest('GET', '/admin/stats', undefined, admin);
    expect(rest.body).toEqual({
      success: true,
      stats: {
        totalBookings: after.totalBookings,
        totalUsers: after.totalUsers,
        totalRevenue: after.totalRevenue.amount / 100,
        activeTrips: 1,
        currency: 'GBP',
      },
    });
  });

  async function stats() {
    return (
      await agency.graphql(
        '{ admin { stats { totalBookings totalUsers totalRevenue { amount currency } activeTrips } } }',
        {},
        admin,
      )
    ).data?.['admin'].stats;
  }

  it('shows a list’s own error while the others render', async () => {
    await agency.db.query('alter table enquiries rename column message to hidden');
    try {
      const answer = await agency.graphql(overview, { first: 5 }, admin);
      expect(answer.data?.['admin'].enquiries).toBeNull();
      expect(answer.data?.['admin'].bookings.nodes).toHaveLength(5);
      expect(answer.data?.['admin'].stats).not.toBeNull();
      expect(answer.errors).toHaveLength(1);
      expect(answer.errors?.[0]).toMatchObject({
        path: ['admin', 'enquiries'],
        extensions: { code: 'INTERNAL_SERVER_ERROR' },
      });
    } finally {
      await agency.db.query('alter table enquiries rename column hidden to message');
    }
    const wrong = await agency.graphql(
      '{ admin { bookings(first: 500) { totalCount } users(first: 1) { totalCount } } }',
      {},
      admin,
    );
    expect(wrong.data?.['admin'].bookings).toBeNull();
    expect(wrong.data?.['admin'].users.totalCount).toBeGreaterThan(1);
    expect(wrong.errors?.[0]?.extensions).toEqual({
      code: 'BAD_USER_INPUT',
      fields: { first: 'Ask for 1 to 100 at a time' },
    });
  });

  it('is closed to everybody else, through both doors', async () => {
    for (const [token, code, status] of [
      [null, 'UNAUTHENTICATED', 401],
      [client, 'FORBIDDEN', 403],
    ] as const) {
      const answer = await agency.graphql(overview, { first: 1 }, token);
      expect(answer.data).toEqual({ admin: null });
      expect(answer.errors?.[0]?.extensions.code).toBe(code);
      for (const path of ['/admin/stats', '/admin/bookings', '/admin/recent-bookings'])
        expect((await agency.rest('GET', path, undefined, token)).status).toBe(status);
    }
  });
});

describe('the administrators’ list of bookings', () => {
  const list = async (args: string) =>
    (
      await agency.graphql(
        `{ admin { bookings(${args}) { totalCount nodes { reference status title contact { email } } pageInfo { endCursor } } } }`,
        {},
        admin,
      )
    ).data?.['admin'].bookings;

  it('filters by status', async () => {
    const pending = await list('first: 100, status: PENDING');
    expect(new Set(pending.nodes.map((node: { status: string }) => node.status))).toEqual(
      new Set(['PENDING']),
    );
    expect(pending.totalCount).toBe(pending.nodes.length);
  });

  it('finds by reference however it is grouped, by name without accents, by address and by title; literally', async () => {
    const { reference } = await book(agency, { email: 'findme@example.com', firstName: 'Zoë' });
    const only = [{ contact: { email: 'findme@example.com' } }];
    const grouped = reference.toLowerCase().replace(/^(..)(....)(....)(....)$/, '$1-$2-$3-$4');
    for (const search of [reference, grouped, grouped.slice(0, 9), 'zoe FIELD', 'findme@', ' field   zoë '])
      expect((await list(`first: 5, search: ${JSON.stringify(search)}`)).nodes).toMatchObject(only);
    expect((await list('first: 5, search: "100% rosa17@"')).nodes).toMatchObject([
      { title: 'Holiday 100% 17' },
    ]);
    for (const search of ['%zzz%', '_______________________________', "' or 1=1--", '\\\\'])
      expect((await list(`first: 5, search: "${search}"`)).totalCount).toBe(0);
    expect((await list('first: 5, search: "  "')).totalCount).toBeGreaterThan(60);
  });

  it('uses its index for words', async () => {
    const [plan] = await agency.db.transaction(async (tx) => {
      await tx.query('set local enable_seqscan = off');
      const rows =
        await tx.query(`explain (format json) select 1 from bookings t where plain_text(t.reference || ' ' || t.first_name || ' ' || t.last_name || ' ' || t.email::text || ' ' || t.title)
        like '%' || regexp_replace(plain_text('garcia'), '([\\\\%_])', '\\\\\\1', 'g') || '%'`);
      return rows as { 'QUERY PLAN': object }[];
    });
    expect(JSON.stringify(plan)).toContain('bookings_words');
  });

  it('keeps its place while bookings come in', async () => {
    const first = await list('first: 10');
    await book(agency, {});
    const second = await list(`first: 10, after: "${first.pageInfo.endCursor}"`);
    const references = [...first.nodes, ...second.nodes].map((node: { reference: string }) => node.reference);
    expect(new Set(references).size).toBe(20);
  });

  it('answers over REST with the documented fields, page, search and state', async () => {
    const listed = await agency.rest(
      'GET',
      '/admin/bookings?limit=2&page=2&sort=oldest&status=confirmed&search=garcia',
      undefined,
      admin,
    );
    expect(listed.body).toMatchObject({ success: true, page: 2, limit: 2, total: 30 });
    expect(listed.body['bookings'][0]).toEqual({
      id: expect.any(Number),
      booking_reference: expect.stringMatching(/^RG/),
      kind: 'request',
      customer_name: 'Rosa Nº5 García',
      customer_email: 'rosa5@example.com',
      trip_title: 'Holiday 100% 5',
      tour_title: 'Holiday 100% 5',
      destination: null,
      location: null,
      departure_date: addDays(today(), 20),
      travelers_count: 1,
      currency: 'GBP',
      total_amount: 100,
      budget: null,
      budget_currency: null,
      status: 'confirmed',
      created_at: '2026-01-01T00:05:00.000Z',
      createdAt: '2026-01-01T00:05:00.000Z',
    });
    expect(
      (await agency.rest('GET', '/admin/recent-bookings', undefined, admin)).body['bookings'],
    ).toHaveLength(10);
    expect(
      (await agency.rest('GET', '/admin/recent-bookings?limit=3', undefined, admin)).body['bookings'],
    ).toHaveLength(3);
    for (const query of ['status=gone', 'sort=best', 'limit=0', 'page=x'])
      expect((await agency.rest('GET', `/admin/bookings?${query}`, undefined, admin)).status).toBe(400);
    for (const search of ['%00', '%27%20or%201=1--'])
      expect(
        (await agency.rest('GET', `/admin/bookings?search=${search}`, undefined, admin)).status,
      ).toBeLessThan(500);
  });

  it('shows a budget in its own currency where there is no price', async () => {
    await book(agency, { email: 'budget@example.com', budget: 900, currency: 'EUR' });
    const { body } = await agency.rest('GET', '/admin/bookings?search=budget@example.com', undefined, admin);
    expect(body['bookings'][0]).toMatchObject({
      total_amount: null,
      budget: 900,
      currency: 'EUR',
      budget_currency: 'EUR',
    });
  });
});

describe('the statements of a client’s lists', () => {
  it('are two, for one booking and for many: who asks, and the list', async () => {
    const query = `query ($first: Int!) { myBookings(first: $first) { totalCount nodes { ${bookingFields} request { budget { amount } } } } }`;
    const mine = await agency.signInAs('lists');
    const importMine = (count: number) =>
      agency.db.transaction((tx) =>
        agency.services.bookings.importMany(
          tx,
          Array.from({ length: count }, (_, index) => story(index, { clientId: mine.user.id })),
        ),
      );
    await importMine(1);
    const one = await expectQueries(2, () => agency.graphql(query, { first: 20 }, mine.token));
    expect(one.data?.['myBookings'].totalCount).toBe(1);
    const [made] = await importMine(40);
    const many = await expectQueries(2, () => agency.graphql(query, { first: 100 }, mine.token));
    expect(many.data?.['myBookings'].nodes).toHaveLength(41);
    await expectQueries(2, () => agency.rest('GET', '/bookings/my-bookings', undefined, mine.token));
    await expectQueries(2, () =>
      agency.graphql(
        `query ($r: String!) { booking(reference: $r) { ${bookingFields} } }`,
        { r: made?.reference },
        mine.token,
      ),
    );
    await expectQueries(2, () =>
      agency.rest('GET', `/bookings/reference/${made?.reference}`, undefined, mine.token),
    );
    await expectQueries(1, () =>
      agency.graphql('query ($r: String!) { publicBooking(reference: $r) { title productKind } }', {
        r: made?.reference,
      }),
    );
    await expectQueries(2, () => agency.rest('GET', '/admin/bookings', undefined, admin));
  });
});
