import type { GraphQLResolveInfo } from 'graphql';
import type { DataSource } from 'typeorm';
import { type Actor, isAdmin } from '@domain/actor';
import { NotFoundError } from '@domain/app-error';
import { parseReference } from '@domain/booking-reference';
import type { BookingStatus } from '@domain/booking-status';
import { bookingSearchInput } from '@domain/inputs/booking-inputs';
import { requireAdmin, requireUser } from '@server/auth/authorize';
import { validateInput } from '@server/auth/validate-input';
import type { DataCipher } from '@server/crypto/data-cipher';
import type { NumberedPage } from '@server/reads/read-numbered-page';
import type { Page, PageRequest } from '@server/reads/read-page';
import { relationOf } from '@server/reads/read-rows';
import type { Selection } from '@server/reads/selection';
import { type BookingFilter, BookingReadRepository, type BookingSort } from './booking-read.repository';

type Asked = GraphQLResolveInfo | Selection;
type NumberedRequest = { readonly page: number; readonly limit: number };

/** What the administrators' list is narrowed to. */
export interface BookingQuery {
  readonly status?: BookingStatus | null | undefined;
  readonly search?: string | null | undefined;
}

/** Looking at bookings. Rows are shaped by what is asked of them, and come in one statement. */
export class BookingReadingService {
  constructor(
    private readonly db: DataSource,
    private readonly cipher: DataCipher,
  ) {}

  /**
   * The actor's own, newest first.
   *
   * @throws {UnauthenticatedError} for a visitor.
   */
  async listMine<T>(actor: Actor, page: PageRequest, asked: Asked): Promise<Page<T>> {
    return this.rows.listPage<T>({ clientId: requireUser(actor).id }, page, asked);
  }

  /** `listMine` by the number of the page. */
  async listMineNumbered<T>(actor: Actor, page: NumberedRequest, asked: Selection): Promise<NumberedPage<T>> {
    return this.rows.listNumberedPage<T>({ clientId: requireUser(actor).id }, 'newest', page, asked);
  }

  /**
   * Everybody's, newest first.
   *
   * @throws {UnauthenticatedError | ForbiddenError} for all but administrators.
   */
  async listAll<T>(actor: Actor, query: BookingQuery, page: PageRequest, asked: Asked): Promise<Page<T>> {
    requireAdmin(actor);
    return this.rows.listPage<T>(filterOf(query), page, asked);
  }

  /** `listAll` by the number of the page. */
  async listAllNumbered<T>(
    actor: Actor,
    query: BookingQuery & NumberedRequest & { readonly sort: BookingSort },
    asked: Selection,
  ): Promise<NumberedPage<T>> {
    requireAdmin(actor);
    return this.rows.listNumberedPage<T>(filterOf(query), query.sort, query, asked);
  }

  /** @throws {NotFoundError} for an unknown reference, and for another client's booking alike. */
  async get<T>(actor: Actor, reference: string, asked: Asked): Promise<T> {
    const found = await this.find<T>(actor, reference, asked);
    if (!found) throw new NotFoundError('Booking');
    return found;
  }

  /** Null for whoever is neither its owner nor an administrator. */
  async find<T>(actor: Actor, reference: string, asked: Asked): Promise<T | null> {
    const stored = parseReference(reference);
    return stored === null ? null : this.rows.readOwn<T>({ reference: stored }, ownerAskedFor(actor), asked);
  }

  /** A booking that the actor has just changed. */
  async getById<T>(actor: Actor, id: number, asked: Asked): Promise<T> {
    const found = await this.rows.readOwn<T>({ id }, ownerAskedFor(actor), asked);
    if (!found) throw new NotFoundError('Booking');
    return found;
  }

  /**
   * What everybody may see who knows the reference.
   *
   * @throws {NotFoundError} for an unknown reference.
   */
  async getPublic<T>(reference: string, asked: Asked): Promise<T> {
    const stored = parseReference(reference);
    const found = stored === null ? null : await this.rows.readPublic<T>({ reference: stored }, asked);
    if (!found) throw new NotFoundError('Booking');
    return found;
  }

  /** The public view of a booking that was requested just now. */
  async getReceipt<T>(id: number, asked: Selection): Promise<T> {
    const found = await this.rows.readPublic<T>({ id }, asked);
    if (!found) throw new NotFoundError('Booking');
    return found;
  }

  /** The travellers that were read with a booking, their passport numbers made readable. */
  openTravellers<T extends { readonly passportNumber: string | null }>(booking: object): T[] {
    return relationOf<T[]>(booking, 'travellers').map((traveller) => ({
      ...traveller,
      passportNumber:
        traveller.passportNumber === null ? null : this.cipher.decrypt(traveller.passportNumber),
    }));
  }

  private get rows(): BookingReadRepository {
    return new BookingReadRepository(this.db.manager);
  }
}

/** Whose the booking has to be: undefined for administrators, who see all; null for visitors, who own none. */
function ownerAskedFor(actor: Actor): number | null | undefined {
  if (isAdmin(actor)) return undefined;
  return actor.kind === 'user' ? actor.id : null;
}

function filterOf(query: BookingQuery): BookingFilter {
  const { search } = validateInput(bookingSearchInput, { search: query.search });
  return { status: query.status ?? null, words: search === null ? [] : [...new Set(search.split(/\s+/))] };
}
