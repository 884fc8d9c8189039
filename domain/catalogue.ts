/** What may be sold: a dated trip of the agency's own, or a package that is tailored to whoever asks. */
export const productKinds = ['trip', 'package'] as const;
export type ProductKind = (typeof productKinds)[number];

export const tripCategories = ['adventure', 'cultural', 'relaxation', 'family'] as const;
export type TripCategory = (typeof tripCategories)[number];

export const packageCategories = [
  'general',
  'honeymoon',
  'adventure',
  'family',
  'luxury',
  'cultural',
  'relaxation',
] as const;
export type PackageCategory = (typeof packageCategories)[number];

export const tripSorts = ['featured', 'price-low', 'price-high', 'duration', 'rating'] as const;
export type TripSort = (typeof tripSorts)[number];

export const packageSorts = ['featured', 'price-low', 'price-high', 'duration', 'title'] as const;
export type PackageSort = (typeof packageSorts)[number];

export const tripStatuses = ['active', 'inactive', 'full'] as const;
export type TripStatus = (typeof tripStatuses)[number];

export const packageStatuses = ['active', 'inactive'] as const;
export type PackageStatus = (typeof packageStatuses)[number];

export const difficulties = ['easy', 'moderate', 'challenging'] as const;
export type Difficulty = (typeof difficulties)[number];

export const groupKinds = ['private', 'group'] as const;
export type GroupKind = (typeof groupKinds)[number];

/** What a trip or package holds when nobody said how many; stored, never assumed when shown. */
export const defaultMaxParticipants = 20;

/** The largest number of travellers that one booking or one question about places may name. */
export const maximumTravellers = 100;

export interface ItineraryDay {
  readonly day: number;
  readonly title: string;
  readonly description: string;
}
