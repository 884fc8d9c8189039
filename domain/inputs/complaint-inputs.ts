import { complaintStatuses } from '../complaint-status';
import { emailAddress, fieldLimits, optionalText, requiredText } from './fields';
import { z } from './zod';

export const complaintCategories = ['general', 'booking', 'payment', 'service', 'technical'] as const;
export type ComplaintCategory = (typeof complaintCategories)[number];

export const complaintPriorities = ['low', 'normal', 'high', 'urgent'] as const;
export type ComplaintPriority = (typeof complaintPriorities)[number];

export const complaintLimits = { feedback: 2_000 } as const;

const optionalId = z
  .int()
  .positive()
  .nullish()
  .transform((value) => value ?? null);

/** What a client says when complaining. */
export const complaintFields = z.object({
  customerName: requiredText('Full name is required', fieldLimits.name),
  customerEmail: emailAddress(),
  subject: requiredText('Subject is required'),
  description: requiredText('Description is required', fieldLimits.text),
  category: z.enum(complaintCategories, 'Choose a category'),
  priority: z
    .enum(complaintPriorities, 'Choose a priority')
    .nullish()
    .transform((value) => value ?? 'normal'),
});
export type ComplaintFields = z.output<typeof complaintFields>;

export const complaintRating = z
  .int('Rate from 1 to 5')
  .min(1, 'Rate from 1 to 5')
  .max(5, 'Rate from 1 to 5');

/** A complaint that comes from outside with its state and its times. */
export const complaintImport = complaintFields
  .extend({
    clientId: z.int().positive().nullable(),
    bookingId: optionalId,
    status: z.enum(complaintStatuses, 'This is no state of a complaint'),
    createdAt: z.date('Say when it was made'),
    resolution: optionalText(fieldLimits.text),
    resolvedAt: z
      .date()
      .nullish()
      .transform((value) => value ?? null),
    rating: complaintRating.nullish().transform((value) => value ?? null),
    feedback: optionalText(complaintLimits.feedback),
  })
  .superRefine((input, context) => {
    const isResolved = input.status === 'resolved';
    const refuse = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    if (isResolved && input.resolvedAt === null) refuse('resolvedAt', 'Say when it was resolved');
    if (!isResolved && input.resolvedAt !== null)
      refuse('resolvedAt', 'Only a resolved complaint has this time');
    if (!isResolved && input.resolution !== null)
      refuse('resolution', 'Only a resolved complaint has a resolution');
    if (!isResolved && (input.rating ?? input.feedback) !== null)
      refuse('rating', 'Only a resolved complaint is rated');
    if (input.resolvedAt !== null && input.resolvedAt < input.createdAt)
      refuse('resolvedAt', 'Nothing is resolved before it is made');
  });
