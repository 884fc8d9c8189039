import { Router } from 'express';
import { maximumTravellers, tripCategories, tripSorts } from '@domain/catalogue';
import type { LocalDate } from '@domain/local-date';
import { listPage, oneOf, type Query, queryText, wholeNumber } from '@server/rest/list-query';
import type { RestDeps } from '@server/rest/rest-router';
import { relationOf } from '@server/reads/read-rows';
import { select, type Selected, type Selection } from '@server/reads/selection';
import type { CatalogueService } from './catalogue.service';
import { majorOf, type PriceRow, productFields, type ProductRow, toProductV1 } from './product.wire';

interface DepartureRow {
  readonly id: number;
  readonly startDate: LocalDate;
  readonly endDate: LocalDate;
  readonly price: PriceRow;
  readonly availableSpots: number;
}

interface TripRow extends ProductRow {
  readonly durationText: string | null;
  readonly difficulty: string | null;
  readonly rating: number | null;
  readonly reviewCount: number;
  readonly inclusions: string[];
  readonly exclusions: string[];
}

const departureFields = select('id', 'startDate', 'endDate', 'price', 'availableSpots');
const listFields = select(
  ...productFields,
  'durationText',
  'difficulty',
  'rating',
  'reviewCount',
  'inclusions',
  'exclusions',
  { field: 'nextDeparture', args: {}, selection: departureFields },
);
const departures: Selected = { field: 'departures', args: { first: 100 }, selection: departureFields };
const detailFields: Selection = [...listFields, departures];

/** Trips, and tours as another view of the same rows. */
export function tripRoutes({ services: { catalogue }, publicUrl, actorOf }: RestDeps): Router {
  const router = Router();
  router.get('/tours', async (req, res) => {
    const { rows, ...page } = await listTrips(catalogue, req.query);
    res.json({ success: true, tours: rows.map((row) => toTourV1(row, publicUrl)), ...page });
  });
  router.get('/trips/all', async (req, res) => {
    const { rows, ...page } = await listTrips(catalogue, req.query);
    res.json({ success: true, trips: rows.map((row) => toTripV1(row, publicUrl)), ...page });
  });
  router.get('/tours/:id', async (req, res) => {
    const row = await catalogue.getTrip<TripRow>(actorOf(req), req.params, detailFields);
    res.json({ success: true, tour: { ...toTourV1(row, publicUrl), departures: departuresV1(row) } });
  });
  router.get('/trips/:id', async (req, res) => {
    const row = await catalogue.getTrip<TripRow>(actorOf(req), req.params, detailFields);
    res.json({ success: true, trip: { ...toTripV1(row, publicUrl), departures: departuresV1(row) } });
  });
  router.get('/tours/:id/availability', async (req, res) => {
    const date = queryText(req.query, 'date');
    const travellers = wholeNumber(req.query, 'travelers', 1, maximumTravellers);
    const found = await catalogue.availability<DepartureRow>(
      actorOf(req),
      req.params.id,
      { date, travellers },
      departureFields,
    );
    res.json({
      success: true,
      available: found.isAvailable,
      available_spots: found.availableSpots,
      departures: found.departures.map(toDepartureV1),
    });
  });
  return router;
}

async function listTrips(catalogue: CatalogueService, query: Query) {
  const page = listPage(query);
  const category = oneOf(query, 'category', ['all', ...tripCategories]);
  const filter = {
    search: queryText(query, 'search'),
    category: category === 'all' ? null : category,
    sort: oneOf(query, 'sort', tripSorts),
  };
  const { rows, total } = await catalogue.listNumberedTrips<TripRow>({ ...page, ...filter }, listFields);
  return { rows, ...page, total };
}

function departuresV1(row: TripRow) {
  return relationOf<DepartureRow[]>(row, departures.field, departures.args).map(toDepartureV1);
}

/** The frozen v1 wire shape. Change the row freely; never change this. */
function toTripV1(row: TripRow, publicUrl: string) {
  const next = relationOf<DepartureRow | null>(row, 'nextDeparture');
  return {
    ...toProductV1(row, publicUrl),
    difficulty: row.difficulty?.toLowerCase() ?? null,
    rating: row.rating,
    review_count: row.reviewCount,
    inclusions: row.inclusions,
    exclusions: row.exclusions,
    start_date: next?.startDate ?? null,
    end_date: next?.endDate ?? null,
    available_spots: next?.availableSpots ?? null,
  };
}

function toTourV1(row: TripRow, publicUrl: string) {
  const days = row.durationDays === 1 ? '1 day' : `${row.durationDays} days`;
  return { ...toTripV1(row, publicUrl), duration_text: row.durationText ?? days };
}

function toDepartureV1(row: DepartureRow) {
  return {
    id: row.id,
    start_date: row.startDate,
    end_date: row.endDate,
    price: majorOf(row.price),
    currency: row.price.currency,
    available_spots: row.availableSpots,
  };
}
