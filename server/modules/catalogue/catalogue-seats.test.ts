import type { DataSource } from 'typeorm';
import { createDataSource } from '@server/database/data-source';
import { createTestDatabase } from '@server/testing/test-database';
import { makeDeparture, makePackage, makeTrip } from './catalogue.fixtures';
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

const take = (departureId: number, seats: number) =>
  db.transaction((tx) => catalogue.takeSeats(tx, departureId, seats));
const seatsTaken = async (id: number) => (await db.manager.findOneByOrFail(Departure, { id })).seatsTaken;

describe('taking places', () => {
  it('answers with the departure and the places taken so far', async () => {
    const departure = await makeDeparture(db, await makeTrip(db), 30, { capacity: 6, seatsTaken: 1 });
    expect(await take(departure.id, 2)).toMatchObject({
      id: departure.id,
      seatsTaken: 3,
      priceMinor: 125_000,
    });
    expect(await seatsTaken(departure.id)).toBe(3);
  });

  it('sells the last five places to exactly five of fifty who ask at once', async () => {
    const departure = await makeDeparture(db, await makeTrip(db), 30, { capacity: 12, seatsTaken: 7 });
    const answers = await Promise.allSettled(Array.from({ length: 50 }, () => take(departure.id, 1)));
    expect(answers.filter((answer) => answer.status === 'fulfilled')).toHaveLength(5);
    const reasons = answers.flatMap((answer) =>
      answer.status === 'rejected' ? [answer.reason as unknown] : [],
    );
    expect(reasons).toHaveLength(45);
    for (const reason of reasons)
      expect(reason).toMatchObject({
        code: 'SOLD_OUT',
        message: 'This departure is sold out',
        availableSpots: 0,
      });
    expect(await seatsTaken(departure.id)).toBe(12);
  });

  it('never oversells parties of different sizes that ask at once', async () => {
    const departure = await makeDeparture(db, await makeTrip(db), 30, { capacity: 10 });
    const sizes = Array.from({ length: 30 }, (_, index) => (index % 4) + 1);
    const answers = await Promise.allSettled(sizes.map((size) => take(departure.id, size)));
    const sold = sizes.filter((_, index) => answers[index]?.status === 'fulfilled');
    expect(sold.reduce((sum, size) => sum + size, 0)).toBe(await seatsTaken(departure.id));
    // Whoever was refused was a larger party than what was left.
    expect(await seatsTaken(departure.id)).toBeGreaterThan(10 - 4);
    expect(await seatsTaken(departure.id)).toBeLessThanOrEqual(10);
  });

  it.each([
    [1, 'Only 1 place is left on this departure'],
    [2, 'Only 2 places are left on this departure'],
  ])('tells a larger party that %i of the places are left', async (left, message) => {
    const departure = await makeDeparture(db, await makeTrip(db), 30, { capacity: 8, seatsTaken: 8 - left });
    await expect(take(departure.id, 3)).rejects.toMatchObject({
      code: 'SOLD_OUT',
      message,
      availableSpots: left,
    });
    expect(await seatsTaken(departure.id)).toBe(8 - left);
  });

  it('takes nothing when the rest of the booking fails', async () => {
    const departure = await makeDeparture(db, await makeTrip(db), 30);
    const booking = db.transaction(async (tx) => {
      await catalogue.takeSeats(tx, departure.id, 2);
      throw new Error('no booking');
    });
    await expect(booking).rejects.toThrow('no booking');
    expect(await seatsTaken(departure.id)).toBe(0);
  });

  it.each([0, -1])('refuses a departure %i days from today', async (days) => {
    const departure = await makeDeparture(db, await makeTrip(db), days);
    await expect(take(departure.id, 1)).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('sells nothing of a trip that the administrator marked as full', async () => {
    const departure = await makeDeparture(db, await makeTrip(db, { status: 'full' }), 30);
    await expect(take(departure.id, 1)).rejects.toMatchObject({ code: 'SOLD_OUT', availableSpots: 0 });
  });

  it.each([
    ['inactive', { status: 'inactive' as const }],
    ['archived', { archivedAt: new Date() }],
  ])('knows no departure of an %s trip', async (_, columns) => {
    const departure = await makeDeparture(db, await makeTrip(db, columns), 30);
    await expect(take(departure.id, 1)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('knows no departure that never was', async () => {
    await expect(take(2_000_000_000, 1)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it.each([0, -3, 1.5, Number.NaN])('is never asked for %d places', async (seats) => {
    const departure = await makeDeparture(db, await makeTrip(db), 30);
    await expect(take(departure.id, seats)).rejects.toThrow(RangeError);
  });
});

describe('giving places back', () => {
  it('lets somebody else take them', async () => {
    const departure = await makeDeparture(db, await makeTrip(db), 30, { capacity: 2 });
    await take(departure.id, 2);
    await db.transaction((tx) => catalogue.giveSeatsBack(tx, departure.id, 2));
    expect(await take(departure.id, 1)).toMatchObject({ seatsTaken: 1 });
  });

  it('never gives back more than were taken', async () => {
    const departure = await makeDeparture(db, await makeTrip(db), 30, { seatsTaken: 1 });
    await expect(db.transaction((tx) => catalogue.giveSeatsBack(tx, departure.id, 2))).rejects.toThrow(
      /oversold/,
    );
    expect(await seatsTaken(departure.id)).toBe(1);
  });
});

describe('what a booking may name', () => {
  it('is an active trip or package', async () => {
    const trip = await makeTrip(db);
    const packaged = await makePackage(db);
    expect(await catalogue.findBookableProduct(db.manager, trip.id)).toMatchObject({
      id: trip.id,
      kind: 'trip',
    });
    expect(await catalogue.findBookableProduct(db.manager, packaged.id)).toMatchObject({
      kind: 'package',
      priceMinor: 89_950,
    });
  });

  it.each([
    ['inactive', { status: 'inactive' as const }],
    ['full', { status: 'full' as const }],
    ['archived', { archivedAt: new Date() }],
  ])('is no %s trip', async (_, columns) => {
    const trip = await makeTrip(db, columns);
    expect(await catalogue.findBookableProduct(db.manager, trip.id)).toBeNull();
  });
});
