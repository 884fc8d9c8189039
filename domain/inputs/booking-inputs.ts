import {
  budgetCurrencies,
  customDurationChoice,
  customDurationDays,
  defaultBudgetCurrency,
  durations,
  flightOptions,
  holidayVibes,
  hotelStyles,
  matchChoice,
  tailorMade,
} from '../booking-choices';
import { bookingStatuses } from '../booking-status';
import { maximumTravellers } from '../catalogue';
import { minorUnitDigits } from '../currency';
import { ageOn, today } from '../local-date';
import { fromMajor } from '../money';
import {
  choicesOf,
  isEmpty,
  largestId,
  looseField,
  optionalChoice,
  optionalFlag,
  optionalWholeNumber,
  wholeNumber,
} from './choice-fields';
import { emailAddress, fieldLimits, optionalLocalDate, optionalText, requiredText } from './fields';
import { z } from './zod';

export const bookingTexts = {
  choosePackage: 'Choose a package, or Tailor-made',
  customDuration: `Enter how many days, ${customDurationDays.fewest} to ${customDurationDays.most}`,
  customDurationOnly: `Leave this empty unless the duration is ${customDurationChoice}`,
  travellersCount: `Enter how many travel, 1 to ${maximumTravellers}`,
  travellersDiffer: 'The number of travellers and the list of travellers differ',
  startInPast: 'The start date must not be in the past',
  endInPast: 'The return date must not be in the past',
  endBeforeStart: 'The return date must not be before the start date',
  budget: 'Enter the budget as a number, such as 2500',
  budgetDecimals: 'The budget has more decimals than its currency',
} as const;

/** Above this a budget is a slip of the finger, and its minor units must stay exact. */
const largestBudget = 100_000_000;

/** Tailor-made is a choice, and so is none on the server; the form's empty value is a choice not made. */
const packageId = looseField().transform((value, context): number | null => {
  const id = value === tailorMade ? null : wholeNumber(value);
  if (value !== '' && (id === null || (id !== undefined && id >= 1 && id <= largestId))) return id;
  context.addIssue({ code: 'custom', message: bookingTexts.choosePackage });
  return z.NEVER;
});

const dateOfBirth = optionalLocalDate
  .refine((day) => day === null || day <= today(), 'Date of birth must be in the past')
  .refine((day) => day === null || ageOn(day, today()) <= 120, 'Check the year of the date of birth');

export const travellerInput = z.object({
  firstName: requiredText('First name is required', fieldLimits.name),
  lastName: requiredText('Last name is required', fieldLimits.name),
  dateOfBirth,
  passportNumber: optionalText(40)
    .transform((text) => text?.replace(/[\s-]/g, '').toUpperCase() ?? null)
    .refine(
      (text) => text === null || /^[A-Z0-9]{5,20}$/.test(text),
      'A passport number has 5 to 20 letters and digits',
    ),
  nationality: optionalText(fieldLimits.name),
  dietaryRequirements: optionalText(500),
});
export type TravellerInput = z.output<typeof travellerInput>;

const travellers = z.preprocess(
  (value) => value ?? [],
  z.array(travellerInput, 'List the travellers').max(maximumTravellers, bookingTexts.travellersCount),
);

const budget = looseField().transform((value, context): number | null => {
  if (isEmpty(value)) return null;
  const text = typeof value === 'string' ? value.trim().replace(/,(?=\d{3}(,|\.|$))/g, '') : value;
  const amount = typeof text === 'string' && /^\d+(\.\d+)?$/.test(text) ? Number(text) : text;
  if (typeof amount === 'number' && amount >= 0 && amount <= largestBudget) return amount;
  context.addIssue({ code: 'custom', message: bookingTexts.budget });
  return z.NEVER;
});

const fields = z.object(
  {
    firstName: requiredText('First name is required', fieldLimits.name),
    lastName: requiredText('Last name is required', fieldLimits.name),
    email: emailAddress(),
    phone: requiredText('Phone number is required', fieldLimits.phone),
    address: optionalText(fieldLimits.address),
    location1: optionalText(),
    location2: optionalText(),
    location3: optionalText(),
    suggestLocation: optionalFlag,
    hotelAesthetic: choicesOf(hotelStyles),
    hotelAestheticOther: optionalText(),
    duration: optionalChoice(durations),
    customDuration: optionalWholeNumber(
      customDurationDays.fewest,
      customDurationDays.most,
      bookingTexts.customDuration,
    ),
    holidayVibe: optionalChoice(holidayVibes),
    flightArrangements: choicesOf(flightOptions),
    packageId,
    tripId: optionalWholeNumber(1, largestId, 'Choose a trip'),
    departureId: optionalWholeNumber(1, largestId, 'Choose a departure'),
    startDate: optionalLocalDate.refine((day) => day === null || day >= today(), bookingTexts.startInPast),
    endDate: optionalLocalDate.refine((day) => day === null || day >= today(), bookingTexts.endInPast),
    travellersCount: optionalWholeNumber(1, maximumTravellers, bookingTexts.travellersCount),
    travellers,
    emergencyContactName: optionalText(fieldLimits.name),
    emergencyContactPhone: optionalText(fieldLimits.phone),
    budget,
    currency: optionalChoice(budgetCurrencies).transform((currency) => currency ?? defaultBudgetCurrency),
    additionalRequests: optionalText(fieldLimits.text),
  },
  'Send the booking request as an object',
);

/** What the rules below see: fields that were refused may hold anything. */
type Unproven = { readonly [K in keyof z.output<typeof fields>]?: unknown };

/** A rule about two fields; it speaks up even while another field is wrong, so that all messages come at once. */
function rule(path: string, message: string, holds: (input: Unproven) => boolean) {
  return {
    check: (input: unknown) => holds(input ?? {}),
    at: { path: [path], message, when: () => true },
  };
}

const customDurationMissing = rule('customDuration', bookingTexts.customDuration, (input) => {
  return input.duration !== customDurationChoice || !isEmpty(input.customDuration);
});
const customDurationElsewhere = rule('customDuration', bookingTexts.customDurationOnly, (input) => {
  return input.duration === customDurationChoice || typeof input.customDuration !== 'number';
});
const datesInOrder = rule('endDate', bookingTexts.endBeforeStart, ({ startDate, endDate }) => {
  return typeof startDate !== 'string' || typeof endDate !== 'string' || startDate <= endDate;
});
const countMatchesList = rule(
  'travellersCount',
  bookingTexts.travellersDiffer,
  ({ travellers: list, travellersCount }) => {
    return (
      !Array.isArray(list) ||
      list.length === 0 ||
      typeof travellersCount !== 'number' ||
      list.length === travellersCount
    );
  },
);
const departureNeedsCount = rule('travellersCount', bookingTexts.travellersCount, (input) => {
  const hasList = Array.isArray(input.travellers) && input.travellers.length > 0;
  return typeof input.departureId !== 'number' || hasList || !isEmpty(input.travellersCount);
});
const oneProduct = rule('tripId', 'Choose a trip or a package, not both', (input) => {
  return typeof input.tripId !== 'number' || typeof input.packageId !== 'number';
});
const contactNeedsPhone = rule(
  'emergencyContactPhone',
  "The emergency contact's phone number is required",
  (input) => {
    return isEmpty(input.emergencyContactName) || !isEmpty(input.emergencyContactPhone);
  },
);
const contactNeedsName = rule('emergencyContactName', "The emergency contact's name is required", (input) => {
  return isEmpty(input.emergencyContactPhone) || !isEmpty(input.emergencyContactName);
});

const budgetFitsCurrency = rule('budget', bookingTexts.budgetDecimals, ({ budget: amount, currency }) => {
  const code = budgetCurrencies.find((known) => known === currency);
  return typeof amount !== 'number' || code === undefined || hasAtMostDecimals(amount, minorUnitDigits(code));
});

function hasAtMostDecimals(amount: number, digits: number): boolean {
  return Math.abs(Number(amount.toFixed(digits)) - amount) < 1e-9;
}

/** The booking request of web form, GraphQL and REST: every field that the specification documents, and ours. */
export const bookingRequestInput = fields
  .refine(customDurationMissing.check, customDurationMissing.at)
  .refine(customDurationElsewhere.check, customDurationElsewhere.at)
  .refine(datesInOrder.check, datesInOrder.at)
  .refine(countMatchesList.check, countMatchesList.at)
  .refine(departureNeedsCount.check, departureNeedsCount.at)
  .refine(oneProduct.check, oneProduct.at)
  .refine(contactNeedsPhone.check, contactNeedsPhone.at)
  .refine(contactNeedsName.check, contactNeedsName.at)
  .refine(budgetFitsCurrency.check, budgetFitsCurrency.at)
  .transform(({ budget: amount, currency, location1, location2, location3, ...rest }) => ({
    ...rest,
    travellersCount: rest.travellersCount ?? (rest.travellers.length || null),
    locations: [location1, location2, location3].filter((location) => location !== null),
    budget: amount === null ? null : fromMajor(amount, currency),
  }));
export type BookingRequest = z.output<typeof bookingRequestInput>;

export const idempotencyKeyInput = z.object({
  idempotencyKey: optionalText(200).refine(
    (key) => key === null || /^[\x21-\x7e]+$/.test(key),
    'An idempotency key has letters, digits and signs only',
  ),
});

export const changeStatusInput = z.object({
  status: z.unknown().transform((value, context) => {
    const status = typeof value === 'string' ? matchChoice(bookingStatuses, value) : undefined;
    if (status !== undefined) return status;
    context.addIssue({ code: 'custom', message: `Choose one of: ${bookingStatuses.join(', ')}` });
    return z.NEVER;
  }),
  reason: optionalText(500),
});

export const bookingSearchInput = z.object({ search: optionalText() });
