import { enquiryKinds } from '../enquiry';
import { emailAddress, fieldLimits, optionalText, requiredText } from './fields';
import { z } from './zod';

/** The contact form asks for a subject; who wants to be called back has to say under which number. */
export const enquiryInput = z
  .object({
    kind: z.enum(enquiryKinds, `Choose one of ${enquiryKinds.join(', ')}`),
    fullName: requiredText('Full name is required', fieldLimits.name),
    email: emailAddress(),
    phone: optionalText(fieldLimits.phone),
    subject: optionalText(),
    message: requiredText('Message is required', fieldLimits.text),
  })
  .refine((input) => input.kind !== 'contact' || Boolean(input.subject), {
    message: 'Subject is required',
    path: ['subject'],
    when: () => true,
  })
  .refine((input) => input.kind !== 'callback' || Boolean(input.phone), {
    message: 'Phone number is required',
    path: ['phone'],
    when: () => true,
  });
export type EnquiryInput = z.output<typeof enquiryInput>;
