import {
  Column,
  CreateDateColumn,
  Entity,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
  VersionColumn,
} from 'typeorm';
import type {
  Difficulty,
  GroupKind,
  ItineraryDay,
  PackageCategory,
  ProductKind,
  TripCategory,
  TripStatus,
} from '@domain/catalogue';
import type { CurrencyCode } from '@domain/currency';

/** One thing the agency sells. Trips, tours and packages are views of it (docs/decisions: one product model). */
@Entity('products')
export class Product {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('text')
  kind: ProductKind;

  @Column('text', { unique: true })
  slug: string;

  @Column('text')
  title: string;

  @Column('text', { default: '' })
  destination: string;

  @Column('text', { nullable: true })
  country: string | null;

  @Column('text')
  category: TripCategory | PackageCategory;

  @Column('text', { name: 'group_kind', default: 'group' })
  groupKind: GroupKind;

  @Column('text', { nullable: true })
  difficulty: Difficulty | null;

  @Column('text', { default: '' })
  summary: string;

  @Column('text')
  description: string;

  @Column('integer', { name: 'duration_days' })
  durationDays: number;

  @Column('text', { name: 'duration_text', nullable: true })
  durationText: string | null;

  /** Per traveller; null means "price on request". */
  @Column('bigint', { name: 'price_minor', nullable: true })
  priceMinor: number | null;

  @Column('char', { length: 3, default: 'GBP' })
  currency: CurrencyCode;

  @Column('text', { name: 'image_url', nullable: true })
  imageUrl: string | null;

  @Column('text', { array: true, default: () => "'{}'" })
  images: string[];

  @Column('jsonb', { nullable: true })
  itinerary: ItineraryDay[] | null;

  /** What an administrator typed where it is not a list of days. */
  @Column('text', { name: 'itinerary_text', nullable: true })
  itineraryText: string | null;

  @Column('text', { array: true, default: () => "'{}'" })
  inclusions: string[];

  @Column('text', { array: true, default: () => "'{}'" })
  exclusions: string[];

  @Column('text', { name: 'terms_conditions', nullable: true })
  termsConditions: string | null;

  @Column('text', { name: 'arrival_advice', nullable: true })
  arrivalAdvice: string | null;

  @Column('integer', { name: 'max_participants', default: 20 })
  maxParticipants: number;

  /** The administrator's own word. A trip also counts as full when no future departure has a place: see product.read. */
  @Column('text', { default: 'active' })
  status: TripStatus;

  /** The administrator's order of the list, lowest first; null comes last. */
  @Column('integer', { name: 'featured_rank', nullable: true })
  featuredRank: number | null;

  @Column('integer', { name: 'rating_sum', default: 0 })
  ratingSum: number;

  @Column('integer', { name: 'rating_count', default: 0 })
  ratingCount: number;

  /** Deleted, but bookings refer to it. */
  @Column('timestamptz', { name: 'archived_at', nullable: true })
  archivedAt: Date | null;

  @VersionColumn({ default: 1 })
  version: number;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' })
  updatedAt: Date;
}
