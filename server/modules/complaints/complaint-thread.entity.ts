import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { ComplaintStatus } from '@domain/complaint-status';

/** One move of a complaint, never changed afterwards. */
@Entity('complaint_status_changes')
export class ComplaintStatusChange {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('integer', { name: 'complaint_id' })
  complaintId: number;

  /** Null where the history begins. */
  @Column('text', { name: 'from_status', nullable: true })
  fromStatus: ComplaintStatus | null;

  @Column('text', { name: 'to_status' })
  toStatus: ComplaintStatus;

  @Column('integer', { name: 'actor_id', nullable: true })
  actorId: number | null;

  @Column('text', { name: 'actor_kind' })
  actorKind: 'client' | 'admin' | 'system';

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}

/** What was said about a complaint after it was made. */
@Entity('complaint_messages')
export class ComplaintMessage {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('integer', { name: 'complaint_id' })
  complaintId: number;

  @Column('integer', { name: 'author_id', nullable: true })
  authorId: number | null;

  @Column('text', { name: 'author_kind' })
  authorKind: 'client' | 'admin' | 'system';

  /** An internal note is never shown to the client. */
  @Column('text')
  kind: 'message' | 'resolution' | 'internal_note';

  @Column('text')
  body: string;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
