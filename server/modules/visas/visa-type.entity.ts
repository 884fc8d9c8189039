import {
  Column,
  CreateDateColumn,
  Entity,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
  VersionColumn,
} from 'typeorm';
import type { CurrencyCode } from '@domain/currency';
import type { VisaTypeStatus } from '@domain/inputs/visa-inputs';

/** A visa that the agency applies for. */
@Entity('visa_types')
export class VisaType {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('text', { unique: true })
  slug: string;

  @Column('text')
  name: string;

  @Column('text')
  description: string;

  @Column('text', { name: 'eligibility_criteria', nullable: true })
  eligibilityCriteria: string | null;

  @Column('text', { name: 'processing_time', nullable: true })
  processingTime: string | null;

  @Column('text', { nullable: true })
  validity: string | null;

  @Column('text', { array: true, default: () => "'{}'" })
  countries: string[];

  @Column('text', { default: '🌍' })
  flag: string;

  @Column('bigint', { name: 'service_fee_minor' })
  serviceFeeMinor: number;

  @Column('bigint', { name: 'government_fee_minor' })
  governmentFeeMinor: number;

  /** Of both fees. */
  @Column('char', { length: 3, default: 'GBP' })
  currency: CurrencyCode;

  @Column('boolean', { default: false })
  popular: boolean;

  @Column('text', { array: true, default: () => "'{}'" })
  features: string[];

  @Column('text', { name: 'required_documents', array: true, default: () => "'{}'" })
  requiredDocuments: string[];

  @Column('text', { default: 'active' })
  status: VisaTypeStatus;

  /** Deleted, but applications refer to it. */
  @Column('timestamptz', { name: 'archived_at', nullable: true })
  archivedAt: Date | null;

  @VersionColumn({ default: 1 })
  version: number;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' })
  updatedAt: Date;
}
