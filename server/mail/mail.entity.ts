import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A mail to be sent or sent: the outbox. */
@Entity('mails')
export class Mail {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('citext')
  recipient: string;

  @Column('text')
  sender: string;

  @Column('text')
  template: string;

  @Column('text')
  subject: string;

  /** Encrypted JSON `{text, html}`. */
  @Column('text')
  content: string;

  @Column('text', { name: 'request_id', nullable: true })
  requestId: string | null;

  @Column('integer', { default: 0 })
  attempts: number;

  @Column('text', { name: 'last_error', nullable: true })
  lastError: string | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @Column('timestamptz', { name: 'sent_at', nullable: true })
  sentAt: Date | null;
}
