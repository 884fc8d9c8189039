import { InvalidInputError } from '../app-error';
import {
  defaultMaxParticipants,
  difficulties,
  groupKinds,
  type ItineraryDay,
  maximumTravellers,
  packageCategories,
  packageStatuses,
  tripCategories,
  tripStatuses,
} from '../catalogue';
import { type CurrencyCode, currencyCodes, minorUnitDigits } from '../currency';
import { parseItineraryDays } from '../itinerary';
import { today } from '../local-date';
import { fromMajor } from '../money';
import { longestSlug, slugPattern } from '../slug';
import { fieldLimits, localDate, optionalLocalDate, optionalText, requiredText } from './fields';
import { z } from './zod';

const dearest = 10_000_000;
const longestList = 60;

/** A number, or a form's text of one; blank is missing. */
function numberField(message: string) {
  return z.preprocess(
    (value) =>
      typeof value === 'string' && value.trim() !== '' ? Number(value) : value === '' ? undefined : value,
    z.number(message),
  );
}

function wholeNumber(missing: string, least: number, most: number) {
  const range = `Enter a whole number from ${least} to ${most}`;
  return numberField(missing).refine(
    (value) => Number.isInteger(value) && value >= least && value <= most,
    range,
  );
}

function optionalWholeNumber(least: number, most: number) {
  return z.preprocess(blankIsMissing, wholeNumber('Enter a whole number', least, most).optional());
}

/** A form sends an empty text, GraphQL a null, for what nobody filled in. */
function blankIsMissing(value: unknown): unknown {
  return value === '' || value === null ? undefined : value;
}

function oneOf<const T extends readonly string[]>(choices: T) {
  return z.enum(choices, `Choose one of ${choices.join(', ')}`);
}

function choice<const T extends readonly string[]>(choices: T, fallback: T[number]) {
  return z.preprocess((value) => blankIsMissing(value) ?? fallback, oneOf(choices));
}

/** Amounts come in major units, as people type them. */
const price = numberField('Price is required')
  .refine((value) => value >= 0, 'Price must be 0 or more')
  .refine((value) => value <= dearest, `Keep the price to ${dearest}`);

/** The wire has a list, a form has text with commas. */
const textList = z.preprocess(
  (value) => (typeof value === 'string' ? value.split(',') : (value ?? [])),
  z
    .array(optionalText(fieldLimits.text), 'Enter a list')
    .max(longestList, `Keep the list to ${longestList} entries`)
    .transform((items) => items.filter((item) => item !== null)),
);

function isWebAddress(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text);
}

const webAddress = optionalText(2_000).refine(
  (value) => value === null || isWebAddress(value),
  'Enter a web address that starts with https://',
);

const itineraryDays = z
  .array(
    z.object({
      day: z.number('Number the day').int('Number the day').min(1, 'Number the day'),
      title: requiredText('Give the day a title'),
      description: requiredText('Describe the day', fieldLimits.text),
    }),
  )
  .max(365, 'Keep the itinerary to 365 days');

interface Itinerary {
  readonly itinerary: ItineraryDay[] | null;
  readonly itineraryText: string | null;
}

const itineraryOfDays = itineraryDays.transform((days): Itinerary => {
  return { itinerary: days.length > 0 ? days : null, itineraryText: null };
});
const itineraryOfText = optionalText(50_000).transform((text): Itinerary => ({
  itinerary: null,
  itineraryText: text,
}));

/** A list of days, or text; text that is the JSON of such a list becomes one. */
const itinerary = z.preprocess(
  (value) => (typeof value === 'string' ? (parseItineraryDays(value) ?? value) : (value ?? null)),
  z.unknown().transform((value, context): Itinerary => {
    const read = Array.isArray(value) ? itineraryOfDays.safeParse(value) : itineraryOfText.safeParse(value);
    if (read.success) return read.data;
    for (const { path, message } of read.error.issues) context.addIssue({ code: 'custom', path, message });
    return z.NEVER;
  }),
);

const slug = optionalText(longestSlug).refine(
  (value) => value === null || slugPattern.test(value),
  'Use small letters, digits and single hyphens',
);

const sharedFields = {
  slug,
  title: requiredText('Title is required'),
  country: optionalText(),
  summary: optionalText(500).transform((value) => value ?? ''),
  description: requiredText('Description is required', 20_000),
  durationDays: wholeNumber('Duration is required', 1, 365),
  durationText: optionalText(),
  price,
  currency: choice(currencyCodes, 'GBP'),
  imageUrl: webAddress,
  images: textList.refine(
    (images) => images.every(isWebAddress),
    'Enter web addresses that start with https://',
  ),
  itinerary,
  inclusions: textList,
  exclusions: textList,
  termsConditions: optionalText(20_000),
  arrivalAdvice: optionalText(fieldLimits.text),
  maxParticipants: optionalWholeNumber(1, 1_000).transform((value) => value ?? defaultMaxParticipants),
  featuredRank: optionalWholeNumber(0, 1_000_000).transform((value) => value ?? null),
} as const;

/** What the form holds in two places or units, as the record holds it. */
function toRecord<T extends { price: number; currency: CurrencyCode; itinerary: Itinerary }>(input: T) {
  const { price: major, currency, itinerary: days, ...rest } = input;
  return { ...rest, ...days, currency, priceMinor: fromMajor(major, currency).minor };
}

function fitsCurrency({ price: major, currency }: { price: number; currency: CurrencyCode }): boolean {
  const scaled = major * 10 ** minorUnitDigits(currency);
  return Math.abs(scaled - Math.round(scaled)) < 1e-6;
}

const tooManyDecimals = 'The price has too many decimals';

/** @throws {InvalidInputError} for more decimals than the currency has. */
export function priceInMinorUnits(major: number, currency: CurrencyCode): number {
  if (!fitsCurrency({ price: major, currency })) throw new InvalidInputError({ price: tooManyDecimals });
  return fromMajor(major, currency).minor;
}

export const createTripInput = z
  .object({
    ...sharedFields,
    destination: requiredText('Destination is required'),
    category: choice(tripCategories, 'adventure'),
    difficulty: z
      .preprocess(blankIsMissing, oneOf(difficulties).optional())
      .transform((value) => value ?? null),
    status: choice(tripStatuses, 'active'),
  })
  .refine(fitsCurrency, { message: tooManyDecimals, path: ['price'] })
  .transform(toRecord);
export type CreateTripInput = z.input<typeof createTripInput>;
export type NewTrip = z.output<typeof createTripInput>;

export const createPackageInput = z
  .object({
    ...sharedFields,
    destination: optionalText().transform((value) => value ?? ''),
    category: choice(packageCategories, 'general'),
    groupKind: choice(groupKinds, 'group'),
    status: choice(packageStatuses, 'active'),
  })
  .refine(fitsCurrency, { message: tooManyDecimals, path: ['price'] })
  .transform(toRecord);
export type CreatePackageInput = z.input<typeof createPackageInput>;
export type NewPackage = z.output<typeof createPackageInput>;

/** What is missing comes from the trip: its length, its price, its group size. */
export const addDepartureInput = z.object({
  startDate: localDate('Choose the first day'),
  endDate: optionalLocalDate,
  price: z.preprocess(blankIsMissing, price.optional()),
  capacity: optionalWholeNumber(0, 1_000),
});
export type AddDepartureInput = z.input<typeof addDepartureInput>;
export type NewDeparture = z.output<typeof addDepartureInput>;

export const catalogueSearch = z.object({ search: optionalText(100) });

export const availabilityInput = z.object({
  date: optionalLocalDate.refine((day) => day === null || day >= today(), 'Choose a date from today on'),
  travellers: wholeNumber('Enter the number of travellers', 1, maximumTravellers),
});
