import type { SignedInUser } from '@domain/actor';
import { createTestAgency, type TestAgency } from '@server/testing/test-agency';
import { book, makeDeparture } from '@server/modules/bookings/testing/booking-fixtures';

let agency: TestAgency;
let admin: SignedInUser;
let client: SignedInUser;
beforeAll(async () => {
  agency = await createTestAgency();
  admin = await actor('boss', 'admin');
  client = await actor('client', 'client');
});
afterAll(() => agency.close());

async function actor(name: string, role: 'admin' | 'client'): Promise<SignedInUser> {
  const { user } = await agency.signInAs(name, role);
  return { kind: 'user', id: user.id, role, name: user.name, email: user.email, signInId: 'test' };
}

async function pricedBooking(): Promise<number> {
  const departure = await makeDeparture(agency, { priceMinor: 50_000 });
  return (await book(agency, { departureId: departure.id, travelers: 2 })).id;
}

const entry = (bookingId: number, minor: number, extra: object = {}) => ({
  bookingId,
  kind: 'payment',
  method: 'bank_transfer',
  amount: { minor, currency: 'GBP' },
  receivedOn: '2026-01-05',
  ...extra,
});
const record = (input: object) => agency.services.ledger.record(admin, input);
const paid = (id: number) => agency.services.ledger.paidMinor(id);

describe('the ledger', () => {
  it('adds payments up to the penny, less refunds, and says who recorded them', async () => {
    const id = await pricedBooking();
    const first = await record(entry(id, 33_333, { note: 'Deposit' }));
    await record(entry(id, 66_668, { method: 'card' }));
    await record(entry(id, 1, { kind: 'refund' }));
    expect(await paid(id)).toBe(100_000);
    expect(first).toMatchObject({
      amountMinor: 33_333,
      recordedBy: admin.id,
      note: 'Deposit',
      reference: expect.stringMatching(/^PAY-[0-9A-HJKMNP-TV-Z]{12}$/),
    });
  });

  it('loses nothing of a hundred part payments at once', async () => {
    const id = await pricedBooking();
    await Promise.all(Array.from({ length: 100 }, () => record(entry(id, 100))));
    expect(await paid(id)).toBe(10_000);
  });

  it('gives back no more than was paid, also when two refunds race', async () => {
    const id = await pricedBooking();
    await record(entry(id, 10_000));
    const refunds = await Promise.allSettled(
      Array.from({ length: 5 }, () => record(entry(id, 6_000, { kind: 'refund' }))),
    );
    expect(refunds.filter((refund) => refund.status === 'fulfilled')).toHaveLength(1);
    await expect(record(entry(id, 4_001, { kind: 'refund' }))).rejects.toMatchObject({ code: 'CONFLICT' });
    await record(entry(id, 4_000, { kind: 'refund' }));
    expect(await paid(id)).toBe(0);
  });

  it('takes the booking’s own currency only, and nothing before there is a price', async () => {
    const id = await pricedBooking();
    await expect(record(entry(id, 100, { amount: { minor: 100, currency: 'USD' } }))).rejects.toMatchObject({
      fields: { amount: 'This booking is priced in GBP' },
    });
    const { id: unpriced } = await book(agency, {});
    await expect(record(entry(unpriced, 100))).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(record(entry(2_000_000_000, 100))).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: 'Booking not found',
    });
  });

  it('checks what is recorded', async () => {
    const wrong = {
      bookingId: 0,
      kind: 'gift',
      method: 'gold',
      amount: { minor: -5, currency: 'GBP' },
      receivedOn: '2999-01-01',
    };
    await expect(record(wrong)).rejects.toMatchObject({
      fields: {
        bookingId: 'Choose a booking',
        kind: 'Choose payment or refund',
        method: 'Choose one of: bank_transfer, card, cash',
        'amount.minor': 'Enter an amount above zero',
        receivedOn: 'The day must not be in the future',
      },
    });
    await expect(record(entry(1, 0.5))).rejects.toMatchObject({
      fields: { 'amount.minor': 'Enter an amount' },
    });
  });

  it('is written by administrators', async () => {
    const id = await pricedBooking();
    await expect(agency.services.ledger.record(client, entry(id, 100))).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    await expect(agency.services.ledger.record({ kind: 'visitor' }, entry(id, 100))).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
    expect(await paid(id)).toBe(0);
  });

  it('is never edited, and keeps its bookings from being deleted', async () => {
    const id = await pricedBooking();
    await record(entry(id, 100));
    await expect(
      agency.db.query('update ledger_entries set amount_minor = 1 where booking_id = $1', [id]),
    ).rejects.toThrow('append-only');
    await expect(agency.db.query('delete from ledger_entries where booking_id = $1', [id])).rejects.toThrow(
      'append-only',
    );
    await expect(agency.db.query('delete from bookings where id = $1', [id])).rejects.toThrow('foreign key');
  });

  it('survives the leaving of who recorded it', async () => {
    const leaver = await actor('leaver', 'admin');
    const id = await pricedBooking();
    await agency.services.ledger.record(leaver, entry(id, 100));
    await agency.db.query('delete from users where id = $1', [leaver.id]);
    expect(await paid(id)).toBe(100);
  });

  it('takes the entries of a former system, many at once', async () => {
    const id = await pricedBooking();
    const many = Array.from({ length: 1_500 }, (_, index) => ({
      bookingId: id,
      kind: index % 3 === 0 ? ('refund' as const) : ('payment' as const),
      method: 'cash' as const,
      amount: { minor: 10, currency: 'GBP' as const },
      receivedOn: '2026-01-05',
      ...(index === 0
        ? {
            reference: 'PAY-FIRST',
            note: 'Opening',
            recordedBy: admin.id,
            createdAt: new Date('2026-01-06T10:00:00Z'),
          }
        : {}),
    }));
    await agency.db.transaction((tx) => agency.services.ledger.importEntries(tx, many));
    expect(await paid(id)).toBe(5_000);
    const [first] = await agency.db.query("select * from ledger_entries where reference = 'PAY-FIRST'");
    expect(first).toMatchObject({
      kind: 'refund',
      amount_minor: -10,
      recorded_by: admin.id,
      note: 'Opening',
      created_at: new Date('2026-01-06T10:00:00Z'),
    });
    await agency.db.transaction((tx) => agency.services.ledger.importEntries(tx, []));
  });
});
