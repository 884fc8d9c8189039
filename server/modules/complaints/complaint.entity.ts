import {
  Column,
  CreateDateColumn,
  Entity,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
  VersionColumn,
} from 'typeorm';
import type { ComplaintStatus } from '@domain/complaint-status';
import type { ComplaintCategory, ComplaintPriority } from '@domain/inputs/complaint-inputs';

/** What a client complains about. Its status changes only by the table in domain/complaint-status. */
@Entity('complaints')
export class Complaint {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'ALWAYS' })
  id: number;

  /** `CMP-000123`: PostgreSQL makes it of the id, so that it never changes. */
  @Column({ type: 'text', insert: false, update: false, unique: true })
  reference: string;

  @Column('text', { default: 'open' })
  status: ComplaintStatus;

  @Column('integer', { name: 'client_id', nullable: true })
  clientId: number | null;

  @Column('integer', { name: 'booking_id', nullable: true })
  bookingId: number | null;

  @Column('text', { name: 'customer_name' })
  customerName: string;

  @Column('citext', { name: 'customer_email' })
  customerEmail: string;

  @Column('text')
  subject: string;

  @Column('text')
  description: string;

  @Column('text')
  category: ComplaintCategory;

  @Column('text', { default: 'normal' })
  priority: ComplaintPriority;

  /** The agency's last word while it is resolved; the thread keeps earlier ones. */
  @Column('text', { nullable: true })
  resolution: string | null;

  @Column('timestamptz', { name: 'resolved_at', nullable: true })
  resolvedAt: Date | null;

  /** 1 to 5, of the last resolution that the client rated. */
  @Column('smallint', { nullable: true })
  rating: number | null;

  @Column('text', { nullable: true })
  feedback: string | null;

  @VersionColumn({ default: 1 })
  version: number;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' })
  updatedAt: Date;
}
