import type { ItineraryDay } from '@domain/catalogue';
import type { CurrencyCode } from '@domain/currency';
import { toMajor } from '@domain/money';

/** A Money as rows have it. */
export interface PriceRow {
  readonly amount: number;
  readonly currency: CurrencyCode;
}

/** What trips and packages both have, as it is read for the wire. */
export interface ProductRow {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly destination: string;
  readonly country: string | null;
  readonly category: string;
  readonly summary: string;
  readonly description: string;
  readonly durationDays: number;
  readonly price: PriceRow | null;
  readonly currency: CurrencyCode;
  readonly maxParticipants: number;
  readonly imageUrl: string | null;
  readonly images: string[];
  readonly itinerary: ItineraryDay[];
  readonly itineraryText: string | null;
  readonly termsConditions: string | null;
  readonly status: string;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export const productFields = [
  'id',
  'slug',
  'title',
  'destination',
  'country',
  'category',
  'summary',
  'description',
  'durationDays',
  'price',
  'currency',
  'maxParticipants',
  'imageUrl',
  'images',
  'itinerary',
  'itineraryText',
  'termsConditions',
  'status',
  'createdAt',
  'updatedAt',
] as const satisfies readonly (keyof ProductRow)[];

/** The part of the frozen v1 wire shape that trips and packages share. Never change it. */
export function toProductV1(row: ProductRow, publicUrl: string) {
  const image = row.imageUrl ?? `${publicUrl}/posters/${row.slug}.svg`;
  const createdAt = new Date(row.createdAt).toISOString();
  const updatedAt = new Date(row.updatedAt).toISOString();
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    destination: row.destination,
    location: row.destination,
    country: row.country,
    category: row.category.toLowerCase(),
    summary: row.summary,
    description: row.description,
    duration: row.durationDays,
    price: majorOf(row.price),
    currency: row.currency,
    max_participants: row.maxParticipants,
    image,
    image_url: image,
    images: row.images,
    itinerary: row.itinerary.length > 0 ? row.itinerary : row.itineraryText,
    terms_conditions: row.termsConditions,
    status: row.status.toLowerCase(),
    created_at: createdAt,
    createdAt,
    updated_at: updatedAt,
    updatedAt,
  };
}

/** The decimal number in major units; null for a price on request. */
export function majorOf(price: PriceRow | null): number | null {
  return price === null ? null : toMajor({ minor: price.amount, currency: price.currency });
}
