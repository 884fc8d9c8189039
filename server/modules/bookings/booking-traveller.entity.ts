import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { LocalDate } from '@domain/local-date';

/** Somebody who travels on a booking. */
@Entity('booking_travellers')
export class BookingTraveller {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('integer', { name: 'booking_id' })
  bookingId: number;

  /** Order in the list, from 0. */
  @Column('integer')
  position: number;

  @Column('text', { name: 'first_name' })
  firstName: string;

  @Column('text', { name: 'last_name' })
  lastName: string;

  @Column('date', { name: 'date_of_birth', nullable: true })
  dateOfBirth: LocalDate | null;

  /** Encrypted by DataCipher. */
  @Column('text', { name: 'passport_number', nullable: true })
  passportNumber: string | null;

  /** All that lists and screens show of it. */
  @Column('text', { name: 'passport_last4', nullable: true })
  passportLast4: string | null;

  @Column('text', { nullable: true })
  nationality: string | null;

  @Column('text', { name: 'dietary_requirements', nullable: true })
  dietaryRequirements: string | null;
}
