/** One visa application of the demo agency; keys refer to people.ts and visa-types.ts, days count from the day of seeding. */
export interface VisaApplicationContent {
  readonly clientKey: string;
  readonly visaTypeSlug: string;
  readonly status: 'submitted' | 'processing' | 'documents_required' | 'approved' | 'rejected' | 'withdrawn';
  readonly submittedDaysAgo: number;
  readonly travelPurpose: 'tourism' | 'business' | 'family' | 'education' | 'medical' | 'conference';
  readonly employmentStatus: 'employed' | 'self-employed' | 'student' | 'retired' | 'unemployed';
  readonly departureInDays: number;
  readonly returnInDays: number;
  readonly duration: string;
  readonly previousVisits?: string;
  readonly adminNotes?: string;
  readonly validUntilInDays?: number;
}

export const visaApplications: readonly VisaApplicationContent[] = [
  {
    clientKey: 'demo',
    visaTypeSlug: 'india-e-tourist',
    status: 'approved',
    submittedDaysAgo: 40,
    travelPurpose: 'tourism',
    employmentStatus: 'employed',
    departureInDays: 75,
    returnInDays: 87,
    duration: '13 days',
    previousVisits: 'None',
    adminNotes:
      'Approved on the first try. Print the approval and keep it with your passport: the airline asks for it at check-in.',
    validUntilInDays: 329,
  },
  {
    clientKey: 'demo',
    visaTypeSlug: 'egypt-e-visa',
    status: 'documents_required',
    submittedDaysAgo: 6,
    travelPurpose: 'tourism',
    employmentStatus: 'employed',
    departureInDays: 118,
    returnInDays: 131,
    duration: '14 days',
    previousVisits: 'One week in Luxor in 2016',
    adminNotes:
      'The scan of your passport page has glare over the number. Please send a new one, flat and without flash. Everything else is ready to go.',
  },
  {
    clientKey: 'ngozi',
    visaTypeSlug: 'schengen-short-stay',
    status: 'processing',
    submittedDaysAgo: 9,
    travelPurpose: 'conference',
    employmentStatus: 'employed',
    departureInDays: 54,
    returnInDays: 59,
    duration: '6 days',
    previousVisits: 'Germany in 2022, the Netherlands in 2024',
    adminNotes:
      'Papers handed in at the Portuguese visa centre in London. We expect an answer within 15 to 20 working days.',
  },
  {
    clientKey: 'priya',
    visaTypeSlug: 'schengen-short-stay',
    status: 'approved',
    submittedDaysAgo: 63,
    travelPurpose: 'family',
    employmentStatus: 'self-employed',
    departureInDays: 18,
    returnInDays: 29,
    duration: '12 days',
    previousVisits: 'France in 2021, Spain in 2023',
    adminNotes: 'Multiple entry granted. The passport went out by tracked post and was signed for.',
    validUntilInDays: 136,
  },
  {
    clientKey: 'fatima',
    visaTypeSlug: 'us-visitor-b1-b2',
    status: 'rejected',
    submittedDaysAgo: 121,
    travelPurpose: 'family',
    employmentStatus: 'unemployed',
    departureInDays: -25,
    returnInDays: -11,
    duration: '2 weeks',
    previousVisits: 'None',
    adminNotes:
      'Refused under section 214(b): the officer was not convinced of ties to the UK. You can apply again at any time. We advise waiting until your new job has run for three months, and we will not charge our fee a second time.',
  },
  {
    clientKey: 'george',
    visaTypeSlug: 'china-tourist-l',
    status: 'submitted',
    submittedDaysAgo: 1,
    travelPurpose: 'tourism',
    employmentStatus: 'retired',
    departureInDays: 146,
    returnInDays: 192,
    duration: 'About six weeks by train',
    previousVisits: 'Hong Kong in 1994 and Shanghai in 2009',
  },
  {
    clientKey: 'callum',
    visaTypeSlug: 'kenya-eta',
    status: 'withdrawn',
    submittedDaysAgo: 126,
    travelPurpose: 'tourism',
    employmentStatus: 'employed',
    departureInDays: 45,
    returnInDays: 54,
    duration: '10 days',
    adminNotes:
      'Withdrawn by the traveller before we filed it, because the holiday changed to Chile. No government fee was paid.',
  },
  {
    clientKey: 'linh',
    visaTypeSlug: 'vietnam-e-visa',
    status: 'processing',
    submittedDaysAgo: 3,
    travelPurpose: 'family',
    employmentStatus: 'student',
    departureInDays: 33,
    returnInDays: 102,
    duration: '10 weeks',
    previousVisits: 'Hoi An last year, 21 days, without a visa',
    adminNotes: 'Filed with entry by Da Nang airport. The answer usually comes within five working days.',
  },
];
