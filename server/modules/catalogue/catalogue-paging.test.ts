import fc from 'fast-check';
import type { DataSource } from 'typeorm';
import { packageSorts, tripSorts, type TripSort } from '@domain/catalogue';
import { createDataSource } from '@server/database/data-source';
import { select } from '@server/reads/selection';
import { createTestDatabase } from '@server/testing/test-database';
import { makeTrip } from './catalogue.fixtures';
import { CatalogueService } from './catalogue.service';
import { Departure } from './departure.entity';
import { Product } from './product.entity';

let db: DataSource;
let catalogue: CatalogueService;
let drop: () => Promise<void>;

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

type Titled = { id: number; title: string };
const asked = [{ field: 'nodes', args: {}, selection: select('title') }, ...select('totalCount')];
const pageOf = (sort: TripSort, first: number, after: string | null) =>
  catalogue.listTrips<Titled>({ sort, first, after }, asked);

/** Every page to the end; `between` runs after each but the last. */
async function walk(sort: TripSort, first: number, between: () => Promise<unknown> = async () => undefined) {
  const seen: Titled[] = [];
  let after: string | null = null;
  for (;;) {
    const page: Awaited<ReturnType<typeof pageOf>> = await pageOf(sort, first, after);
    seen.push(...page.nodes);
    if (!page.pageInfo.hasNextPage) return seen;
    after = page.pageInfo.endCursor;
    await between();
  }
}

describe('pages by cursor', () => {
  it.each(tripSorts)(
    'neither repeat nor miss a trip when others come and go between them, by %s',
    async (sort) => {
      await db.query('delete from products; alter table products alter id restart');
      const stay: number[] = [];
      for (let index = 0; index < 12; index += 1) stay.push((await makeTrip(db, variety(index))).id);
      let count = 12;
      const seen = await walk(sort, 5, async () => {
        // One that belongs near the start of the list, one near its end, and one that is gone at once.
        await makeTrip(db, { featuredRank: 0, priceMinor: 1, durationDays: 1, ratingSum: 5, ratingCount: 1 });
        await makeTrip(db, variety((count += 1)));
        const gone = await makeTrip(db, variety((count += 1)));
        await db.manager.delete(Product, { id: gone.id });
      });
      const ids = seen.map((row) => row.id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids).toEqual(expect.arrayContaining(stay));
    },
  );

  it('go on where they were when the trip at the end of the last page is gone', async () => {
    await db.query('delete from products; alter table products alter id restart');
    for (let index = 0; index < 6; index += 1)
      await makeTrip(db, { title: `Trip ${index}`, featuredRank: index });
    const first = await pageOf('featured', 3, null);
    await db.manager.delete(Product, { title: 'Trip 2' });
    const second = await pageOf('featured', 3, first.pageInfo.endCursor);
    expect(second.nodes.map((row) => row.title)).toEqual(['Trip 3', 'Trip 4', 'Trip 5']);
    expect(second).toMatchObject({ totalCount: 5, pageInfo: { hasNextPage: false, hasPreviousPage: true } });
  });

  it('give the same list as one plain sort, whatever the rows and the size of the page', async () => {
    const row = fc.record({
      featuredRank: fc.option(fc.integer({ min: 0, max: 2 })),
      priceMinor: fc.option(fc.constantFrom(0, 100, 100_000, Number.MAX_SAFE_INTEGER)),
      durationDays: fc.integer({ min: 1, max: 3 }),
      ratingCount: fc.integer({ min: 0, max: 3 }),
      perReview: fc.integer({ min: 1, max: 5 }),
      createdAt: fc.constantFrom('2026-01-01 00:00:00.000001+00', '2026-01-01 00:00:00.000002+00'),
    });
    const rows = fc.array(row, { maxLength: 14 });
    await fc.assert(
      fc.asyncProperty(
        rows,
        fc.constantFrom(...tripSorts),
        fc.integer({ min: 1, max: 6 }),
        async (given, sort, first) => {
          await insert(given);
          expect((await walk(sort, first)).map((found) => found.id)).toEqual(plainSort(given, sort));
        },
      ),
      { numRuns: 60 },
    );
  });

  it.each([
    'x',
    '',
    Buffer.from('[]').toString('base64url'),
    Buffer.from('["1","2"]').toString('base64url'),
    Buffer.from('["one","2026-01-01","2"]').toString('base64url'),
    Buffer.from('["1","yesterday noon","2"]').toString('base64url'),
    Buffer.from('["99999999999","2026-01-01","2"]').toString('base64url'),
    Buffer.from('["1","\\u0000","2"]').toString('base64url'),
    Buffer.from('[1,2,3]').toString('base64url'),
    Buffer.from('{"length":3}').toString('base64url'),
  ])('refuse the forged cursor %j', async (after) => {
    await expect(pageOf('featured', 3, after)).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { after: 'This cursor does not belong to this list' },
    });
  });

  it('exist for every documented order', async () => {
    for (const sort of packageSorts)
      expect((await catalogue.listPackages({ sort, first: 1 }, asked)).nodes).toEqual([]);
  });
});

interface Given {
  readonly featuredRank: number | null;
  readonly priceMinor: number | null;
  readonly durationDays: number;
  readonly ratingCount: number;
  readonly perReview: number;
  readonly createdAt: string;
}

function variety(index: number): Partial<Product> {
  return {
    featuredRank: index % 3 === 0 ? null : index % 4,
    priceMinor: index % 5 === 0 ? null : (index % 4) * 10_000,
    durationDays: (index % 3) + 1,
    ratingCount: index % 3,
    ratingSum: (index % 3) * ((index % 5) + 1),
  };
}

/** Row `index` gets the id `index + 1`. */
async function insert(given: readonly Given[]): Promise<void> {
  await db.query('delete from products; alter table products alter id restart');
  for (const [
    index,
    { featuredRank, priceMinor, durationDays, ratingCount, perReview, createdAt },
  ] of given.entries())
    await db.query(
      `insert into products (kind, slug, title, category, description, featured_rank, price_minor, duration_days, rating_count, rating_sum, created_at)
       values ('trip', $1, $1, 'family', '', $2, $3, $4, $5, $6, $7)`,
      [
        `trip-${index}`,
        featuredRank,
        priceMinor,
        durationDays,
        ratingCount,
        ratingCount * perReview,
        createdAt,
      ],
    );
}

/** The documented orders once more, in plain words: ids in the order of the list. */
function plainSort(given: readonly Given[], sort: TripSort): number[] {
  const rows = given.map((row, index) => ({
    ...row,
    id: index + 1,
    rating: row.ratingCount === 0 ? -1 : row.perReview,
  }));
  type Row = (typeof rows)[number];
  const low = (row: Row) => row.priceMinor ?? Number.POSITIVE_INFINITY;
  const high = (row: Row) => row.priceMinor ?? -1;
  const rank = (row: Row) => row.featuredRank ?? Number.POSITIVE_INFINITY;
  const by: Record<TripSort, (a: Row, b: Row) => number> = {
    featured: (a, b) => compare(rank(a), rank(b)) || compare(b.createdAt, a.createdAt) || b.id - a.id,
    'price-low': (a, b) => compare(low(a), low(b)) || a.id - b.id,
    'price-high': (a, b) => compare(high(b), high(a)) || b.id - a.id,
    duration: (a, b) => a.durationDays - b.durationDays || a.id - b.id,
    rating: (a, b) => b.rating - a.rating || b.ratingCount - a.ratingCount || b.id - a.id,
  };
  return rows.sort(by[sort]).map((row) => row.id);
}

function compare<T extends number | string>(a: T, b: T): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
