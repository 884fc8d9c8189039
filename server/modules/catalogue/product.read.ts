import { enumSql, moneySql, readModel } from '@server/reads/read-model';
import { requirePageSize } from '@server/reads/read-page';

/** Days are those of the agency's own clock, as in `today()`. */
const todaySql = "(now() at time zone 'Europe/London')::date";

/** Still to leave, seen from a table of departures. */
export const futureDepartureSql = `start_date > ${todaySql}`;

/**
 * The administrator's word, except that a trip on sale is also full when it has future departures and none has a
 * place.
 */
const tripStatusSql = `case when $.status = 'active' and (
    select not bool_or(d.seats_taken < d.capacity) from departures d where d.product_id = $.id and d.${futureDepartureSql})
  then 'full' else $.status end`;

export const departureRead = readModel('departures', {
  columns: {
    id: '$.id',
    startDate: '$.start_date',
    endDate: '$.end_date',
    price: moneySql('$.price_minor', '$.currency'),
    capacity: '$.capacity',
    availableSpots: `case when (select p.status = 'full' from products p where p.id = $.product_id)
      then 0 else $.capacity - $.seats_taken end`,
  },
});

/** Columns that trips and packages share. Those that GraphQL does not show are for the REST layer. */
const productColumns = {
  id: '$.id',
  slug: '$.slug',
  title: '$.title',
  destination: '$.destination',
  country: '$.country',
  category: enumSql('$.category'),
  summary: '$.summary',
  description: '$.description',
  durationDays: '$.duration_days',
  durationText: '$.duration_text',
  price: moneySql('$.price_minor', '$.currency'),
  currency: '$.currency',
  maxParticipants: '$.max_participants',
  imageUrl: '$.image_url',
  images: '$.images',
  itinerary: "coalesce($.itinerary, '[]'::jsonb)",
  itineraryText: '$.itinerary_text',
  termsConditions: '$.terms_conditions',
  createdAt: '$.created_at',
  updatedAt: '$.updated_at',
};

/** What may be read of a trip. */
export const tripRead = readModel('products', {
  columns: {
    ...productColumns,
    difficulty: enumSql('$.difficulty'),
    rating: 'round($.rating_sum::numeric / nullif($.rating_count, 0), 1)',
    reviewCount: '$.rating_count',
    inclusions: '$.inclusions',
    exclusions: '$.exclusions',
    status: enumSql(tripStatusSql),
  },
  relations: {
    departures: {
      target: () => departureRead,
      on: `@.product_id = $.id and @.${futureDepartureSql}`,
      orderBy: '$.start_date, $.id',
      limit: ({ first }) => requirePageSize(first),
    },
    /** The one to name on a card: the next with a place, or else the next. */
    nextDeparture: {
      target: () => departureRead,
      on: `@.product_id = $.id and @.${futureDepartureSql}`,
      orderBy: '$.seats_taken >= $.capacity, $.start_date, $.id',
      isSingle: true,
    },
  },
});

/** What may be read of a package. */
export const packageRead = readModel('products', {
  columns: {
    ...productColumns,
    groupKind: enumSql('$.group_kind'),
    includedServices: '$.inclusions',
    excludedServices: '$.exclusions',
    status: enumSql('$.status'),
  },
});
