import { type Request, Router } from 'express';
import { NotFoundError } from '@domain/app-error';
import { parseRowId } from '@domain/row-id';
import { listPage } from '@server/rest/list-query';
import type { RestDeps } from '@server/rest/rest-router';
import { type MoveFacts, nextStatusesFor } from './booking.policy';
import {
  type BookingDetailRow,
  type BookingRow,
  detailFields,
  listFields,
  publicFields,
  toBookingDetailV1,
  toBookingV1,
  toPublicBookingV1,
  type TravellerRow,
} from './booking.wire';
import { requestTexts } from './booking-request.service';
import { fromBookingRequestV1, toRequestErrorV1 } from './booking-request.wire';

type DetailRow = BookingDetailRow & { readonly nextStatuses: MoveFacts };
type PublicRow = Parameters<typeof toPublicBookingV1>[0];

export function bookingRoutes({ services, publicUrl, actorOf, callerOf }: RestDeps): Router {
  const router = Router();
  const { bookings, bookingReading, bookingRequests } = services;
  const detail = (req: Request, row: DetailRow) =>
    toBookingDetailV1(
      row,
      bookingReading.openTravellers<TravellerRow>(row),
      nextStatusesFor(actorOf(req), row.nextStatuses),
      publicUrl,
    );

  router.post('/bookings', async (req, res) => {
    const body = fromBookingRequestV1(req.body);
    const idempotencyKey = req.get('idempotency-key') ?? (body['idempotencyKey'] as string | undefined);
    const caller = { idempotencyKey, visitorKey: callerOf(req).ipAddress };
    const { id } = await bookingRequests.request(actorOf(req), body, caller).catch((error: unknown) => {
      throw toRequestErrorV1(error);
    });
    const row = await bookingReading.getReceipt<PublicRow>(id, publicFields);
    res
      .status(201)
      .json({ success: true, message: requestTexts.received, booking: toPublicBookingV1(row, publicUrl) });
  });
  router.get('/bookings/my-bookings', async (req, res) => {
    const page = listPage(req.query);
    const { rows, total } = await bookingReading.listMineNumbered<BookingRow>(actorOf(req), page, listFields);
    res.json({ success: true, bookings: rows.map((row) => toBookingV1(row, publicUrl)), ...page, total });
  });
  router.get('/bookings/reference/:reference', async (req, res) => {
    const { reference } = req.params;
    const own = await bookingReading.find<DetailRow>(actorOf(req), reference, detailFields);
    const booking = own
      ? detail(req, own)
      : toPublicBookingV1(await bookingReading.getPublic<PublicRow>(reference, publicFields), publicUrl);
    res.json({ success: true, booking });
  });
  router.patch('/bookings/:id/status', async (req, res) => {
    const id = parseRowId(req.params.id);
    if (id === null) throw new NotFoundError('Booking');
    const { status, reason } = (req.body ?? {}) as Record<string, unknown>;
    await bookings.changeStatus(actorOf(req), id, { status, reason });
    const row = await bookingReading.getById<DetailRow>(actorOf(req), id, detailFields);
    res.json({ success: true, message: `Booking ${row.status.toLowerCase()}`, booking: detail(req, row) });
  });
  return router;
}
