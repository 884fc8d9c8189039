import { type Request, Router } from 'express';
import { bookingStatuses } from '@domain/booking-status';
import { toMajor } from '@domain/money';
import { majorOf, type PriceRow } from '@server/modules/catalogue/product.wire';
import { listPage, oneOf, queryText, wholeNumber } from '@server/rest/list-query';
import type { RestDeps } from '@server/rest/rest-router';
import { select } from '@server/reads/selection';

interface AdminBookingRow {
  readonly id: number;
  readonly reference: string;
  readonly kind: string;
  readonly status: string;
  readonly title: string;
  readonly destination: string | null;
  readonly startDate: string | null;
  readonly travellersCount: number | null;
  readonly total: PriceRow | null;
  readonly budget: PriceRow | null;
  readonly currency: string;
  readonly contact: { readonly firstName: string; readonly lastName: string; readonly email: string };
  readonly createdAt: string;
}

const rowFields = select(
  'id',
  'reference',
  'kind',
  'status',
  'title',
  'destination',
  'startDate',
  'travellersCount',
  'total',
  'budget',
  'currency',
  'contact',
  'createdAt',
);
const recentByDefault = 10;
const mostRecent = 100;

export function dashboardRoutes({ services, actorOf }: RestDeps): Router {
  const router = Router();
  const list = (req: Request, page: { page: number; limit: number }) =>
    services.bookingReading.listAllNumbered<AdminBookingRow>(
      actorOf(req),
      {
        ...page,
        status: oneOf(req.query, 'status', bookingStatuses),
        search: queryText(req.query, 'search'),
        sort: oneOf(req.query, 'sort', ['newest', 'oldest']) ?? 'newest',
      },
      rowFields,
    );

  router.get('/admin/stats', async (req, res) => {
    const { totalRevenue, ...figures } = await services.dashboard.stats(actorOf(req));
    const stats = { ...figures, totalRevenue: toMajor(totalRevenue), currency: totalRevenue.currency };
    res.json({ success: true, stats });
  });
  router.get('/admin/bookings', async (req, res) => {
    const page = listPage(req.query);
    const { rows, total } = await list(req, page);
    res.json({ success: true, bookings: rows.map(toAdminBookingV1), ...page, total });
  });
  router.get('/admin/recent-bookings', async (req, res) => {
    const limit = Math.min(wholeNumber(req.query, 'limit', recentByDefault), mostRecent);
    const { rows } = await list(req, { page: 1, limit });
    res.json({ success: true, bookings: rows.map(toAdminBookingV1) });
  });
  return router;
}

/** The frozen v1 wire shape. Change the row freely; never change this. */
function toAdminBookingV1(row: AdminBookingRow) {
  const createdAt = new Date(row.createdAt).toISOString();
  return {
    id: row.id,
    booking_reference: row.reference,
    kind: row.kind.toLowerCase(),
    customer_name: `${row.contact.firstName} ${row.contact.lastName}`,
    customer_email: row.contact.email,
    trip_title: row.title,
    tour_title: row.title,
    destination: row.destination,
    location: row.destination,
    departure_date: row.startDate,
    travelers_count: row.travellersCount,
    // The amount that the row shows, total or budget, is in this currency.
    currency: row.total?.currency ?? row.budget?.currency ?? row.currency,
    total_amount: majorOf(row.total),
    budget: majorOf(row.budget),
    budget_currency: row.budget?.currency ?? null,
    status: row.status.toLowerCase(),
    created_at: createdAt,
    createdAt,
  };
}
