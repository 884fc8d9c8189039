import type { EntityManager } from 'typeorm';
import type { CurrencyCode } from '@domain/currency';
import { LedgerEntry } from './ledger-entry.entity';

export interface PayableBooking {
  readonly id: number;
  readonly currency: CurrencyCode;
  readonly totalMinor: number | null;
}

/** The only SQL of the ledger. */
export class LedgerRepository {
  constructor(private readonly db: EntityManager) {}

  /** Locked, so that two entries of one booking are judged one after the other. */
  async findBookingForUpdate(id: number): Promise<PayableBooking | null> {
    const rows: PayableBooking[] = await this.db.query(
      'select id, currency, total_minor as "totalMinor" from bookings where id = $1 for update',
      [id],
    );
    return rows[0] ?? null;
  }

  /** Received less refunded, in minor units. */
  async sumOf(bookingId: number): Promise<number> {
    const rows: { paid: string }[] = await this.db.query(
      'select coalesce(sum(amount_minor), 0) as paid from ledger_entries where booking_id = $1',
      [bookingId],
    );
    return Number(rows[0]?.paid ?? 0);
  }

  async insert(entry: Partial<LedgerEntry>): Promise<LedgerEntry> {
    const saved = this.db.create(LedgerEntry, entry);
    await this.db.insert(LedgerEntry, saved);
    return saved;
  }

  /** Many rows in one statement; the keys of the first are the columns. */
  async insertRows(rows: readonly object[]): Promise<void> {
    const columns = Object.keys(rows[0] ?? {}).join(', ');
    if (columns === '') return;
    await this.db.query(
      `insert into ledger_entries (${columns})
       select ${columns} from jsonb_populate_recordset(null::ledger_entries, $1::jsonb)`,
      [JSON.stringify(rows)],
    );
  }
}
