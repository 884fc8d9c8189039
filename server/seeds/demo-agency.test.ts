import { createLogger } from '@server/logging/logger';
import { createTestAgency, type TestAgency } from '@server/testing/test-agency';
import { seedDemoAgency } from './demo-agency';
import { seedLargeAgency } from './large-agency';

const logger = createLogger('silent');
const countOf = async (agency: TestAgency, sql: string) => {
  const [row]: { count: number }[] = await agency.db.query(`select count(*) from ${sql}`);
  return row?.count;
};
const seed = (agency: TestAgency) => seedDemoAgency({ db: agency.db, services: agency.services, logger });

let agency: TestAgency;
beforeEach(async () => {
  agency = await createTestAgency();
});
afterEach(() => agency.close());

it('is an agency at work: everything on sale, bookings in every state, people who talk', async () => {
  await seed(agency);
  expect(await countOf(agency, "products where kind = 'trip'")).toBe(36);
  expect(await countOf(agency, "products where kind = 'package'")).toBe(18);
  expect(await countOf(agency, 'visa_types')).toBe(8);
  expect(await agency.db.query('select distinct status from bookings order by 1')).toEqual(
    ['cancelled', 'completed', 'confirmed', 'pending', 'processing'].map((status) => ({ status })),
  );
  for (const table of ['ledger_entries', 'visa_applications', 'complaints', 'community_posts', 'enquiries'])
    expect(await countOf(agency, table)).toBeGreaterThan(5);
  // A living agency: what is done lies behind us, what is sold still ahead, and nothing was paid beyond its price.
  expect(await countOf(agency, "bookings where status = 'completed' and end_date > current_date")).toBe(0);
  expect(await countOf(agency, 'departures where start_date > current_date')).toBeGreaterThan(200);
  expect(
    await countOf(
      agency,
      'bookings b where total_minor < (select coalesce(sum(amount_minor), 0) from ledger_entries where booking_id = b.id)',
    ),
  ).toBe(0);
});

it('opens its demo sign-ins, and makes nobody a mail', async () => {
  await seed(agency);
  const answer = await agency.rest('POST', '/auth/login', {
    email: 'admin@rosegate.example',
    password: 'Demo-Travel-2026',
  });
  expect(answer.body).toMatchObject({ success: true, user: { role: 'admin' } });
  expect(await countOf(agency, 'mails')).toBe(0);
});

it('is loaded once, and finished by the next start when the first was killed half-way', async () => {
  const tables = ['products', 'departures', 'users', 'bookings', 'community_posts'];
  const counts = () => Promise.all(tables.map((table) => countOf(agency, table)));
  await seed(agency);
  const whole = await counts();
  await seed(agency);
  expect(await counts()).toEqual(whole);

  // Killed after a part of the catalogue: people and bookings come in one transaction at the end.
  await agency.db.query(
    `truncate users, bookings, visa_applications, complaints, community_posts, enquiries, visa_types cascade`,
  );
  await agency.db.query("delete from products where slug > 'm'");
  await seed(agency);
  expect(await counts()).toEqual(whole);
});

it('leaves a database that is in use alone', async () => {
  await agency.signInAs('first');
  await seed(agency);
  expect(await countOf(agency, 'products')).toBe(0);
});

it('grows by a thousand bookings for each unit of scale, and says how far it is', async () => {
  await seed(agency);
  const before = (await countOf(agency, 'bookings')) ?? 0;
  const lines: string[] = [];
  const parts = {
    db: agency.db,
    services: agency.services,
    progress: (line: string) => void lines.push(line),
  };
  await seedLargeAgency({ ...parts, scale: 2 });
  expect(await countOf(agency, 'bookings')).toBe(before + 1_000);
  expect(lines).toEqual(['1000 of 1000 bookings']);
  await seedLargeAgency({ ...parts, scale: 2 });
  expect(await countOf(agency, 'bookings')).toBe(before + 1_000);
});
