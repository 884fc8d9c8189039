import {
  createTestAgency,
  type GraphQLAnswer,
  type RestAnswer,
  type TestAgency,
} from '@server/testing/test-agency';
import {
  book,
  makeDeparture,
  requestOverGraphQL,
  requestOverRest,
  seatsTaken,
} from './testing/booking-fixtures';

jest.setTimeout(60_000);

let agency: TestAgency;
let admin: string;
beforeAll(async () => {
  agency = await createTestAgency();
  admin = (await agency.signInAs('boss', 'admin')).token;
});
afterAll(() => agency.close());

const times = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

function outcome(answer: GraphQLAnswer | RestAnswer): string {
  if ('body' in answer) return answer.status === 201 ? 'booked' : String(answer.body['code']);
  return answer.errors ? String(answer.errors[0]?.extensions.code) : 'booked';
}

describe('the last places of a departure', () => {
  it('are sold once, though a hundred want them at the same moment through both doors', async () => {
    const departure = await makeDeparture(agency, { capacity: 5 });
    const answers = await times<GraphQLAnswer | RestAnswer>(100, (index) => {
      const travellers = (index % 4) + 1;
      return index % 2 === 0
        ? requestOverGraphQL(agency, { departureId: departure.id, travellersCount: travellers })
        : requestOverRest(agency, { departureId: departure.id, travelers: travellers });
    });
    expect(new Set(answers.map(outcome))).toEqual(new Set(['booked', 'SOLD_OUT']));
    const [stored] = await agency.db.query(
      'select count(*) as bookings, sum(travellers_count) as seats from bookings where departure_id = $1',
      [departure.id],
    );
    expect(Number(stored.seats)).toBe(5);
    expect(Number(stored.bookings)).toBe(answers.filter((answer) => outcome(answer) === 'booked').length);
    expect(await seatsTaken(agency, departure)).toBe(5);
  });

  it('one at a time are sold to exactly five of fifty', async () => {
    const departure = await makeDeparture(agency, { capacity: 12, seatsTaken: 7 });
    const answers = await times(50, () =>
      requestOverRest(agency, { departureId: departure.id, travelers: 1 }),
    );
    const outcomes = answers.map(outcome);
    expect(outcomes.filter((one) => one === 'booked')).toHaveLength(5);
    expect(outcomes.filter((one) => one === 'SOLD_OUT')).toHaveLength(45);
    expect(await seatsTaken(agency, departure)).toBe(12);
  });
});

describe('one request sent fifty times at once', () => {
  it('is one booking, and every answer is the same', async () => {
    const { token } = await agency.signInAs('double-click');
    const departure = await makeDeparture(agency, { capacity: 60 });
    const body = {
      departureId: departure.id,
      travelers: 1,
      travelersDetails: [{ first_name: 'Only', last_name: 'One' }],
    };
    const answers = await times(50, () =>
      requestOverRest(agency, body, token, { 'idempotency-key': 'one-click' }),
    );
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([201]));
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
    const [stored] = await agency.db.query(
      `select count(*) as bookings,
         (select count(*) from booking_travellers t join bookings b on b.id = t.booking_id where b.departure_id = $1) as travellers
       from bookings where departure_id = $1`,
      [departure.id],
    );
    expect([Number(stored.bookings), Number(stored.travellers)]).toEqual([1, 1]);
    expect(await seatsTaken(agency, departure)).toBe(1);
  });
});

describe('many changes of one booking at once', () => {
  const change = (id: number, status: string) =>
    agency.rest('PATCH', `/bookings/${id}/status`, { status }, admin);
  const historyOf = async (id: number): Promise<string[]> => {
    const rows: { to_status: string }[] = await agency.db.query(
      'select to_status from booking_status_changes where booking_id = $1 order by id',
      [id],
    );
    return rows.map((row) => row.to_status);
  };

  it('cancel it once, and give its places back once', async () => {
    const departure = await makeDeparture(agency, { seatsTaken: 4 });
    const { id } = await book(agency, {
      departureId: departure.id,
      travelers: 2,
      email: 'cancelled-once@example.com',
    });
    const answers = await times(20, () => change(id, 'cancelled'));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    expect(await historyOf(id)).toEqual(['pending', 'cancelled']);
    expect(await seatsTaken(agency, departure)).toBe(4);
    const mails = await agency.db.query("select 1 from mails where recipient = 'cancelled-once@example.com'");
    expect(mails).toHaveLength(2);
  });

  it('end as one legal story when a cancellation races a confirmation', async () => {
    for (let round = 0; round < 8; round += 1) {
      const departure = await makeDeparture(agency);
      const { id } = await book(agency, { departureId: departure.id, travelers: 3 });
      const answers = await times(6, (index) => change(id, index % 2 === 0 ? 'cancelled' : 'confirmed'));
      for (const answer of answers) expect([200, 409]).toContain(answer.status);
      const history = await historyOf(id);
      // Cancelled last in either story: a confirmation that comes later is refused.
      expect([
        ['pending', 'cancelled'],
        ['pending', 'confirmed', 'cancelled'],
      ]).toContainEqual(history);
      expect(await seatsTaken(agency, departure)).toBe(0);
    }
  });

  it('never lose a place when bookings come and go together', async () => {
    const departure = await makeDeparture(agency, { capacity: 10 });
    const first = await times(5, () => book(agency, { departureId: departure.id, travelers: 2 }));
    await Promise.all([
      ...first.map(({ id }) => change(id, 'cancelled')),
      ...Array.from({ length: 15 }, () =>
        requestOverRest(agency, { departureId: departure.id, travelers: 2 }),
      ),
    ]);
    const [stored] = await agency.db.query(
      "select coalesce(sum(travellers_count), 0) as seats from bookings where departure_id = $1 and status <> 'cancelled'",
      [departure.id],
    );
    expect(await seatsTaken(agency, departure)).toBe(Number(stored.seats));
    expect(Number(stored.seats)).toBeLessThanOrEqual(10);
  });
});
