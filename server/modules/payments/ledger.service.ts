import { randomBytes } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import type { Actor } from '@domain/actor';
import { NotFoundError } from '@domain/app-error';
import { randomCode } from '@domain/booking-reference';
import type { LocalDate } from '@domain/local-date';
import type { Money } from '@domain/money';
import { requireAdmin } from '@server/auth/authorize';
import { validateInput } from '@server/auth/validate-input';
import { retryOnConflict } from '@server/database/database-errors';
import { Turns } from '@server/database/turns';
import { BookingNotPricedError, RefundAbovePaidError, WrongCurrencyError } from './ledger.errors';
import { type LedgerEntryInput, ledgerEntryInput } from './ledger.inputs';
import { LedgerRepository } from './ledger.repository';
import type { LedgerEntry, LedgerEntryKind, PaymentMethod } from './ledger-entry.entity';

/** An entry from the demo agency or a former system. */
export interface LedgerImport {
  readonly bookingId: number;
  readonly kind: LedgerEntryKind;
  readonly method: PaymentMethod;
  /** Positive for refunds too. */
  readonly amount: Money;
  readonly receivedOn: LocalDate;
  /** A new one when left out. */
  readonly reference?: string;
  readonly note?: string | null;
  readonly recordedBy?: number | null;
  readonly createdAt?: Date;
}

const rowsPerStatement = 1_000;

/** Money received and given back. What a booking has been paid is the sum of its entries, and is kept nowhere else. */
export class LedgerService {
  private readonly turns = new Turns();

  constructor(private readonly db: DataSource) {}

  /**
   * Records a payment or refund that has happened.
   *
   * @throws {UnauthenticatedError | ForbiddenError} for all but administrators.
   * @throws {InvalidInputError} with a message per field, also for another currency than the booking's.
   * @throws {NotFoundError} for an unknown booking.
   * @throws {BookingNotPricedError} before a request is quoted.
   * @throws {RefundAbovePaidError} when less was paid than is to go back.
   */
  async record(actor: Actor, input: unknown): Promise<LedgerEntry> {
    requireAdmin(actor);
    const entry = validateInput(ledgerEntryInput, input);
    const work = () => this.db.transaction((tx) => this.recordOnce(tx, actor, entry));
    return this.turns.take(`booking:${entry.bookingId}`, () => retryOnConflict(work));
  }

  /** Received less refunded, in minor units of the booking's currency. */
  async paidMinor(bookingId: number): Promise<number> {
    return new LedgerRepository(this.db.manager).sumOf(bookingId);
  }

  /** Many at once, as they are: whoever imports vouches for currencies and sums. */
  async importEntries(tx: EntityManager, entries: readonly LedgerImport[]): Promise<void> {
    const ledger = new LedgerRepository(tx);
    const rows = entries.map((entry) => ({
      booking_id: entry.bookingId,
      kind: entry.kind,
      method: entry.method,
      amount_minor: signed(entry.kind, entry.amount),
      currency: entry.amount.currency,
      reference: entry.reference ?? newPaymentReference(),
      note: entry.note ?? null,
      recorded_by: entry.recordedBy ?? null,
      received_on: entry.receivedOn,
      created_at: (entry.createdAt ?? new Date(`${entry.receivedOn}T12:00:00Z`)).toISOString(),
    }));
    for (let start = 0; start < rows.length; start += rowsPerStatement)
      await ledger.insertRows(rows.slice(start, start + rowsPerStatement));
  }

  private async recordOnce(
    tx: EntityManager,
    actor: Actor,
    { amount, ...entry }: LedgerEntryInput,
  ): Promise<LedgerEntry> {
    const ledger = new LedgerRepository(tx);
    const booking = await ledger.findBookingForUpdate(entry.bookingId);
    if (!booking) throw new NotFoundError('Booking');
    if (booking.totalMinor === null) throw new BookingNotPricedError();
    if (booking.currency !== amount.currency) throw new WrongCurrencyError(booking.currency);
    if (entry.kind === 'refund' && amount.minor > (await ledger.sumOf(booking.id)))
      throw new RefundAbovePaidError();
    return ledger.insert({
      ...entry,
      amountMinor: signed(entry.kind, amount),
      currency: amount.currency,
      reference: newPaymentReference(),
      recordedBy: actor.kind === 'user' ? actor.id : null,
    });
  }
}

function signed(kind: LedgerEntryKind, amount: Money): number {
  return kind === 'payment' ? amount.minor : -amount.minor;
}

/** What a bank transfer carries, and what a receipt shows. */
function newPaymentReference(): string {
  return `PAY-${randomCode(randomBytes)}`;
}
