import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { VisaStatus } from '@domain/visa-status';

/** One move of an application, never changed afterwards. */
@Entity('visa_status_changes')
export class VisaStatusChange {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('integer', { name: 'application_id' })
  applicationId: number;

  /** Null where the history begins. */
  @Column('text', { name: 'from_status', nullable: true })
  fromStatus: VisaStatus | null;

  @Column('text', { name: 'to_status' })
  toStatus: VisaStatus;

  @Column('integer', { name: 'actor_id', nullable: true })
  actorId: number | null;

  @Column('text', { name: 'actor_kind' })
  actorKind: 'visitor' | 'client' | 'admin' | 'system';

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}

/** What the agency writes about an application: the newest that is not internal is its `adminNotes`. */
@Entity('visa_notes')
export class VisaNote {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('integer', { name: 'application_id' })
  applicationId: number;

  @Column('integer', { name: 'author_id', nullable: true })
  authorId: number | null;

  /** False: the applicant reads it. */
  @Column('boolean', { name: 'is_internal' })
  isInternal: boolean;

  @Column('text')
  body: string;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
