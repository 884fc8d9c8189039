// Longer than 400 lines on purpose: thirty booking stories of the demo agency, and no logic.

/** One booking story; keys and slugs refer to people.ts and the catalogue, days count from the day of seeding. */
export interface BookingContent {
  readonly clientKey: string;
  /** Null for a tailor-made request. */
  readonly productSlug: string | null;
  readonly kind: 'request' | 'departure';
  readonly status: 'pending' | 'processing' | 'confirmed' | 'completed' | 'cancelled';
  readonly bookedDaysAgo: number;
  /** Negative in the past; null for a request without dates. */
  readonly startsInDays: number | null;
  readonly travellers: readonly TravellerContent[];
  /** Share of the total that was paid, 0 to 1. */
  readonly paidShare: number;
  /** The price of a quoted request; null for departures and for requests without a quote. */
  readonly quotedPoundsPerTraveller: number | null;
  readonly specialRequests?: string;
  readonly emergencyContact?: { readonly name: string; readonly phone: string };
  readonly request?: BookingRequestContent;
}

export interface TravellerContent {
  readonly firstName: string;
  readonly lastName: string;
  /** YYYY-MM-DD. */
  readonly dateOfBirth: string;
  readonly nationality: string;
  readonly dietaryRequirements?: string;
}

/** What the client ticked on the booking request form; the budget is for the whole party. */
export interface BookingRequestContent {
  readonly locations: readonly string[];
  readonly hotelAesthetic: readonly HotelAesthetic[];
  readonly duration: '3-5 Days' | '6-7 Days' | '8-10 Days' | 'More than 10 Days';
  readonly customDuration?: number;
  readonly holidayVibe: 'Nature/Adventure' | 'City Escape' | 'A mix of both';
  readonly flightArrangements: readonly ('Arrange flights' | 'Arrange visas' | 'Handle myself')[];
  readonly budgetMajor: number;
  readonly budgetCurrency: 'USD' | 'EUR' | 'GBP' | 'CAD' | 'AUD' | 'JPY';
}

export type HotelAesthetic =
  | 'Beachfront Resort'
  | 'Boutique Hotel'
  | 'Luxury Hotel'
  | 'All-Inclusive Resort'
  | 'Traditional/Local Style Hotel'
  | 'Urban/Modern Hotel'
  | 'Eco-friendly/Green Hotel';

const amelia: TravellerContent = {
  firstName: 'Amelia',
  lastName: 'Hartley',
  dateOfBirth: '1988-04-12',
  nationality: 'British',
  dietaryRequirements: 'Vegetarian',
};
const oliver: TravellerContent = {
  firstName: 'Oliver',
  lastName: 'Hartley',
  dateOfBirth: '1986-11-02',
  nationality: 'British',
};

export const bookings: readonly BookingContent[] = [
  {
    clientKey: 'demo',
    productSlug: 'galapagos-small-ship-cruise',
    kind: 'request',
    status: 'pending',
    bookedDaysAgo: 2,
    startsInDays: 232,
    travellers: [amelia, oliver],
    paidShare: 0,
    quotedPoundsPerTraveller: null,
    specialRequests: 'Is a lower-deck cabin much cheaper, and does it move less? Oliver gets seasick.',
    request: {
      locations: ['Galapagos Islands'],
      hotelAesthetic: ['Eco-friendly/Green Hotel'],
      duration: '8-10 Days',
      holidayVibe: 'Nature/Adventure',
      flightArrangements: ['Arrange flights'],
      budgetMajor: 11000,
      budgetCurrency: 'GBP',
    },
  },
  {
    clientKey: 'demo',
    productSlug: null,
    kind: 'request',
    status: 'processing',
    bookedDaysAgo: 16,
    startsInDays: 118,
    travellers: [
      amelia,
      { firstName: 'Nadia', lastName: 'Hartley', dateOfBirth: '1991-06-20', nationality: 'British' },
    ],
    paidShare: 0,
    quotedPoundsPerTraveller: 1980,
    specialRequests:
      'My sister learns to dive at Dahab while I read. We want three nights in Siwa, and no flight inside Egypt if a car will do.',
    request: {
      locations: ['Cairo', 'Siwa Oasis', 'Dahab'],
      hotelAesthetic: ['Traditional/Local Style Hotel', 'Boutique Hotel'],
      duration: 'More than 10 Days',
      customDuration: 14,
      holidayVibe: 'A mix of both',
      flightArrangements: ['Arrange visas', 'Handle myself'],
      budgetMajor: 4200,
      budgetCurrency: 'GBP',
    },
  },
  {
    clientKey: 'demo',
    productSlug: 'palaces-of-rajasthan',
    kind: 'departure',
    status: 'confirmed',
    bookedDaysAgo: 78,
    startsInDays: 75,
    travellers: [amelia, oliver],
    paidShare: 0.5,
    quotedPoundsPerTraveller: null,
    specialRequests: 'A double bed where there is one, and a quiet room at the back in Jaipur.',
    emergencyContact: { name: 'Judith Hartley', phone: '01632 960118' },
  },
  {
    clientKey: 'demo',
    productSlug: 'lisbon-porto-and-the-douro',
    kind: 'departure',
    status: 'completed',
    bookedDaysAgo: 261,
    startsInDays: -165,
    travellers: [amelia, oliver],
    paidShare: 1,
    quotedPoundsPerTraveller: null,
    emergencyContact: { name: 'Judith Hartley', phone: '01632 960118' },
  },
  {
    clientKey: 'demo',
    productSlug: 'dolomites-hut-to-hut',
    kind: 'departure',
    status: 'cancelled',
    bookedDaysAgo: 205,
    startsInDays: -71,
    travellers: [amelia],
    paidShare: 200 / 1390,
    quotedPoundsPerTraveller: null,
    specialRequests: "Cancelled by telephone after a knee injury. Doctor's letter sent to the insurer.",
    emergencyContact: { name: 'Oliver Hartley', phone: '07700 900119' },
  },
  {
    clientKey: 'harpreet',
    productSlug: 'kenya-family-safari',
    kind: 'departure',
    status: 'pending',
    bookedDaysAgo: 3,
    startsInDays: 255,
    travellers: [
      { firstName: 'Harpreet', lastName: 'Gill', dateOfBirth: '1976-03-31', nationality: 'British' },
      { firstName: 'Simran', lastName: 'Gill', dateOfBirth: '1979-08-17', nationality: 'British' },
      { firstName: 'Arjan', lastName: 'Gill', dateOfBirth: '2012-05-04', nationality: 'British' },
      { firstName: 'Kiran', lastName: 'Gill', dateOfBirth: '2015-09-28', nationality: 'British' },
      {
        firstName: 'Jasleen',
        lastName: 'Gill',
        dateOfBirth: '2018-02-13',
        nationality: 'British',
        dietaryRequirements: 'Vegetarian, no eggs',
      },
    ],
    paidShare: 0,
    quotedPoundsPerTraveller: null,
    specialRequests:
      'One vehicle for the five of us, please, and tents next to the Goldberg family if they book.',
  },
  {
    clientKey: 'robert',
    productSlug: null,
    kind: 'request',
    status: 'pending',
    bookedDaysAgo: 5,
    startsInDays: null,
    travellers: [
      { firstName: 'Robert', lastName: 'Whitcombe', dateOfBirth: '1963-11-07', nationality: 'British' },
    ],
    paidShare: 0,
    quotedPoundsPerTraveller: null,
    specialRequests:
      'I would like to go from Plymouth to Santander by ship and walk parts of the coast to Santiago, with my bag carried. No dates yet: some time after my hip has healed.',
    request: {
      locations: ['Santander', 'Asturias', 'Santiago de Compostela'],
      hotelAesthetic: ['Traditional/Local Style Hotel'],
      duration: 'More than 10 Days',
      customDuration: 18,
      holidayVibe: 'Nature/Adventure',
      flightArrangements: ['Handle myself'],
      budgetMajor: 3500,
      budgetCurrency: 'EUR',
    },
  },
  {
    clientKey: 'linh',
    productSlug: 'samarkand-and-the-silk-road',
    kind: 'request',
    status: 'pending',
    bookedDaysAgo: 1,
    startsInDays: null,
    travellers: [{ firstName: 'Linh', lastName: 'Tran', dateOfBirth: '1995-08-23', nationality: 'British' }],
    paidShare: 0,
    quotedPoundsPerTraveller: null,
    specialRequests: 'Happy to share a room with another woman. I want time for photographs early and late.',
    request: {
      locations: ['Samarkand', 'Bukhara'],
      hotelAesthetic: ['Traditional/Local Style Hotel'],
      duration: '8-10 Days',
      holidayVibe: 'A mix of both',
      flightArrangements: ['Arrange flights'],
      budgetMajor: 3200,
      budgetCurrency: 'USD',
    },
  },
  {
    clientKey: 'dele',
    productSlug: 'new-york-city-break',
    kind: 'request',
    status: 'pending',
    bookedDaysAgo: 8,
    startsInDays: 164,
    travellers: [
      { firstName: 'Dele', lastName: 'Adeyemi', dateOfBirth: '1981-08-08', nationality: 'British' },
      {
        firstName: 'Tolu',
        lastName: 'Adeyemi',
        dateOfBirth: '2009-12-01',
        nationality: 'British',
        dietaryRequirements: 'Nut allergy',
      },
    ],
    paidShare: 0,
    quotedPoundsPerTraveller: null,
    specialRequests:
      'My daughter turns seventeen and has picked the city herself. Two beds, please, and a jazz club that lets her in.',
    request: {
      locations: ['Manhattan', 'Brooklyn'],
      hotelAesthetic: ['Urban/Modern Hotel'],
      duration: '3-5 Days',
      holidayVibe: 'City Escape',
      flightArrangements: ['Arrange flights', 'Arrange visas'],
      budgetMajor: 4500,
      budgetCurrency: 'USD',
    },
  },
  {
    clientKey: 'ngozi',
    productSlug: 'mauritius-family-beach',
    kind: 'request',
    status: 'processing',
    bookedDaysAgo: 21,
    startsInDays: 141,
    travellers: [
      { firstName: 'Ngozi', lastName: 'Okonkwo', dateOfBirth: '1985-11-30', nationality: 'Nigerian' },
      { firstName: 'Emeka', lastName: 'Okonkwo', dateOfBirth: '1982-04-09', nationality: 'British' },
      { firstName: 'Zara', lastName: 'Okonkwo', dateOfBirth: '2016-01-25', nationality: 'British' },
      {
        firstName: 'Obi',
        lastName: 'Okonkwo',
        dateOfBirth: '2019-07-14',
        nationality: 'British',
        dietaryRequirements: 'No dairy',
      },
    ],
    paidShare: 0,
    quotedPoundsPerTraveller: 2590,
    specialRequests: 'Connecting rooms are a must. Please say in the quote whether Obi pays the child price.',
    request: {
      locations: ['Mauritius'],
      hotelAesthetic: ['Beachfront Resort', 'All-Inclusive Resort'],
      duration: '8-10 Days',
      holidayVibe: 'A mix of both',
      flightArrangements: ['Arrange flights'],
      budgetMajor: 12000,
      budgetCurrency: 'GBP',
    },
  },
  {
    clientKey: 'fatima',
    productSlug: 'tuscan-vineyard-honeymoon',
    kind: 'request',
    status: 'processing',
    bookedDaysAgo: 12,
    startsInDays: 176,
    travellers: [
      {
        firstName: 'Fatima',
        lastName: 'Sheikh',
        dateOfBirth: '1994-01-11',
        nationality: 'Pakistani',
        dietaryRequirements: 'Halal, no alcohol',
      },
      {
        firstName: 'Bilal',
        lastName: 'Sheikh',
        dateOfBirth: '1992-10-05',
        nationality: 'British',
        dietaryRequirements: 'Halal, no alcohol',
      },
    ],
    paidShare: 0,
    quotedPoundsPerTraveller: 2090,
    specialRequests:
      'No wine tasting, please: we would rather have an olive oil morning and a second cooking lesson.',
    request: {
      locations: ["Val d'Orcia", 'Florence'],
      hotelAesthetic: ['Boutique Hotel', 'Traditional/Local Style Hotel'],
      duration: '6-7 Days',
      holidayVibe: 'A mix of both',
      flightArrangements: ['Arrange flights', 'Arrange visas'],
      budgetMajor: 5000,
      budgetCurrency: 'GBP',
    },
  },
  {
    clientKey: 'isla',
    productSlug: 'okavango-delta-lodges',
    kind: 'request',
    status: 'processing',
    bookedDaysAgo: 28,
    startsInDays: 216,
    travellers: [
      { firstName: 'Isla', lastName: 'MacKenzie', dateOfBirth: '1968-05-15', nationality: 'British' },
      {
        firstName: 'Ewan',
        lastName: 'MacKenzie',
        dateOfBirth: '1965-09-19',
        nationality: 'British',
        dietaryRequirements: 'Low salt',
      },
    ],
    paidShare: 0,
    quotedPoundsPerTraveller: 5140,
    specialRequests:
      "We need one extra seat in the small planes for Ewan's cameras. Quote with and without, please.",
    request: {
      locations: ['Okavango Delta', 'Moremi'],
      hotelAesthetic: ['Eco-friendly/Green Hotel', 'Luxury Hotel'],
      duration: '8-10 Days',
      holidayVibe: 'Nature/Adventure',
      flightArrangements: ['Arrange flights'],
      budgetMajor: 13000,
      budgetCurrency: 'GBP',
    },
  },
  {
    clientKey: 'sophie',
    productSlug: 'lofoten-by-sea-kayak',
    kind: 'departure',
    status: 'confirmed',
    bookedDaysAgo: 20,
    startsInDays: 204,
    travellers: [
      {
        firstName: 'Sophie',
        lastName: 'Lambert',
        dateOfBirth: '1998-09-16',
        nationality: 'British',
        dietaryRequirements: 'Vegan',
      },
    ],
    paidShare: 200 / 1690,
    quotedPoundsPerTraveller: null,
    specialRequests: "I'm coming by train and ferry and may arrive the evening before.",
    emergencyContact: { name: 'Claire Lambert', phone: '07700 900247' },
  },
  {
    clientKey: 'margaret',
    productSlug: 'madeira-gardens-and-levadas',
    kind: 'departure',
    status: 'confirmed',
    bookedDaysAgo: 140,
    startsInDays: 86,
    travellers: [
      { firstName: 'Margaret', lastName: 'Ellison', dateOfBirth: '1949-10-05', nationality: 'British' },
    ],
    paidShare: 1,
    quotedPoundsPerTraveller: null,
    specialRequests: 'Walk-in shower, not a bath. A room near the lift.',
    emergencyContact: { name: 'Helen Price', phone: '01632 960378' },
  },
  {
    clientKey: 'callum',
    productSlug: 'torres-del-paine-w-trek',
    kind: 'departure',
    status: 'confirmed',
    bookedDaysAgo: 118,
    startsInDays: 52,
    travellers: [
      { firstName: 'Callum', lastName: 'Fraser', dateOfBirth: '1996-06-17', nationality: 'British' },
      {
        firstName: 'Mairi',
        lastName: 'Sinclair',
        dateOfBirth: '1997-02-03',
        nationality: 'British',
        dietaryRequirements: 'Coeliac',
      },
    ],
    paidShare: 0.6,
    quotedPoundsPerTraveller: null,
    emergencyContact: { name: 'Donald Fraser', phone: '01632 960463' },
  },
  {
    clientKey: 'hannah',
    productSlug: 'lapland-and-the-northern-lights',
    kind: 'departure',
    status: 'confirmed',
    bookedDaysAgo: 196,
    startsInDays: 29,
    travellers: [
      {
        firstName: 'Hannah',
        lastName: 'Goldberg',
        dateOfBirth: '1986-02-20',
        nationality: 'British',
        dietaryRequirements: 'Kosher style, no pork or shellfish',
      },
      {
        firstName: 'Adam',
        lastName: 'Goldberg',
        dateOfBirth: '1984-12-08',
        nationality: 'British',
        dietaryRequirements: 'Kosher style, no pork or shellfish',
      },
      { firstName: 'Noah', lastName: 'Goldberg', dateOfBirth: '2014-04-27', nationality: 'British' },
      { firstName: 'Leah', lastName: 'Goldberg', dateOfBirth: '2017-06-30', nationality: 'British' },
    ],
    paidShare: 1,
    quotedPoundsPerTraveller: null,
    specialRequests: 'Noah is 152 cm and Leah 128 cm, for the snow suits.',
    emergencyContact: { name: 'Ruth Goldberg', phone: '020 7946 0419' },
  },
  {
    clientKey: 'george',
    productSlug: 'cairo-and-the-nile',
    kind: 'departure',
    status: 'confirmed',
    bookedDaysAgo: 225,
    startsInDays: -4,
    travellers: [
      { firstName: 'George', lastName: 'Pemberton', dateOfBirth: '1959-06-02', nationality: 'British' },
      { firstName: 'Anne', lastName: 'Pemberton', dateOfBirth: '1961-03-26', nationality: 'British' },
    ],
    paidShare: 1,
    quotedPoundsPerTraveller: null,
    specialRequests: 'A cabin on the upper deck, as agreed by telephone.',
    emergencyContact: { name: 'Lucy Pemberton', phone: '07700 900482' },
  },
  {
    clientKey: 'marcus',
    productSlug: 'dubai-and-the-desert',
    kind: 'request',
    status: 'confirmed',
    bookedDaysAgo: 64,
    startsInDays: 38,
    travellers: [
      { firstName: 'Marcus', lastName: 'Campbell', dateOfBirth: '1972-12-13', nationality: 'British' },
      {
        firstName: 'Yvonne',
        lastName: 'Campbell',
        dateOfBirth: '1974-07-07',
        nationality: 'British',
        dietaryRequirements: 'Pescatarian',
      },
    ],
    paidShare: 0.75,
    quotedPoundsPerTraveller: 2540,
    specialRequests:
      'Please swap one desert activity for the balloon, and book a table with a view for the last evening in the city.',
    emergencyContact: { name: 'Leon Campbell', phone: '020 7946 0732' },
    request: {
      locations: ['Dubai', 'Abu Dhabi'],
      hotelAesthetic: ['Luxury Hotel'],
      duration: '6-7 Days',
      holidayVibe: 'A mix of both',
      flightArrangements: ['Handle myself'],
      budgetMajor: 7000,
      budgetCurrency: 'USD',
    },
  },
  {
    clientKey: 'aoife',
    productSlug: 'bora-bora-honeymoon',
    kind: 'request',
    status: 'confirmed',
    bookedDaysAgo: 47,
    startsInDays: 243,
    travellers: [
      { firstName: 'Aoife', lastName: 'Donnelly', dateOfBirth: '1993-03-14', nationality: 'Irish' },
      { firstName: 'Conor', lastName: 'McBride', dateOfBirth: '1992-08-29', nationality: 'Irish' },
    ],
    paidShare: 200 / 4870,
    quotedPoundsPerTraveller: 4870,
    specialRequests:
      'We marry on the Saturday and fly on the Monday. Aoife keeps her name, so both names on the bungalow, please.',
    emergencyContact: { name: 'Siobhan Donnelly', phone: '07700 900689' },
    request: {
      locations: ['Bora Bora'],
      hotelAesthetic: ['Beachfront Resort', 'Luxury Hotel'],
      duration: '8-10 Days',
      holidayVibe: 'Nature/Adventure',
      flightArrangements: ['Arrange flights'],
      budgetMajor: 14000,
      budgetCurrency: 'EUR',
    },
  },
  {
    clientKey: 'rhys',
    productSlug: 'iceland-ring-road',
    kind: 'departure',
    status: 'confirmed',
    bookedDaysAgo: 33,
    startsInDays: 195,
    travellers: [
      { firstName: 'Rhys', lastName: 'Morgan', dateOfBirth: '1989-10-27', nationality: 'British' },
      {
        firstName: 'Carys',
        lastName: 'Morgan',
        dateOfBirth: '1990-01-15',
        nationality: 'British',
        dietaryRequirements: 'Vegetarian',
      },
    ],
    paidShare: 200 / 2150,
    quotedPoundsPerTraveller: null,
    emergencyContact: { name: 'Gwen Morgan', phone: '01632 960470' },
  },
  {
    clientKey: 'yusuf',
    productSlug: 'high-atlas-to-the-sahara',
    kind: 'departure',
    status: 'completed',
    bookedDaysAgo: 133,
    startsInDays: -9,
    travellers: [
      {
        firstName: 'Yusuf',
        lastName: 'Rahman',
        dateOfBirth: '1983-07-25',
        nationality: 'British',
        dietaryRequirements: 'Halal',
      },
      {
        firstName: 'Salma',
        lastName: 'Rahman',
        dateOfBirth: '1985-05-11',
        nationality: 'British',
        dietaryRequirements: 'Halal',
      },
      {
        firstName: 'Maryam',
        lastName: 'Rahman',
        dateOfBirth: '2017-03-02',
        nationality: 'British',
        dietaryRequirements: 'Halal',
      },
    ],
    paidShare: 1,
    quotedPoundsPerTraveller: null,
    emergencyContact: { name: 'Tariq Rahman', phone: '07700 900574' },
  },
  {
    clientKey: 'daniel',
    productSlug: 'cusco-and-machu-picchu',
    kind: 'departure',
    status: 'completed',
    bookedDaysAgo: 60,
    startsInDays: -46,
    travellers: [
      { firstName: 'Daniel', lastName: 'Osei', dateOfBirth: '2003-07-19', nationality: 'British' },
    ],
    paidShare: 1,
    quotedPoundsPerTraveller: null,
    specialRequests: 'I stay in Cusco after the trip, so no transfer to the airport on the last day.',
    emergencyContact: { name: 'Grace Osei', phone: '07700 900683' },
  },
  {
    clientKey: 'tom',
    productSlug: 'everest-base-camp-trek',
    kind: 'departure',
    status: 'completed',
    bookedDaysAgo: 248,
    startsInDays: -42,
    travellers: [
      { firstName: 'Tom', lastName: 'Ashworth', dateOfBirth: '1979-01-22', nationality: 'British' },
    ],
    paidShare: 1,
    quotedPoundsPerTraveller: null,
    emergencyContact: { name: 'Karen Ashworth', phone: '07700 900348' },
  },
  {
    clientKey: 'wei',
    productSlug: 'tokyo-to-kyoto',
    kind: 'departure',
    status: 'completed',
    bookedDaysAgo: 187,
    startsInDays: -19,
    travellers: [
      { firstName: 'Wei-Ling', lastName: 'Chan', dateOfBirth: '1990-12-19', nationality: 'British' },
      {
        firstName: 'Grace',
        lastName: 'Chan',
        dateOfBirth: '1962-05-24',
        nationality: 'British',
        dietaryRequirements: 'No raw fish',
      },
    ],
    paidShare: 1,
    quotedPoundsPerTraveller: null,
    specialRequests: 'My mother would like a bed and not a futon in Hakone.',
    emergencyContact: { name: 'Jun Chan', phone: '07700 900705' },
  },
  {
    clientKey: 'kasia',
    productSlug: 'swiss-alps-by-train',
    kind: 'departure',
    status: 'completed',
    bookedDaysAgo: 171,
    startsInDays: -60,
    travellers: [
      { firstName: 'Kasia', lastName: 'Nowak', dateOfBirth: '1987-05-28', nationality: 'Polish' },
      { firstName: 'Adam', lastName: 'Nowak', dateOfBirth: '1984-09-10', nationality: 'Polish' },
      { firstName: 'Lena', lastName: 'Nowak', dateOfBirth: '2014-11-21', nationality: 'British' },
    ],
    paidShare: 1,
    quotedPoundsPerTraveller: null,
    emergencyContact: { name: 'Piotr Nowak', phone: '07700 900817' },
  },
  {
    clientKey: 'priya',
    productSlug: 'palaces-of-rajasthan',
    kind: 'departure',
    status: 'completed',
    bookedDaysAgo: 402,
    startsInDays: -281,
    travellers: [
      {
        firstName: 'Priya',
        lastName: 'Raman',
        dateOfBirth: '1991-09-03',
        nationality: 'Indian',
        dietaryRequirements: 'Vegetarian',
      },
      {
        firstName: 'Lakshmi',
        lastName: 'Raman',
        dateOfBirth: '1955-01-30',
        nationality: 'Indian',
        dietaryRequirements: 'Vegetarian',
      },
      {
        firstName: 'Venkat',
        lastName: 'Raman',
        dateOfBirth: '1951-12-12',
        nationality: 'Indian',
        dietaryRequirements: 'Vegetarian, low sugar',
      },
    ],
    paidShare: 1,
    quotedPoundsPerTraveller: null,
    specialRequests: 'Ground floor or lift for my parents everywhere, and plain food in the evening.',
    emergencyContact: { name: 'Anand Raman', phone: '07700 900232' },
  },
  {
    clientKey: 'elena',
    productSlug: 'samarkand-and-the-silk-road',
    kind: 'request',
    status: 'completed',
    bookedDaysAgo: 212,
    startsInDays: -98,
    travellers: [
      { firstName: 'Elena', lastName: 'Popescu', dateOfBirth: '1992-04-06', nationality: 'Romanian' },
    ],
    paidShare: 1,
    quotedPoundsPerTraveller: 2330,
    specialRequests: 'A single room, and one more hour in each market than the plan allows.',
    emergencyContact: { name: 'Mihai Popescu', phone: '07700 900578' },
    request: {
      locations: ['Tashkent', 'Samarkand', 'Bukhara'],
      hotelAesthetic: ['Traditional/Local Style Hotel'],
      duration: '8-10 Days',
      holidayVibe: 'City Escape',
      flightArrangements: ['Handle myself'],
      budgetMajor: 2600,
      budgetCurrency: 'EUR',
    },
  },
  {
    clientKey: 'bronwen',
    productSlug: 'angkor-and-the-mekong',
    kind: 'request',
    status: 'completed',
    bookedDaysAgo: 160,
    startsInDays: -44,
    travellers: [
      { firstName: 'Bronwen', lastName: 'Pryce', dateOfBirth: '1954-02-09', nationality: 'British' },
    ],
    paidShare: 1,
    quotedPoundsPerTraveller: 2090,
    specialRequests: 'A single room and the smallest group you have.',
    emergencyContact: { name: 'Eleri Pryce', phone: '01632 960215' },
    request: {
      locations: ['Siem Reap', 'Phnom Penh'],
      hotelAesthetic: ['Boutique Hotel', 'Traditional/Local Style Hotel'],
      duration: '8-10 Days',
      holidayVibe: 'A mix of both',
      flightArrangements: ['Arrange flights', 'Arrange visas'],
      budgetMajor: 3400,
      budgetCurrency: 'GBP',
    },
  },
  {
    clientKey: 'george',
    productSlug: 'canadian-rockies-road-trip',
    kind: 'departure',
    status: 'cancelled',
    bookedDaysAgo: 92,
    startsInDays: 207,
    travellers: [
      { firstName: 'George', lastName: 'Pemberton', dateOfBirth: '1959-06-02', nationality: 'British' },
      { firstName: 'Anne', lastName: 'Pemberton', dateOfBirth: '1961-03-26', nationality: 'British' },
    ],
    paidShare: 200 / 2890,
    quotedPoundsPerTraveller: null,
    specialRequests: 'Cancelled because our first grandchild is due in the same week.',
  },
  {
    clientKey: 'callum',
    productSlug: null,
    kind: 'request',
    status: 'cancelled',
    bookedDaysAgo: 130,
    startsInDays: 45,
    travellers: [
      { firstName: 'Callum', lastName: 'Fraser', dateOfBirth: '1996-06-17', nationality: 'British' },
      {
        firstName: 'Mairi',
        lastName: 'Sinclair',
        dateOfBirth: '1997-02-03',
        nationality: 'British',
        dietaryRequirements: 'Coeliac',
      },
    ],
    paidShare: 0,
    quotedPoundsPerTraveller: null,
    specialRequests:
      'Point Lenana on Mount Kenya by the Chogoria route. Withdrawn: we chose Patagonia instead.',
    request: {
      locations: ['Mount Kenya', 'Nanyuki'],
      hotelAesthetic: ['Eco-friendly/Green Hotel'],
      duration: '8-10 Days',
      holidayVibe: 'Nature/Adventure',
      flightArrangements: ['Arrange flights', 'Arrange visas'],
      budgetMajor: 5500,
      budgetCurrency: 'GBP',
    },
  },
];
