import type { DataSource } from 'typeorm';
import type { Actor } from '@domain/actor';
import { addDays, type LocalDate, today } from '@domain/local-date';
import { CatalogueService } from './catalogue.service';
import { Departure } from './departure.entity';
import { Product } from './product.entity';

const tests: Actor = { kind: 'system', reason: 'a test' };
const made = new WeakMap<DataSource, number>();

/** A name that no other trip of this database has. */
function nextTitle(db: DataSource, kind: string): string {
  const count = (made.get(db) ?? 0) + 1;
  made.set(db, count);
  return `${kind} ${count}`;
}

/** A valid trip on sale; `columns` are what the test is about. */
export async function makeTrip(db: DataSource, columns: Partial<Product> = {}): Promise<Product> {
  const trip = await new CatalogueService(db).createTrip(tests, {
    title: columns.title ?? nextTitle(db, 'Trip'),
    destination: 'Atlas Mountains, Morocco',
    description: 'Eight days on foot.',
    durationDays: 8,
    price: 1_250,
  });
  return change(db, trip, columns);
}

export async function makePackage(db: DataSource, columns: Partial<Product> = {}): Promise<Product> {
  const product = await new CatalogueService(db).createPackage(tests, {
    title: columns.title ?? nextTitle(db, 'Package'),
    description: 'Seven nights by the sea.',
    durationDays: 7,
    price: 899.5,
  });
  return change(db, product, columns);
}

/** In so many days from today; `columns` are what the test is about. */
export async function makeDeparture(
  db: DataSource,
  trip: Product,
  inDays: number,
  columns: Partial<Departure> = {},
): Promise<Departure> {
  const departure = await new CatalogueService(db).addDeparture(tests, trip.id, {
    startDate: inDaysFromToday(inDays),
  });
  await db.manager.update(Departure, { id: departure.id }, { seatsTaken: 0, ...columns });
  return db.manager.findOneByOrFail(Departure, { id: departure.id });
}

export function inDaysFromToday(days: number): LocalDate {
  return addDays(today(), days);
}

/** Straight to the row: tests need states that no use case makes in one step. */
async function change(db: DataSource, product: Product, columns: Partial<Product>): Promise<Product> {
  await db.manager.update(Product, { id: product.id }, { updatedAt: new Date(), ...columns });
  return db.manager.findOneByOrFail(Product, { id: product.id });
}
