import { createTestAgency, type TestAgency } from '@server/testing/test-agency';
import { expectQueries } from '@server/testing/expect-queries';
import { makeDeparture, makePackage, makeTrip } from './catalogue.fixtures';

let agency: TestAgency;
beforeAll(async () => {
  agency = await createTestAgency();
});
afterAll(() => agency.close());
beforeEach(() => agency.db.query('delete from products'));

const tripsQuery = `query ($first: Int! = 24, $after: String, $search: String, $category: TripCategory, $sort: TripSort! = FEATURED) {
  trips(first: $first, after: $after, search: $search, category: $category, sort: $sort) {
    nodes { title } totalCount pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
  }
}`;

async function trips(variables: Record<string, unknown> = {}) {
  const { data, errors } = await agency.graphql(tripsQuery, variables);
  if (!data) throw new Error(JSON.stringify(errors));
  return { ...data['trips'], titles: data['trips'].nodes.map((node: { title: string }) => node.title) };
}

async function packageTitles(args: string) {
  const { data, errors } = await agency.graphql(`{ packages(${args}) { nodes { title } } }`);
  if (!data) throw new Error(JSON.stringify(errors));
  return data['packages'].nodes.map((node: { title: string }) => node.title);
}

const at = (second: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, second));

describe('the order of trips', () => {
  beforeEach(async () => {
    const { db } = agency;
    await makeTrip(db, {
      title: 'Fjords',
      priceMinor: 90_000,
      durationDays: 12,
      createdAt: at(1),
      ratingSum: 9,
      ratingCount: 2,
    });
    await makeTrip(db, { title: 'Dunes', priceMinor: null, durationDays: 5, createdAt: at(2) });
    await makeTrip(db, {
      title: 'Temples',
      priceMinor: 210_000,
      durationDays: 9,
      createdAt: at(3),
      featuredRank: 2,
      ratingSum: 45,
      ratingCount: 10,
    });
    await makeTrip(db, {
      title: 'Glaciers',
      priceMinor: 0,
      durationDays: 3,
      createdAt: at(4),
      featuredRank: 1,
      ratingSum: 5,
      ratingCount: 1,
    });
  });

  it.each([
    ['FEATURED', ['Glaciers', 'Temples', 'Dunes', 'Fjords']],
    ['PRICE_LOW', ['Glaciers', 'Fjords', 'Temples', 'Dunes']],
    ['PRICE_HIGH', ['Temples', 'Fjords', 'Glaciers', 'Dunes']],
    ['DURATION', ['Glaciers', 'Dunes', 'Temples', 'Fjords']],
    // Both stand at 4.5: the one with more reviews leads. Without reviews comes last.
    ['RATING', ['Glaciers', 'Temples', 'Fjords', 'Dunes']],
  ])('is right for %s, in one page and one by one', async (sort, expected) => {
    expect((await trips({ sort })).titles).toEqual(expected);
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof trips>> = await trips({ sort, first: 1, after });
      seen.push(...page.titles);
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after !== null);
    expect(seen).toEqual(expected);
  });

  it('is that of the agency unless another one is asked for', async () => {
    expect((await trips()).titles).toEqual(['Glaciers', 'Temples', 'Dunes', 'Fjords']);
  });
});

describe('the order of packages', () => {
  it('goes by title without regard to case and accents', async () => {
    for (const title of ['Évora', 'zanzibar', 'Ephesus', 'aran']) await makePackage(agency.db, { title });
    expect(await packageTitles('sort: TITLE')).toEqual(['aran', 'Ephesus', 'Évora', 'zanzibar']);
  });

  it('puts those without a price last in both orders of price', async () => {
    for (const [title, priceMinor] of [
      ['a', 300],
      ['b', null],
      ['c', 100],
    ] as const)
      await makePackage(agency.db, { title, priceMinor });
    expect(await packageTitles('sort: PRICE_LOW')).toEqual(['c', 'a', 'b']);
    expect(await packageTitles('sort: PRICE_HIGH')).toEqual(['a', 'c', 'b']);
  });
});

describe('the lists', () => {
  it('show active and full trips and active packages, each to its own', async () => {
    const { db } = agency;
    await makeTrip(db, { title: 'on sale' });
    await makeTrip(db, { title: 'full', status: 'full' });
    await makeTrip(db, { title: 'inactive', status: 'inactive' });
    await makeTrip(db, { title: 'archived', archivedAt: new Date() });
    await makePackage(db, { title: 'package' });
    await makePackage(db, { title: 'inactive package', status: 'inactive' });
    const { titles, totalCount } = await trips();
    expect(titles).toEqual(['full', 'on sale']);
    expect(totalCount).toBe(2);
    expect(await packageTitles('first: 100')).toEqual(['package']);
  });

  it('hide the inactive ones from administrators too', async () => {
    await makeTrip(agency.db, { status: 'inactive' });
    const { token } = await agency.signInAs('Ada', 'admin');
    const { data } = await agency.graphql('{ trips { totalCount } }', {}, token);
    expect(data?.['trips'].totalCount).toBe(0);
  });

  it('take one category, together with a search', async () => {
    await makeTrip(agency.db, { title: 'Ride by the sea', category: 'family' });
    await makeTrip(agency.db, { title: 'Walk by the sea', category: 'relaxation' });
    await makeTrip(agency.db, { title: 'Walk in the hills', category: 'family' });
    expect((await trips({ category: 'FAMILY' })).titles).toEqual(['Walk in the hills', 'Ride by the sea']);
    expect(await trips({ category: 'FAMILY', search: 'sea' })).toMatchObject({
      titles: ['Ride by the sea'],
      totalCount: 1,
    });
  });

  it.each([0, 101, -1, 2_147_483_647])('refuse a page of %i', async (first) => {
    for (const list of ['trips', 'packages']) {
      const { data, errors } = await agency.graphql(
        `query ($first: Int!) { ${list}(first: $first) { totalCount } }`,
        { first },
      );
      expect(data).toBeNull();
      expect(errors?.[0]?.extensions).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: { first: 'Ask for 1 to 100 at a time' },
      });
    }
  });

  it('have pages of 1 and of 100', async () => {
    await makeTrip(agency.db, { title: 'a' });
    await makeTrip(agency.db, { title: 'b' });
    expect((await trips({ first: 1 })).titles).toEqual(['b']);
    expect((await trips({ first: 100 })).titles).toEqual(['b', 'a']);
  });

  it('keep to one statement for one trip with its departures and for many', async () => {
    const query = `{ trips(first: 50) { totalCount pageInfo { endCursor } nodes { id title status price { amount } departures(first: 3) { id startDate availableSpots price { amount currency } } } } }`;
    const fill = async (count: number) => {
      for (let index = 0; index < count; index += 1) {
        const trip = await makeTrip(agency.db);
        for (const days of [10, 20, 30, 40]) await makeDeparture(agency.db, trip, days);
      }
    };
    await fill(1);
    const one = await expectQueries(1, () => agency.graphql(query));
    expect(one.data?.['trips'].nodes[0].departures).toHaveLength(3);
    await fill(11);
    const many = await expectQueries(1, () => agency.graphql(query));
    expect(many.data?.['trips'].nodes).toHaveLength(12);
    expect(
      many.data?.['trips'].nodes.every((node: { departures: unknown[] }) => node.departures.length === 3),
    ).toBe(true);
  });

  it('keep packages to one statement', async () => {
    for (let index = 0; index < 12; index += 1) await makePackage(agency.db);
    const answer = await expectQueries(1, () =>
      agency.graphql('{ packages { totalCount nodes { id title includedServices } } }'),
    );
    expect(answer.data?.['packages'].nodes).toHaveLength(12);
  });
});

describe('the search', () => {
  beforeEach(async () => {
    const { db } = agency;
    await makeTrip(db, {
      title: 'Crète in spring',
      destination: 'Chania',
      description: 'Gorges\n\nand   beaches.',
    });
    await makeTrip(db, {
      title: '100% Lisbon',
      destination: 'Portugal',
      description: 'Tiles and trams_and_tarts.',
    });
    await makeTrip(db, {
      title: "Peru's high road",
      destination: 'Cusco',
      description: String.raw`By C:\rail and on foot.`,
    });
  });

  it.each([
    ['crete', ['Crète in spring']],
    ['CRÈTE', ['Crète in spring']],
    ['chania', ['Crète in spring']],
    ['GORGES', ['Crète in spring']],
    ['  beaches   and ', ['Crète in spring']],
    ['gorges and beaches', ['Crète in spring']],
    ['lisbon gorges', []],
    ['', ["Peru's high road", '100% Lisbon', 'Crète in spring']],
    ['   ', ["Peru's high road", '100% Lisbon', 'Crète in spring']],
  ])('finds %j', async (search, expected) => {
    expect((await trips({ search })).titles).toEqual(expected);
  });

  it.each([
    ['%', ['100% Lisbon']],
    ['0%', ['100% Lisbon']],
    // The wide sign is read as the plain one, and still stands for itself.
    ['％', ['100% Lisbon']],
    ['l%n', []],
    ['_', ['100% Lisbon']],
    ['s_and', ['100% Lisbon']],
    ['L_sbon', []],
    ['\\', ["Peru's high road"]],
    ['c:\\rail', ["Peru's high road"]],
    ["'", ["Peru's high road"]],
    ["' or 1=1--", []],
    ["'; drop table products; --", []],
    ['%%%', []],
    ['$1', []],
    ['t.title', []],
    [':1', []],
  ])('takes %j to the letter', async (search, expected) => {
    expect(await trips({ search })).toMatchObject({ titles: expected, totalCount: expected.length });
  });

  it.each(['a\u0000b', '\ud800', 'x'.repeat(101)])(
    'refuses what is no text or too long (%#)',
    async (search) => {
      const { errors } = await agency.graphql(tripsQuery, { search });
      expect(errors?.[0]?.extensions).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: { search: expect.any(String) },
      });
    },
  );
});
