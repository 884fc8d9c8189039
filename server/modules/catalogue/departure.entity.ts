import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { CurrencyCode } from '@domain/currency';
import type { LocalDate } from '@domain/local-date';

/** A trip on a date, with so many places. `seatsTaken` changes only under a row lock: see CatalogueService.takeSeats. */
@Entity('departures')
export class Departure {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('integer', { name: 'product_id' })
  productId: number;

  @Column('date', { name: 'start_date' })
  startDate: LocalDate;

  @Column('date', { name: 'end_date' })
  endDate: LocalDate;

  /** Per traveller. */
  @Column('bigint', { name: 'price_minor' })
  priceMinor: number;

  @Column('char', { length: 3, default: 'GBP' })
  currency: CurrencyCode;

  @Column('integer')
  capacity: number;

  @Column('integer', { name: 'seats_taken', default: 0 })
  seatsTaken: number;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
