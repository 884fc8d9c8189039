import { ageOn, today } from '../local-date';
import { emailAddress, fieldLimits, localDate, optionalText, requiredText } from './fields';
import { z } from './zod';

export const passwordLimits = { shortest: 8, longest: 128 } as const;

/** A password is kept to the letter: never trimmed, never cut. */
function passwordText(message: string) {
  return z
    .string(message)
    .min(1, message)
    .max(passwordLimits.longest, `Keep the password to ${passwordLimits.longest} characters`);
}

export const newPassword = passwordText('Password is required').refine(
  (value) => [...value].length >= passwordLimits.shortest,
  'Password must be at least 8 characters',
);

const dateOfBirth = localDate('Date of birth is required')
  .refine((day) => day <= today(), 'Date of birth must be in the past')
  .refine((day) => ageOn(day, today()) <= 120, 'Check the year of the date of birth')
  .refine((day) => ageOn(day, today()) >= 18, 'You must be 18 or older to hold an account');

export const registerInput = z
  .object({
    name: requiredText('Full name is required', fieldLimits.name),
    email: emailAddress(),
    phone: requiredText('Phone number is required', fieldLimits.phone),
    password: newPassword,
    confirmPassword: z.string('Passwords do not match'),
    dateOfBirth,
    termsAccepted: z
      .boolean('You must accept the Terms and Conditions')
      .refine((accepted) => accepted, 'You must accept the Terms and Conditions'),
    marketingEmails: z
      .boolean()
      .nullish()
      .transform((value) => value ?? false),
  })
  .refine((input) => input.confirmPassword === input.password, {
    message: 'Passwords do not match',
    path: ['confirmPassword'],
    when: () => true,
  });
export type RegisterInput = z.output<typeof registerInput>;

export const signInInput = z.object({
  email: emailAddress(),
  password: passwordText('Password is required'),
});
export type SignInInput = z.output<typeof signInInput>;

export const emailInput = z.object({ email: emailAddress() });

export const resetPasswordInput = z.object({
  token: requiredText('Invalid reset link. Please request a new password reset.'),
  // Under 6 characters has its own documented text; 6 and 7 meet the one policy of the server.
  password: passwordText('Password is required')
    .refine((value) => [...value].length >= 6, 'Password must be at least 6 characters long.')
    .refine(
      (value) => [...value].length >= passwordLimits.shortest,
      'Password must be at least 8 characters',
    ),
});
export type ResetPasswordInput = z.output<typeof resetPasswordInput>;

export const languages = ['en', 'es', 'fr', 'de', 'it', 'pt'] as const;
export const themePreferencePattern = /^(minimal|nature|pastels|bold)-(light|dark)$/;

/** Every field may be missing: only what is given changes. */
export const updateProfileInput = z.object({
  name: requiredText('Name is required', fieldLimits.name).optional(),
  phone: optionalText(fieldLimits.phone).optional(),
  themePreference: z
    .string()
    .transform((value) => (value === 'light' ? 'minimal-light' : value))
    .refine((value) => themePreferencePattern.test(value), 'Choose one of the four themes, light or dark')
    .optional(),
  languagePreference: z.enum(languages, 'Choose one of the languages offered').optional(),
  emailNotifications: z.boolean().optional(),
  smsNotifications: z.boolean().optional(),
  marketingEmails: z.boolean().optional(),
});
export type UpdateProfileInput = z.output<typeof updateProfileInput>;
