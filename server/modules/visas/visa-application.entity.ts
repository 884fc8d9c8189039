import {
  Column,
  CreateDateColumn,
  Entity,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
  VersionColumn,
} from 'typeorm';
import type { CurrencyCode } from '@domain/currency';
import type { EmploymentStatus, TravelPurpose } from '@domain/inputs/visa-inputs';
import type { LocalDate } from '@domain/local-date';
import type { VisaStatus } from '@domain/visa-status';

/** Somebody's application for a visa. Its status changes only by the table in domain/visa-status. */
@Entity('visa_applications')
export class VisaApplication {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'ALWAYS' })
  id: number;

  /** `RGV` and twelve characters without look-alikes, 60 bits of chance. */
  @Column('text', { unique: true })
  reference: string;

  @Column('text', { default: 'submitted' })
  status: VisaStatus;

  /** Null for a visitor's application until its e-mail address has an account. */
  @Column('integer', { name: 'client_id', nullable: true })
  clientId: number | null;

  @Column('integer', { name: 'booking_id', nullable: true })
  bookingId: number | null;

  @Column('integer', { name: 'visa_type_id' })
  visaTypeId: number;

  /** The fees as they were when the application was made. */
  @Column('bigint', { name: 'service_fee_minor' })
  serviceFeeMinor: number;

  @Column('bigint', { name: 'government_fee_minor' })
  governmentFeeMinor: number;

  @Column('char', { length: 3, default: 'GBP' })
  currency: CurrencyCode;

  @Column('text', { name: 'first_name' })
  firstName: string;

  @Column('text', { name: 'last_name' })
  lastName: string;

  @Column('citext')
  email: string;

  @Column('text')
  phone: string;

  @Column('date', { name: 'date_of_birth' })
  dateOfBirth: LocalDate;

  @Column('text')
  nationality: string;

  /** Encrypted; null once erased. */
  @Column('text', { name: 'passport_number', nullable: true })
  passportNumber: string | null;

  @Column('text', { name: 'passport_last4', nullable: true })
  passportLast4: string | null;

  @Column('date', { name: 'passport_expiry' })
  passportExpiry: LocalDate;

  @Column('timestamptz', { name: 'passport_erased_at', nullable: true })
  passportErasedAt: Date | null;

  @Column('text', { name: 'travel_purpose' })
  travelPurpose: TravelPurpose;

  @Column('date', { name: 'departure_date' })
  departureDate: LocalDate;

  @Column('date', { name: 'return_date' })
  returnDate: LocalDate;

  /** As the applicant says it: `10 days`. */
  @Column('text')
  duration: string;

  @Column('text', { name: 'previous_visits', nullable: true })
  previousVisits: string | null;

  @Column('text', { name: 'employment_status' })
  employmentStatus: EmploymentStatus;

  @Column('text', { name: 'monthly_income', nullable: true })
  monthlyIncome: string | null;

  @Column('text', { nullable: true })
  accommodation: string | null;

  /** The last day of an approved visa. */
  @Column('date', { name: 'valid_until', nullable: true })
  validUntil: LocalDate | null;

  @VersionColumn({ default: 1 })
  version: number;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' })
  updatedAt: Date;
}
