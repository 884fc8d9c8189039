/** What was asked for. */
export type BookingKind =
  /** Places on a dated departure, at its price. */
  | 'DEPARTURE'
  /** A wish that the agency answers with a quote. */
  | 'REQUEST';

/** A wish for a holiday, or places on a departure. Rules and messages: domain/inputs/booking-inputs. */
export type BookingRequestInput = {
  /** Anything else, up to 5,000 characters. */
  additionalRequests?: string | null | undefined;
  /** Postal address. */
  address?: string | null | undefined;
  /** Major units of `currency`, with at most its decimals. */
  budget?: number | null | undefined;
  /** Currency of the budget: USD (default), EUR, GBP, CAD, AUD or JPY. */
  currency?: string | null | undefined;
  /** Days, 11 to 365: required with "More than 10 Days", and only with it. */
  customDuration?: number | null | undefined;
  /** A departure: its places are taken at once. */
  departureId?: string | null | undefined;
  /** Label of a duration. */
  duration?: string | null | undefined;
  /** Address for mails about the booking; a visitor who verifies it owns the booking. */
  email: string;
  /** Whom to call in an emergency. */
  emergencyContactName?: string | null | undefined;
  /** Required with the name. */
  emergencyContactPhone?: string | null | undefined;
  /** Not before the start. */
  endDate?: string | null | undefined;
  /** Who books. */
  firstName: string;
  /** Any of "Arrange flights", "Arrange visas", "Handle myself". */
  flightArrangements?: Array<string> | null | undefined;
  /** Label of a vibe. */
  holidayVibe?: string | null | undefined;
  /** Labels of the hotel styles, in any case. */
  hotelAesthetic?: Array<string> | null | undefined;
  /** Another hotel style, in own words. */
  hotelAestheticOther?: string | null | undefined;
  /** Surname. */
  lastName: string;
  /** First place to go to. */
  location1?: string | null | undefined;
  /** Second place. */
  location2?: string | null | undefined;
  /** Third place. */
  location3?: string | null | undefined;
  /** A package; null for a tailor-made holiday or a trip. */
  packageId?: string | null | undefined;
  /** Phone number. */
  phone: string;
  /** Not in the past. */
  startDate?: string | null | undefined;
  /** The agency may suggest where to go. */
  suggestLocation?: boolean | null | undefined;
  /** Who travels; as many as `travellersCount` says. */
  travellers?: Array<TravellerInput> | null | undefined;
  /** 1 to 100; required with a departure. */
  travellersCount?: number | null | undefined;
  /** A trip; with `startDate` and a number of travellers its departure is found. */
  tripId?: string | null | undefined;
};

/** Where a booking stands. */
export type BookingStatus =
  /** It will not take place. */
  | 'CANCELLED'
  /** The travellers are back. */
  | 'COMPLETED'
  /** The holiday will take place. */
  | 'CONFIRMED'
  /** Received; nobody has looked at it yet. */
  | 'PENDING'
  /** Being worked on by the agency. */
  | 'PROCESSING';

/** How fit one has to be. */
export type Difficulty =
  /** Long days, altitude or rough ground. */
  | 'CHALLENGING'
  /** Short walks on good ground. */
  | 'EASY'
  /** Several hours on foot on some days. */
  | 'MODERATE';

/** A message to the agency. Rules and messages: domain/inputs/enquiry-inputs. */
export type EnquiryInput = {
  /** Where the answer goes. */
  email: string;
  /** Full name, up to 120 characters. */
  fullName: string;
  /** What is asked. */
  kind: EnquiryKind;
  /** The message, up to 5,000 characters. */
  message: string;
  /** Phone number; required for `CALLBACK`. */
  phone?: string | null | undefined;
  /** What it is about; required for `CONTACT`. */
  subject?: string | null | undefined;
};

/** What somebody asks of the agency. */
export type EnquiryKind =
  /** To be called back; needs a phone number. */
  | 'CALLBACK'
  /** An hour with a specialist. */
  | 'CONSULTATION'
  /** A message from the contact page; needs a subject. */
  | 'CONTACT'
  /** A package made to measure. */
  | 'CUSTOM_PACKAGE';

/** Who one travels with. */
export type GroupKind =
  /** Other travellers join. */
  | 'GROUP'
  /** Only the people of the booking. */
  | 'PRIVATE';

/** What a package is for. */
export type PackageCategory =
  /** Treks, rides and wild places. */
  | 'ADVENTURE'
  /** Cities, history, food and art. */
  | 'CULTURAL'
  /** Made for travelling with children. */
  | 'FAMILY'
  /** For anybody. */
  | 'GENERAL'
  /** For two, just married or not. */
  | 'HONEYMOON'
  /** The best rooms and private guides. */
  | 'LUXURY'
  /** Beaches, spas and slow days. */
  | 'RELAXATION';

/** Order of a list of packages. */
export type PackageSort =
  /** Shortest first. */
  | 'DURATION'
  /** The agency's own order, then the newest. */
  | 'FEATURED'
  /** Dearest first; without a price last. */
  | 'PRICE_HIGH'
  /** Cheapest first; without a price last. */
  | 'PRICE_LOW'
  /** By title, A to Z. */
  | 'TITLE';

/** What was booked. */
export type ProductKind =
  /** A package, on dates that suit the traveller. */
  | 'PACKAGE'
  /** A trip that leaves on dates of its own. */
  | 'TRIP';

/** A new account. Rules and messages: domain/inputs/account-inputs. */
export type RegisterInput = {
  /** The password again. */
  confirmPassword: string;
  /** Account holders are 18 or older. */
  dateOfBirth: string;
  /** The address that has to be verified. */
  email: string;
  /** Consent to marketing mails; off unless given. */
  marketingEmails?: boolean | null | undefined;
  /** Full name, up to 120 characters. */
  name: string;
  /** 8 to 128 characters, kept to the letter. */
  password: string;
  /** Phone number. */
  phone: string;
  /** Must be true; the version accepted is kept. */
  termsAccepted: boolean;
};

/** A new password, with the token of the mailed link. */
export type ResetPasswordInput = {
  /** 8 to 128 characters. */
  password: string;
  /** From the link; serves once, within the hour. */
  token: string;
};

/** What somebody is to the agency. */
export type Role =
  /** Runs the agency. */
  | 'ADMIN'
  /** Books and travels. */
  | 'CLIENT';

/** Who signs in. */
export type SignInInput = {
  /** Address of the account. */
  email: string;
  /** Its password. */
  password: string;
};

/** Somebody who travels. */
export type TravellerInput = {
  /** Not in the future. */
  dateOfBirth?: string | null | undefined;
  /** What this person does not eat. */
  dietaryRequirements?: string | null | undefined;
  /** First name, as in the passport. */
  firstName: string;
  /** Surname, as in the passport. */
  lastName: string;
  /** Nationality. */
  nationality?: string | null | undefined;
  /** 5 to 20 letters and digits; kept encrypted. */
  passportNumber?: string | null | undefined;
};

/** What a trip is for. */
export type TripCategory =
  /** Treks, rides and wild places. */
  | 'ADVENTURE'
  /** Cities, history, food and art. */
  | 'CULTURAL'
  /** Made for travelling with children. */
  | 'FAMILY'
  /** Beaches, spas and slow days. */
  | 'RELAXATION';

/** Order of a list of trips. */
export type TripSort =
  /** Shortest first. */
  | 'DURATION'
  /** The agency's own order, then the newest. */
  | 'FEATURED'
  /** Dearest first; without a price last. */
  | 'PRICE_HIGH'
  /** Cheapest first; without a price last. */
  | 'PRICE_LOW'
  /** Best reviewed first; without reviews last. */
  | 'RATING';

/** Whether a trip can be booked. */
export type TripStatus =
  /** On sale. */
  | 'ACTIVE'
  /** Shown, but no future departure has a place. */
  | 'FULL'
  /** Hidden from everybody but administrators. */
  | 'INACTIVE';
