import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A caller's name for one request, so that sending it again makes no second booking. */
@Entity('idempotency_keys')
export class IdempotencyKey {
  /** `user:<id>` or `visitor:<hash of address>`: nobody meets another's keys. */
  @PrimaryColumn('text')
  owner: string;

  @PrimaryColumn('text')
  key: string;

  @Column('text', { name: 'input_hash' })
  inputHash: string;

  @Column('integer', { name: 'booking_id', nullable: true })
  bookingId: number | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
