import type { GraphQLResolveInfo } from 'graphql';
import type { EntityManager } from 'typeorm';
import { parseReferenceStart } from '@domain/booking-reference';
import type { BookingStatus } from '@domain/booking-status';
import { type NumberedPage, readNumberedPage } from '@server/reads/read-numbered-page';
import { type OrderKey, type Page, type PageRequest, readPage } from '@server/reads/read-page';
import { readOne } from '@server/reads/read-rows';
import type { Selection } from '@server/reads/selection';
import { bookingRead, publicBookingRead } from './booking.read';

export interface BookingFilter {
  readonly clientId?: number | null;
  readonly status?: BookingStatus | null;
  /** Each has to be found in reference, name, address or title. */
  readonly words?: readonly string[];
}

export type BookingKey = { readonly id: number } | { readonly reference: string };
export type BookingSort = 'newest' | 'oldest';

const orderOf = (direction: 'asc' | 'desc'): readonly OrderKey[] => [
  { sql: '$.created_at', direction, type: 'timestamptz' },
  { sql: '$.id', direction, type: 'integer' },
];
const orders: Record<BookingSort, readonly OrderKey[]> = { newest: orderOf('desc'), oldest: orderOf('asc') };

// The expression of the index bookings_words. `%`, `_` and `\` in a word stand for themselves.
const hasWord = (parameter: number) =>
  String.raw`plain_text($.reference || ' ' || $.first_name || ' ' || $.last_name || ' ' || $.email::text || ' ' || $.title)
    like '%' || regexp_replace(plain_text(:${parameter}::text), '([\\%_])', '\\\1', 'g') || '%'`;

/** Reading of bookings for lists and screens. */
export class BookingReadRepository {
  constructor(private readonly db: EntityManager) {}

  listPage<T>(
    filter: BookingFilter,
    page: PageRequest,
    asked: GraphQLResolveInfo | Selection,
  ): Promise<Page<T>> {
    const { first, after } = page;
    return readPage<T>(
      this.db,
      { model: bookingRead, ...conditions(filter), orderBy: orders.newest, first, after },
      asked,
    );
  }

  listNumberedPage<T>(
    filter: BookingFilter,
    sort: BookingSort,
    { page, limit }: { readonly page: number; readonly limit: number },
    asked: Selection,
  ): Promise<NumberedPage<T>> {
    return readNumberedPage<T>(
      this.db,
      { model: bookingRead, ...conditions(filter), orderBy: orders[sort], page, limit },
      asked,
    );
  }

  /** `clientId` undefined: whoever's it is. Null: nobody's, so nothing is found. */
  async readOwn<T>(
    key: BookingKey,
    clientId: number | null | undefined,
    asked: GraphQLResolveInfo | Selection,
  ): Promise<T | null> {
    if (clientId === null) return null;
    const [where, value] = keyCondition(key);
    return clientId === undefined
      ? readOne<T>(this.db, bookingRead, asked, where, [value])
      : readOne<T>(this.db, bookingRead, asked, `${where} and $.client_id = :2`, [value, clientId]);
  }

  readPublic<T>(key: BookingKey, asked: GraphQLResolveInfo | Selection): Promise<T | null> {
    const [where, value] = keyCondition(key);
    return readOne<T>(this.db, publicBookingRead, asked, where, [value]);
  }
}

function keyCondition(key: BookingKey): [string, number | string] {
  return 'id' in key ? ['$.id = :1', key.id] : ['$.reference = :1', key.reference];
}

function conditions({ clientId, status, words = [] }: BookingFilter): {
  where: string[];
  parameters: unknown[];
} {
  const where: string[] = [];
  const parameters: unknown[] = [];
  if (clientId != null) where.push(`$.client_id = :${parameters.push(clientId)}`);
  if (status != null) where.push(`$.status = :${parameters.push(status)}`);
  // A reference is found however it is grouped.
  for (const word of words) where.push(hasWord(parameters.push(parseReferenceStart(word) ?? word)));
  return { where, parameters };
}
