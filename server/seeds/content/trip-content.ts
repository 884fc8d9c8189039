export interface ItineraryDayContent {
  readonly day: number;
  readonly title: string;
  readonly description: string;
}

export interface TripContent {
  readonly slug: string;
  readonly title: string;
  readonly destination: string;
  readonly country: string;
  readonly category: 'adventure' | 'cultural' | 'relaxation' | 'family';
  readonly difficulty: 'easy' | 'moderate' | 'challenging';
  readonly durationDays: number;
  readonly pricePounds: number;
  /** Realistic group size, 8 to 18. */
  readonly maxParticipants: number;
  /** One sentence for a card, 90 to 140 characters. */
  readonly summary: string;
  /** Two or three paragraphs separated by a blank line, 110 to 170 words. */
  readonly description: string;
  readonly inclusions: readonly string[];
  readonly exclusions: readonly string[];
  /** Every day from 1 to durationDays, one entry a day. */
  readonly itinerary: readonly ItineraryDayContent[];
  /** Months (1-12) in which departures run. */
  readonly seasonMonths: readonly number[];
}
