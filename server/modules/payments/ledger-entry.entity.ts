import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { CurrencyCode } from '@domain/currency';
import type { LocalDate } from '@domain/local-date';

export type LedgerEntryKind = 'payment' | 'refund';
export type PaymentMethod = 'bank_transfer' | 'card' | 'cash';

/** Money received or given back; never changed, a mistake is righted by another entry. */
@Entity('ledger_entries')
export class LedgerEntry {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('integer', { name: 'booking_id' })
  bookingId: number;

  @Column('text')
  kind: LedgerEntryKind;

  @Column('text')
  method: PaymentMethod;

  /** Positive for a payment, negative for a refund, so that what was paid is the sum. */
  @Column('bigint', { name: 'amount_minor' })
  amountMinor: number;

  @Column('char', { length: 3 })
  currency: CurrencyCode;

  @Column('text', { unique: true })
  reference: string;

  @Column('text', { nullable: true })
  note: string | null;

  @Column('integer', { name: 'recorded_by', nullable: true })
  recordedBy: number | null;

  @Column('date', { name: 'received_on' })
  receivedOn: LocalDate;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
