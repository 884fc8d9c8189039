import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { BookingStatus } from '@domain/booking-status';

export type BookingActorKind = 'visitor' | 'client' | 'admin' | 'system';

/** One row of a booking's history: who moved it where, and why. */
@Entity('booking_status_changes')
export class BookingStatusChange {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('integer', { name: 'booking_id' })
  bookingId: number;

  /** Null for the first row. */
  @Column('text', { name: 'from_status', nullable: true })
  fromStatus: BookingStatus | null;

  @Column('text', { name: 'to_status' })
  toStatus: BookingStatus;

  @Column('integer', { name: 'actor_id', nullable: true })
  actorId: number | null;

  @Column('text', { name: 'actor_kind' })
  actorKind: BookingActorKind;

  @Column('text', { nullable: true })
  reason: string | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
