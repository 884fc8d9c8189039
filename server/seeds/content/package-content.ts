/** The brochure of one package as the demo agency writes it; money is in whole pounds per traveller. */
export interface PackageContent {
  readonly slug: string;
  readonly title: string;
  readonly destination: string;
  readonly country: string;
  readonly category: 'general' | 'honeymoon' | 'adventure' | 'family' | 'luxury' | 'cultural' | 'relaxation';
  readonly durationDays: number;
  readonly pricePounds: number;
  readonly maxParticipants: number;
  readonly groupKind: 'private' | 'group';
  readonly summary: string;
  /** Two or three paragraphs separated by an empty line. */
  readonly description: string;
  readonly includedServices: readonly string[];
  readonly excludedServices: readonly string[];
  readonly itinerary: readonly PackageDay[];
  readonly termsConditions: string;
}

export interface PackageDay {
  readonly day: number;
  readonly title: string;
  readonly description: string;
}
