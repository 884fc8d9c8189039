import type { PackageSort, TripSort } from '@domain/catalogue';
import type { OrderKey } from '@server/reads/read-page';

const newestId: OrderKey = { sql: '$.id', direction: 'desc', type: 'integer' };
const oldestId: OrderKey = { sql: '$.id', direction: 'asc', type: 'integer' };

/** The administrator's order, then the newest. */
const featured: readonly OrderKey[] = [
  { sql: 'coalesce($.featured_rank, 2147483647)', direction: 'asc', type: 'integer' },
  { sql: '$.created_at', direction: 'desc', type: 'timestamptz' },
  newestId,
];

// In both orders of price, what has none ("on request") comes last.
const shared = {
  featured,
  'price-low': [
    { sql: 'coalesce($.price_minor, 9223372036854775807)', direction: 'asc', type: 'bigint' },
    oldestId,
  ],
  'price-high': [{ sql: 'coalesce($.price_minor, -1)', direction: 'desc', type: 'bigint' }, newestId],
  duration: [{ sql: '$.duration_days', direction: 'asc', type: 'integer' }, oldestId],
} as const satisfies Record<string, readonly OrderKey[]>;

export const tripOrders: Readonly<Record<TripSort, readonly OrderKey[]>> = {
  ...shared,
  rating: [
    {
      sql: 'coalesce($.rating_sum::double precision / nullif($.rating_count, 0), -1)',
      direction: 'desc',
      type: 'double precision',
    },
    { sql: '$.rating_count', direction: 'desc', type: 'integer' },
    newestId,
  ],
};

export const packageOrders: Readonly<Record<PackageSort, readonly OrderKey[]>> = {
  ...shared,
  title: [{ sql: 'plain_text($.title)', direction: 'asc', type: 'text' }, oldestId],
};

/** Departures as they leave. */
export const departureOrder: readonly OrderKey[] = [
  { sql: '$.start_date', direction: 'asc', type: 'date' },
  oldestId,
];
