import type { DataSource, EntityManager } from 'typeorm';
import { type Actor, isAdmin } from '@domain/actor';
import { ForbiddenError, NotFoundError, UnauthenticatedError } from '@domain/app-error';
import { type BookingStatus, canMove, mayAskFor } from '@domain/booking-status';
import { changeStatusInput } from '@domain/inputs/booking-inputs';
import { today } from '@domain/local-date';
import { validateInput } from '@server/auth/validate-input';
import type { SiteFacts } from '@server/config/site';
import type { DataCipher } from '@server/crypto/data-cipher';
import { retryOnConflict } from '@server/database/database-errors';
import { Turns } from '@server/database/turns';
import type { Mailer, NewMail } from '@server/mail/mailer';
import type { CatalogueService } from '@server/modules/catalogue/catalogue.service';
import type { Booking } from './booking.entity';
import { IllegalBookingMoveError } from './booking.errors';
import type { BookingImport } from './booking-import';
import { BookingImportRepository, type ImportedBooking } from './booking-import.repository';
import {
  bookingCancelledMail,
  bookingCompletedMail,
  bookingConfirmedMail,
  cancelledByClientNotice,
} from './booking.mails';
import { actorKindOf, roleInBooking } from './booking.policy';
import { BookingRepository } from './booking.repository';

const completedAtOnce = 100;
/** Longer than any client retries: a day is what partners are promised. */
const keysLiveHours = 72;

/** A booking's way through its states, from pending to completed or cancelled. */
export class BookingService {
  private readonly turns = new Turns();

  constructor(
    private readonly db: DataSource,
    private readonly mailer: Mailer,
    private readonly cipher: DataCipher,
    private readonly site: SiteFacts,
    private readonly catalogue: CatalogueService,
  ) {}

  /**
   * Moves a booking to another state, writes its history and queues its mails in one transaction. The state it is in
   * already is no error, and changes nothing.
   *
   * @throws {InvalidInputError} for an unknown state.
   * @throws {UnauthenticatedError} for a visitor.
   * @throws {NotFoundError} for an unknown booking and for another client's alike.
   * @throws {ForbiddenError} when the owner asks for anything but cancelled.
   * @throws {IllegalBookingMoveError} when the booking cannot go there from where it is.
   */
  async changeStatus(
    actor: Actor,
    id: number,
    input: { status: unknown; reason?: unknown },
  ): Promise<{ readonly id: number }> {
    const { status, reason } = validateInput(changeStatusInput, input);
    if (actor.kind === 'visitor') throw new UnauthenticatedError();
    const work = () => this.db.transaction((tx) => this.changeOnce(tx, actor, id, status, reason));
    return this.turns.take(`booking:${id}`, () => retryOnConflict(work));
  }

  /** The job: bookings whose travellers are back become completed. */
  async completePast(): Promise<void> {
    let completed: readonly Booking[];
    do {
      completed = await this.db.transaction(async (tx) => {
        const bookings = new BookingRepository(tx);
        const past = await bookings.completePast(today(), completedAtOnce, 'The return date has passed');
        for (const booking of past)
          await this.mailer.post(
            tx,
            bookingCompletedMail(booking, this.site, await bookings.findPoster(booking)),
          );
        return past;
      });
    } while (completed.length === completedAtOnce);
  }

  /** What a visitor booked with this address belongs to its owner, now that the address has proved to be theirs. */
  async adoptVisitorBookings(
    tx: EntityManager,
    user: { readonly id: number; readonly email: string },
  ): Promise<void> {
    await new BookingRepository(tx).adopt(user.id, user.email);
  }

  /** The job: idempotency keys are personal enough to go when nobody retries any more. */
  async forgetIdempotencyKeys(): Promise<void> {
    await new BookingRepository(this.db.manager).forgetKeys(keysLiveHours);
  }

  /** A booking with its past, in any state, without mails. */
  async importOne(tx: EntityManager, booking: BookingImport): Promise<ImportedBooking> {
    const [imported] = await this.importMany(tx, [booking]);
    if (!imported) throw new Error('the booking was not imported');
    return imported;
  }

  /** Many at once, answered in the order given. */
  async importMany(tx: EntityManager, bookings: readonly BookingImport[]): Promise<ImportedBooking[]> {
    return new BookingImportRepository(tx, this.cipher).insertAll(bookings);
  }

  private async changeOnce(
    tx: EntityManager,
    actor: Actor,
    id: number,
    status: BookingStatus,
    reason: string | null,
  ): Promise<Booking> {
    const booking = await this.getForChange(tx, actor, id, status);
    if (booking.status === status) return booking;
    if (!canMove(booking, status, today()))
      throw new IllegalBookingMoveError(booking.reference, booking.status, status);
    await this.move(tx, actor, booking, status, reason);
    return booking;
  }

  /** Locked and judged: who may not see the booking hears the same as of one that does not exist. */
  private async getForChange(
    tx: EntityManager,
    actor: Actor,
    id: number,
    status: BookingStatus,
  ): Promise<Booking> {
    const booking = await new BookingRepository(tx).findForUpdate(id);
    const role = booking ? roleInBooking(actor, booking) : 'none';
    if (!booking || role === 'none') throw new NotFoundError('Booking');
    if (!mayAskFor(role, status)) throw new ForbiddenError('You may only cancel this booking');
    return booking;
  }

  private async move(
    tx: EntityManager,
    actor: Actor,
    booking: Booking,
    to: BookingStatus,
    reason: string | null,
  ): Promise<void> {
    const bookings = new BookingRepository(tx);
    await bookings.setStatus(booking.id, to);
    await bookings.addHistory({
      bookingId: booking.id,
      fromStatus: booking.status,
      toStatus: to,
      actorId: actor.kind === 'user' ? actor.id : null,
      actorKind: actorKindOf(actor),
      reason: reason ?? (actor.kind === 'system' ? actor.reason : null),
    });
    if (to === 'cancelled' && booking.departureId !== null)
      await this.catalogue.giveSeatsBack(tx, booking.departureId, booking.travellersCount ?? 0);
    const poster = await bookings.findPoster(booking);
    for (const mail of this.mailsAbout(actor, booking, to, reason, poster)) await this.mailer.post(tx, mail);
  }

  private mailsAbout(
    actor: Actor,
    booking: Booking,
    to: BookingStatus,
    reason: string | null,
    poster: string | null,
  ): NewMail[] {
    switch (to) {
      case 'confirmed':
        return [bookingConfirmedMail(booking, this.site, poster)];
      case 'completed':
        return [bookingCompletedMail(booking, this.site, poster)];
      case 'cancelled':
        return isAdmin(actor)
          ? [bookingCancelledMail(booking, this.site, reason)]
          : [
              bookingCancelledMail(booking, this.site, null),
              cancelledByClientNotice(booking, this.site, reason),
            ];
      case 'pending':
      case 'processing':
        return [];
    }
  }
}
