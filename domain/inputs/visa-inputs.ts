import { longestSlug, slugPattern } from '../slug';
import { visaStatuses } from '../visa-status';
import {
  currencyCode,
  emailAddress,
  fieldLimits,
  localDate,
  optionalLocalDate,
  optionalText,
  requiredText,
} from './fields';
import { z } from './zod';

export const travelPurposes = [
  'tourism',
  'business',
  'family',
  'education',
  'medical',
  'conference',
] as const;
export type TravelPurpose = (typeof travelPurposes)[number];

export const employmentStatuses = ['employed', 'self-employed', 'student', 'retired', 'unemployed'] as const;
export type EmploymentStatus = (typeof employmentStatuses)[number];

export const visaTypeStatuses = ['active', 'inactive'] as const;
export type VisaTypeStatus = (typeof visaTypeStatuses)[number];

/** Shown where an administrator chose no flag. */
export const defaultVisaFlag = '🌍';

/** What the database keeps at most; forms show the same limits. */
export const visaLimits = { note: 2_000, listItems: 200 } as const;

const slug = requiredText('Slug is required', longestSlug).refine(
  (value) => slugPattern.test(value),
  'Use lower-case letters, digits and single hyphens',
);

const fee = (required: string) =>
  z
    .number(required)
    .int('Fees count pence')
    .min(0, 'A fee cannot be negative')
    .max(10_000_000, 'Check this fee');

const lines = z
  .array(requiredText('Remove the empty entry', fieldLimits.line))
  .max(visaLimits.listItems, `Keep this to ${visaLimits.listItems} entries`);

/** A visa that can be applied for; amounts in minor units of `currency`. */
export const visaTypeInput = z.object({
  slug,
  name: requiredText('Name is required'),
  description: requiredText('Description is required', fieldLimits.text),
  eligibilityCriteria: optionalText(fieldLimits.text),
  processingTime: optionalText(),
  validity: optionalText(),
  countries: lines,
  flag: optionalText(16).transform((value) => value ?? defaultVisaFlag),
  serviceFeeMinor: fee('Service fee is required'),
  governmentFeeMinor: fee('Government fee is required'),
  currency: currencyCode,
  popular: z.boolean(),
  features: lines,
  requiredDocuments: lines,
  status: z.enum(visaTypeStatuses, 'Choose active or inactive'),
});
export type VisaTypeInput = z.output<typeof visaTypeInput>;

/** Passports carry letters and digits; people type them with spaces and hyphens. */
const passportNumber = requiredText('Passport number is required', 40)
  .transform((value) => value.replace(/[\s-]/g, '').toUpperCase())
  .refine((value) => /^[A-Z0-9]{5,20}$/.test(value), 'Enter the passport number, 5 to 20 letters and digits');

/** What an applicant says, whoever writes it down: every rule that does not depend on today. */
export const visaApplicationFields = z.object({
  firstName: requiredText('First name is required', fieldLimits.name),
  lastName: requiredText('Last name is required', fieldLimits.name),
  email: emailAddress(),
  phone: requiredText('Phone number is required', fieldLimits.phone),
  dateOfBirth: localDate('Date of birth is required'),
  nationality: requiredText('Nationality is required', fieldLimits.name),
  passportNumber,
  passportExpiry: localDate('Passport expiry date is required'),
  travelPurpose: z.enum(travelPurposes, 'Choose the purpose of travel'),
  departureDate: localDate('Departure date is required'),
  returnDate: localDate('Return date is required'),
  duration: requiredText('Duration of stay is required'),
  previousVisits: optionalText(fieldLimits.text),
  employmentStatus: z.enum(employmentStatuses, 'Choose your employment status'),
  monthlyIncome: optionalText(),
  accommodation: optionalText(fieldLimits.address),
});
export type VisaApplicationFields = z.output<typeof visaApplicationFields>;

type Dates = Pick<VisaApplicationFields, 'dateOfBirth' | 'departureDate' | 'returnDate' | 'passportExpiry'>;

/** The order of an application's days, by field; the table holds the same as constraints. */
export function visaDateErrors(dates: Dates): Partial<Record<keyof Dates, string>> {
  return {
    ...(dates.dateOfBirth >= dates.departureDate
      ? { dateOfBirth: 'Date of birth must be before the journey' }
      : {}),
    ...(dates.returnDate < dates.departureDate
      ? { returnDate: 'Return date must not be before the departure date' }
      : {}),
    ...(dates.passportExpiry <= dates.returnDate
      ? { passportExpiry: 'Passport must be valid beyond the return date' }
      : {}),
  };
}

/** An application that comes from outside with its state and its times. */
export const visaApplicationImport = visaApplicationFields
  .extend({
    clientId: z.int().positive().nullable(),
    reference: z
      .string()
      .regex(/^RGV[0-9A-HJKMNP-TV-Z]{12}$/, 'This is no reference')
      .optional(),
    bookingId: z
      .int()
      .positive()
      .nullish()
      .transform((value) => value ?? null),
    visaTypeSlug: slug,
    status: z.enum(visaStatuses, 'This is no state of an application'),
    submittedAt: z.date('Say when it was submitted'),
    statusSince: z
      .date()
      .nullish()
      .transform((value) => value ?? null),
    adminNotes: optionalText(visaLimits.note),
    validUntil: optionalLocalDate,
  })
  .superRefine((input, context) => {
    for (const [field, message] of Object.entries(visaDateErrors(input)))
      context.addIssue({ code: 'custom', path: [field], message });
    if (input.validUntil !== null && input.status !== 'approved')
      context.addIssue({ code: 'custom', path: ['validUntil'], message: 'Only an approved visa has an end' });
    if (input.statusSince !== null && input.statusSince < input.submittedAt)
      context.addIssue({
        code: 'custom',
        path: ['statusSince'],
        message: 'It is submitted before it moves',
      });
  });
