import type { GraphQLResolveInfo } from 'graphql';
import { type EntityManager, IsNull } from 'typeorm';
import type { PackageCategory, ProductKind, TripCategory } from '@domain/catalogue';
import type { LocalDate } from '@domain/local-date';
import { type NumberedPage, readNumberedPage } from '@server/reads/read-numbered-page';
import { type OrderKey, type Page, type PageRequest, readPage } from '@server/reads/read-page';
import type { ReadModel } from '@server/reads/read-model';
import { readOne } from '@server/reads/read-rows';
import type { Selection } from '@server/reads/selection';
import { Departure } from './departure.entity';
import { departureOrder } from './product.order';
import { departureRead, futureDepartureSql, packageRead, tripRead } from './product.read';
import { Product } from './product.entity';

export interface ProductFilter {
  readonly category: TripCategory | PackageCategory | null;
  /** Each has to be found, as it stands. */
  readonly words: readonly string[];
}

export interface ProductKey {
  readonly id?: number | null;
  readonly slug?: string | null;
}

export interface CatalogueStats {
  readonly trips: number;
  readonly packages: number;
  readonly destinations: number;
  readonly departures: number;
}

export interface PosterSubject {
  readonly slug: string;
  readonly destination: string;
  readonly category: string;
}

const models: Readonly<Record<ProductKind, ReadModel>> = { trip: tripRead, package: packageRead };

/** What visitors see. */
const isShown = "$.archived_at is null and $.status <> 'inactive'";

// The words are literal: `%`, `_` and `\` stand for themselves.
const hasWord = (parameter: number) =>
  String.raw`plain_text($.title || ' ' || $.destination || ' ' || $.description)
    like '%' || regexp_replace(plain_text(:${parameter}::text), '([\\%_])', '\\\1', 'g') || '%'`;

/** The only SQL of the catalogue. */
export class ProductRepository {
  constructor(private readonly db: EntityManager) {}

  listPage<T>(
    kind: ProductKind,
    filter: ProductFilter,
    page: PageRequest & { readonly orderBy: readonly OrderKey[] },
    selection: GraphQLResolveInfo | Selection,
  ): Promise<Page<T>> {
    return readPage<T>(this.db, { model: models[kind], ...conditions(kind, filter), ...page }, selection);
  }

  listNumberedPage<T>(
    kind: ProductKind,
    filter: ProductFilter,
    page: { readonly page: number; readonly limit: number; readonly orderBy: readonly OrderKey[] },
    selection: Selection,
  ): Promise<NumberedPage<T>> {
    return readNumberedPage<T>(
      this.db,
      { model: models[kind], ...conditions(kind, filter), ...page },
      selection,
    );
  }

  /** By id, by slug, or by both at once. */
  read<T>(
    kind: ProductKind,
    key: ProductKey,
    includesHidden: boolean,
    selection: GraphQLResolveInfo | Selection,
  ): Promise<T | null> {
    const parameters: unknown[] = [kind];
    const where = ['$.kind = :1'];
    if (key.id != null) where.push(`$.id = :${parameters.push(key.id)}`);
    if (key.slug != null) where.push(`$.slug = :${parameters.push(key.slug)}`);
    if (!includesHidden) where.push(isShown);
    return readOne<T>(
      this.db,
      models[kind],
      selection,
      where.map((condition) => `(${condition})`).join(' and '),
      parameters,
    );
  }

  /** Of the day, or all that are still to leave, as many as anybody could mean. */
  async listFutureDepartures<T>(tripId: number, day: LocalDate | null, selection: Selection): Promise<T[]> {
    const { rows } = await readNumberedPage<T>(
      this.db,
      {
        model: departureRead,
        where: [
          '$.product_id = :1',
          `$.${futureDepartureSql}`,
          ...(day === null ? [] : ['$.start_date = :2::date']),
        ],
        parameters: day === null ? [tripId] : [tripId, day],
        orderBy: departureOrder,
        page: 1,
        limit: 400,
      },
      selection,
    );
    return rows;
  }

  async stats(): Promise<CatalogueStats> {
    const rows: CatalogueStats[] = await this.db.query(`
      with shown as (select t.id, t.kind, t.destination from products t where ${isShown.replaceAll('$', 't')})
      select
        (select count(*) from shown where kind = 'trip') as trips,
        (select count(*) from shown where kind = 'package') as packages,
        (select count(distinct destination) from shown where destination <> '') as destinations,
        (select count(*) from departures d join shown on shown.id = d.product_id where d.${futureDepartureSql}) as departures`);
    return rows[0] ?? { trips: 0, packages: 0, destinations: 0, departures: 0 };
  }

  async findPosterSubject(slug: string): Promise<PosterSubject | null> {
    return this.db.findOne(Product, {
      select: { slug: true, destination: true, category: true },
      where: { slug },
    });
  }

  findById(id: number): Promise<Product | null> {
    return this.db.findOneBy(Product, { id });
  }

  findBySlug(slug: string): Promise<Product | null> {
    return this.db.findOneBy(Product, { slug });
  }

  findDeparture(productId: number, startDate: LocalDate): Promise<Departure | null> {
    return this.db.findOneBy(Departure, { productId, startDate });
  }

  findActive(id: number): Promise<Product | null> {
    return this.db.findOneBy(Product, { id, status: 'active', archivedAt: IsNull() });
  }

  /** Null when the slug is taken, also by somebody at the same moment. */
  async insert(product: Partial<Product>): Promise<Product | null> {
    const result = await this.db
      .createQueryBuilder()
      .insert()
      .into(Product)
      .values(product)
      .orIgnore()
      .returning('id')
      .execute();
    const [row] = result.raw as { id: number }[];
    return row ? this.db.findOneByOrFail(Product, { id: row.id }) : null;
  }

  /** Under this slug, or the first free one made from it by counting on. */
  async insertFrom(product: Partial<Product>, base: string): Promise<Product> {
    const rows: { slug: string }[] = await this.db.query(
      "select slug from products where slug ~ ('^' || $1 || '(-[0-9]+)?$')",
      [base],
    );
    const taken = new Set(rows.map((row) => row.slug));
    for (let count = 1; ; count += 1) {
      const slug = count === 1 ? base : `${base}-${count}`;
      // Somebody else may take it in this very moment: then the next one.
      const made = taken.has(slug) ? null : await this.insert({ ...product, slug });
      if (made) return made;
    }
  }

  /** Null when the trip leaves on that day already. */
  async insertDeparture(departure: Partial<Departure>): Promise<Departure | null> {
    const result = await this.db
      .createQueryBuilder()
      .insert()
      .into(Departure)
      .values(departure)
      .orIgnore()
      .returning('id')
      .execute();
    const [row] = result.raw as { id: number }[];
    return row ? this.db.findOneByOrFail(Departure, { id: row.id }) : null;
  }

  findDepartureForUpdate(id: number): Promise<Departure | null> {
    return this.db.findOne(Departure, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  saveDeparture(departure: Departure): Promise<Departure> {
    return this.db.save(departure);
  }

  /** The table's own check refuses to give back more than was taken. */
  async returnSeats(departureId: number, seats: number): Promise<void> {
    await this.db.query('update departures set seats_taken = seats_taken - $2 where id = $1', [
      departureId,
      seats,
    ]);
  }
}

function conditions(kind: ProductKind, filter: ProductFilter): { where: string[]; parameters: unknown[] } {
  const parameters: unknown[] = [kind];
  const where = ['$.kind = :1', isShown];
  if (filter.category !== null) where.push(`$.category = :${parameters.push(filter.category)}`);
  for (const word of filter.words) where.push(hasWord(parameters.push(word)));
  return { where, parameters };
}
