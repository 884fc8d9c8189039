import type { GraphQLResolveInfo } from 'graphql';
import type { DataSource, EntityManager } from 'typeorm';
import { type Actor, isAdmin } from '@domain/actor';
import { ConflictError, InvalidInputError, NotFoundError } from '@domain/app-error';
import type { PackageCategory, PackageSort, ProductKind, TripCategory, TripSort } from '@domain/catalogue';
import {
  addDepartureInput,
  availabilityInput,
  catalogueSearch,
  createPackageInput,
  createTripInput,
  type NewDeparture,
  type NewPackage,
  type NewTrip,
  priceInMinorUnits,
} from '@domain/inputs/catalogue-inputs';
import { addDays, type LocalDate, today } from '@domain/local-date';
import { parseRowId } from '@domain/row-id';
import { slugOf, slugPattern } from '@domain/slug';
import { requireAdmin } from '@server/auth/authorize';
import { validateInput } from '@server/auth/validate-input';
import type { NumberedPage } from '@server/reads/read-numbered-page';
import type { Page, PageRequest } from '@server/reads/read-page';
import { select, type Selection } from '@server/reads/selection';
import { DepartureGoneError, SoldOutError } from './catalogue.errors';
import type { Departure } from './departure.entity';
import type { Product } from './product.entity';
import { packageOrders, tripOrders } from './product.order';
import {
  type CatalogueStats,
  type PosterSubject,
  type ProductFilter,
  ProductRepository,
} from './product.repository';

export interface TripQuery {
  readonly search?: string | null | undefined;
  readonly category?: TripCategory | null | undefined;
  readonly sort?: TripSort | null | undefined;
}

export interface PackageQuery {
  readonly search?: string | null | undefined;
  readonly category?: PackageCategory | null | undefined;
  readonly sort?: PackageSort | null | undefined;
}

/** Which trip or package: by `id`, by `slug`, or both. */
export interface ProductName {
  readonly id?: string | null | undefined;
  readonly slug?: string | null | undefined;
}

export interface Availability<T> {
  readonly isAvailable: boolean;
  readonly availableSpots: number;
  readonly departures: T[];
}

type NewProduct = { readonly kind: ProductKind; readonly slug: string | null } & (NewTrip | NewPackage);
type Asked = GraphQLResolveInfo | Selection;
type NumberedRequest = { readonly page: number; readonly limit: number };

/** What the agency sells: trips with their departures, and packages. Rows are shaped by what is asked of them. */
export class CatalogueService {
  constructor(private readonly db: DataSource) {}

  /** Trips on sale, full ones among them. */
  listTrips<T>(query: TripQuery & PageRequest, asked: Asked): Promise<Page<T>> {
    const { first, after } = query;
    const page = { first, after, orderBy: tripOrders[query.sort ?? 'featured'] };
    return this.products.listPage<T>('trip', filterOf(query), page, asked);
  }

  /** Packages on sale. */
  listPackages<T>(query: PackageQuery & PageRequest, asked: Asked): Promise<Page<T>> {
    const { first, after } = query;
    const page = { first, after, orderBy: packageOrders[query.sort ?? 'featured'] };
    return this.products.listPage<T>('package', filterOf(query), page, asked);
  }

  /** `listTrips` by the number of the page. */
  listNumberedTrips<T>(query: TripQuery & NumberedRequest, asked: Selection): Promise<NumberedPage<T>> {
    const { page, limit } = query;
    const numbered = { page, limit, orderBy: tripOrders[query.sort ?? 'featured'] };
    return this.products.listNumberedPage<T>('trip', filterOf(query), numbered, asked);
  }

  /** `listPackages` by the number of the page. */
  listNumberedPackages<T>(query: PackageQuery & NumberedRequest, asked: Selection): Promise<NumberedPage<T>> {
    const { page, limit } = query;
    const numbered = { page, limit, orderBy: packageOrders[query.sort ?? 'featured'] };
    return this.products.listNumberedPage<T>('package', filterOf(query), numbered, asked);
  }

  /** @throws {NotFoundError} for an unknown trip, and for a hidden one unless an administrator asks. */
  getTrip<T>(actor: Actor, name: ProductName, asked: Asked): Promise<T> {
    return this.read<T>(actor, 'trip', name, asked);
  }

  /** @throws {NotFoundError} for an unknown package, and for a hidden one unless an administrator asks. */
  getPackage<T>(actor: Actor, name: ProductName, asked: Asked): Promise<T> {
    return this.read<T>(actor, 'package', name, asked);
  }

  /**
   * Whether a party can join a trip, on a day or at all. `asked` is what is wanted of the departures.
   *
   * @throws {NotFoundError} for a trip that the actor may not see.
   * @throws {InvalidInputError} for a past or bad date, and for a party of none or more than a hundred.
   */
  async availability<T>(
    actor: Actor,
    tripId: string,
    input: unknown,
    asked: Selection,
  ): Promise<Availability<T>> {
    const { date, travellers } = validateInput(availabilityInput, input);
    const { id } = await this.read<{ id: number }>(actor, 'trip', { id: tripId }, []);
    const departures = await this.products.listFutureDepartures<T & { availableSpots: number }>(id, date, [
      ...asked,
      ...select('availableSpots'),
    ]);
    const availableSpots = Math.max(0, ...departures.map((departure) => departure.availableSpots));
    return { isAvailable: availableSpots >= travellers, availableSpots, departures };
  }

  catalogueStats(): Promise<CatalogueStats> {
    return this.products.stats();
  }

  /** Of every trip and package, hidden ones too: old bookings still show their posters. */
  findPosterSubject(slug: string): Promise<PosterSubject | null> {
    return this.products.findPosterSubject(slug);
  }

  /**
   * Puts a trip on sale, with an address made from its title unless it is given.
   *
   * @throws {ForbiddenError} for anybody but an administrator.
   * @throws {InvalidInputError} with a message per field.
   * @throws {ConflictError} when the address is taken.
   */
  async createTrip(actor: Actor, input: unknown): Promise<Product> {
    requireAdmin(actor);
    return this.insert({ kind: 'trip', ...validateInput(createTripInput, input) });
  }

  /** Puts a package on sale; as `createTrip`. */
  async createPackage(actor: Actor, input: unknown): Promise<Product> {
    requireAdmin(actor);
    return this.insert({ kind: 'package', ...validateInput(createPackageInput, input) });
  }

  /**
   * Adds a date to a trip; what is not said comes from the trip. Only our own seeds may add one that has left.
   *
   * @throws {ForbiddenError} for anybody but an administrator.
   * @throws {NotFoundError} for an unknown trip.
   * @throws {InvalidInputError} with a message per field.
   * @throws {ConflictError} when the trip leaves on that day already.
   */
  async addDeparture(actor: Actor, tripId: number, input: unknown): Promise<Departure> {
    const [departure] = await this.addDepartures(actor, tripId, [input]);
    if (!departure) throw new ConflictError('The trip leaves on that day already');
    return departure;
  }

  /** Several dates at once, all or none; as `addDeparture`. */
  async addDepartures(actor: Actor, tripId: number, inputs: readonly unknown[]): Promise<Departure[]> {
    requireAdmin(actor);
    const dates = inputs.map((input) => validateInput(addDepartureInput, input));
    return this.db.transaction(async (tx) => {
      const products = new ProductRepository(tx);
      const trip = await products.findById(tripId);
      if (trip?.kind !== 'trip') throw new NotFoundError('Trip');
      const departures: Departure[] = [];
      for (const date of dates) {
        const departure = await products.insertDeparture(departureOf(trip, date, actor));
        if (!departure) throw new ConflictError('The trip leaves on that day already');
        departures.push(departure);
      }
      return departures;
    });
  }

  /** By its address, whether it is on sale or not. */
  findBySlug(slug: string): Promise<Product | null> {
    return this.products.findBySlug(slug);
  }

  /** The departure of a trip on a day. */
  findDeparture(tripId: number, startDate: LocalDate): Promise<Departure | null> {
    return this.products.findDeparture(tripId, startDate);
  }

  /** What a new booking may name: active, and not archived. */
  findBookableProduct(tx: EntityManager, id: number): Promise<Product | null> {
    return new ProductRepository(tx).findActive(id);
  }

  /**
   * Takes places in the caller's transaction. The departure's row stays locked until that ends, so that the last
   * place is never sold twice.
   *
   * @throws {NotFoundError} for an unknown departure, or one of a trip that is not on sale.
   * @throws {DepartureGoneError} from the day it leaves.
   * @throws {SoldOutError} saying how many places are left.
   */
  async takeSeats(tx: EntityManager, departureId: number, seats: number): Promise<Departure> {
    if (!Number.isInteger(seats) || seats < 1) throw new RangeError(`cannot take ${seats} places`);
    const products = new ProductRepository(tx);
    const departure = await products.findDepartureForUpdate(departureId);
    const trip = departure && (await products.findById(departure.productId));
    if (!departure || !trip || trip.archivedAt !== null || trip.status === 'inactive')
      throw new NotFoundError('Departure');
    if (departure.startDate <= today()) throw new DepartureGoneError();
    const left = trip.status === 'full' ? 0 : departure.capacity - departure.seatsTaken;
    if (left < seats) throw new SoldOutError(left);
    departure.seatsTaken += seats;
    return products.saveDeparture(departure);
  }

  /** Returns the places of a cancelled booking, in the caller's transaction. */
  async giveSeatsBack(tx: EntityManager, departureId: number, seats: number): Promise<void> {
    if (!Number.isInteger(seats) || seats < 1) throw new RangeError(`cannot give ${seats} places back`);
    await new ProductRepository(tx).returnSeats(departureId, seats);
  }

  private get products(): ProductRepository {
    return new ProductRepository(this.db.manager);
  }

  private async read<T>(
    actor: Actor,
    kind: ProductKind,
    { id, slug }: ProductName,
    asked: Asked,
  ): Promise<T> {
    const what = kind === 'trip' ? 'Trip' : 'Package';
    if (id == null && slug == null) throw new InvalidInputError({ slug: 'Give a slug or an id' });
    const key = { id: id == null ? null : parseRowId(id), slug: slug ?? null };
    // An id that no row can have, or text that no slug is, never reaches the database.
    const isPossible = (id == null || key.id !== null) && (slug == null || slugPattern.test(slug));
    const found = isPossible ? await this.products.read<T>(kind, key, isAdmin(actor), asked) : null;
    if (!found) throw new NotFoundError(what);
    return found;
  }

  private insert({ slug, ...product }: NewProduct): Promise<Product> {
    return this.db.transaction(async (tx) => {
      const products = new ProductRepository(tx);
      if (slug === null) return products.insertFrom(product, slugOf(product.title, product.kind));
      const made = await products.insert({ ...product, slug });
      if (!made) throw new ConflictError('This address belongs to another trip or package');
      return made;
    });
  }
}

function filterOf(query: TripQuery | PackageQuery): ProductFilter {
  const { search } = validateInput(catalogueSearch, { search: query.search });
  const words = search === null ? [] : search.split(/\s+/);
  return { category: query.category ?? null, words: [...new Set(words)] };
}

function departureOf(trip: Product, date: NewDeparture, actor: Actor): Partial<Departure> {
  const { startDate, endDate, price, capacity } = date;
  if (startDate <= today() && actor.kind !== 'system')
    throw new InvalidInputError({ startDate: 'Choose a day to come' });
  if (endDate !== null && endDate < startDate)
    throw new InvalidInputError({ endDate: 'The last day cannot be before the first' });
  const priceMinor = price === undefined ? trip.priceMinor : priceInMinorUnits(price, trip.currency);
  if (priceMinor === null) throw new InvalidInputError({ price: 'Price is required' });
  return {
    productId: trip.id,
    startDate,
    endDate: endDate ?? addDays(startDate, trip.durationDays - 1),
    priceMinor,
    currency: trip.currency,
    capacity: capacity ?? trip.maxParticipants,
  };
}
