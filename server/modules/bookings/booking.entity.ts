import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';
import type { BookingKind, BookingStatus } from '@domain/booking-status';
import type { Duration, FlightOption, HolidayVibe, HotelStyle } from '@domain/booking-choices';
import type { CurrencyCode } from '@domain/currency';
import type { LocalDate } from '@domain/local-date';

/** A client's request for a holiday, or places on a departure; what was paid is the sum of its ledger entries. */
@Entity('bookings')
export class Booking {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('text', { unique: true })
  reference: string;

  @Column('text')
  kind: BookingKind;

  @Column('text', { default: 'pending' })
  status: BookingStatus;

  /** Null until the visitor who made it signs in with its address. */
  @Column('integer', { name: 'client_id', nullable: true })
  clientId: number | null;

  @Column('integer', { name: 'product_id', nullable: true })
  productId: number | null;

  @Column('integer', { name: 'departure_id', nullable: true })
  departureId: number | null;

  /** Title and destination as they were when it was booked. */
  @Column('text')
  title: string;

  @Column('text', { nullable: true })
  destination: string | null;

  @Column('text', { name: 'first_name' })
  firstName: string;

  @Column('text', { name: 'last_name' })
  lastName: string;

  @Column('citext')
  email: string;

  @Column('text')
  phone: string;

  @Column('text', { nullable: true })
  address: string | null;

  @Column('date', { name: 'start_date', nullable: true })
  startDate: LocalDate | null;

  @Column('date', { name: 'end_date', nullable: true })
  endDate: LocalDate | null;

  @Column('integer', { name: 'travellers_count', nullable: true })
  travellersCount: number | null;

  @Column('char', { length: 3, default: 'GBP' })
  currency: CurrencyCode;

  /** The price when it was booked; later changes of the departure leave it alone. */
  @Column('bigint', { name: 'price_per_traveller_minor', nullable: true })
  pricePerTravellerMinor: number | null;

  /** Null until a request is quoted. */
  @Column('bigint', { name: 'total_minor', nullable: true })
  totalMinor: number | null;

  @Column('text', { name: 'emergency_contact_name', nullable: true })
  emergencyContactName: string | null;

  @Column('text', { name: 'emergency_contact_phone', nullable: true })
  emergencyContactPhone: string | null;

  @Column('text', { name: 'special_requests', nullable: true })
  specialRequests: string | null;

  @Column('text', { array: true, default: () => "'{}'" })
  locations: string[];

  @Column('boolean', { name: 'suggest_location', default: false })
  suggestLocation: boolean;

  @Column('text', { name: 'hotel_aesthetic', array: true, default: () => "'{}'" })
  hotelAesthetic: HotelStyle[];

  @Column('text', { name: 'hotel_aesthetic_other', nullable: true })
  hotelAestheticOther: string | null;

  @Column('text', { nullable: true })
  duration: Duration | null;

  @Column('integer', { name: 'custom_duration', nullable: true })
  customDuration: number | null;

  @Column('text', { name: 'holiday_vibe', nullable: true })
  holidayVibe: HolidayVibe | null;

  @Column('text', { name: 'flight_arrangements', array: true, default: () => "'{}'" })
  flightArrangements: FlightOption[];

  @Column('bigint', { name: 'budget_minor', nullable: true })
  budgetMinor: number | null;

  @Column('char', { name: 'budget_currency', length: 3, nullable: true })
  budgetCurrency: CurrencyCode | null;

  /** Counts changes. */
  @Column('integer', { default: 1 })
  version: number;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' })
  updatedAt: Date;
}
