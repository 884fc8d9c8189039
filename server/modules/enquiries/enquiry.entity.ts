import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { EnquiryKind } from '@domain/enquiry';

/** What somebody asked of the agency on one of its public pages. */
@Entity('enquiries')
export class Enquiry {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('text')
  kind: EnquiryKind;

  @Column('text', { name: 'full_name' })
  fullName: string;

  @Column('citext')
  email: string;

  @Column('text', { nullable: true })
  phone: string | null;

  @Column('text', { nullable: true })
  subject: string | null;

  @Column('text')
  message: string;

  /** The account that was signed in. */
  @Column('integer', { name: 'client_id', nullable: true })
  clientId: number | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
