import { fieldLimits, optionalText, requiredText } from './fields';
import { z } from './zod';

export const postCategories = [
  'trip_reports',
  'destination_reviews',
  'travel_tips',
  'photo_sharing',
  'questions_help',
  'group_travel',
  'budget_travel',
  'local_experiences',
] as const;
export type PostCategory = (typeof postCategories)[number];

interface CategoryFacts {
  /** The REST layer's id; never reused. */
  readonly id: number;
  readonly name: string;
  readonly icon: string;
}

/** The specification's categories, each with its own icon. */
export const postCategoryFacts: Readonly<Record<PostCategory, CategoryFacts>> = {
  trip_reports: { id: 1, name: 'Trip Reports', icon: '🧳' },
  destination_reviews: { id: 2, name: 'Destination Reviews', icon: '⭐' },
  travel_tips: { id: 3, name: 'Travel Tips', icon: '💡' },
  photo_sharing: { id: 4, name: 'Photo Sharing', icon: '📷' },
  questions_help: { id: 5, name: 'Questions & Help', icon: '❓' },
  group_travel: { id: 6, name: 'Group Travel', icon: '👥' },
  budget_travel: { id: 7, name: 'Budget Travel', icon: '💷' },
  local_experiences: { id: 8, name: 'Local Experiences', icon: '🏮' },
};

/** A category by its key, its name or its id, as old and new callers spell it; null when there is none. */
export function findPostCategory(text: string): PostCategory | null {
  const wanted = text.trim().toLowerCase();
  return (
    postCategories.find((key) => {
      const { id, name } = postCategoryFacts[key];
      return wanted === key || wanted === name.toLowerCase() || wanted === String(id);
    }) ?? null
  );
}

export const communityLimits = { title: fieldLimits.line, content: 10_000, comment: 2_000 } as const;

const category = z
  .union([z.string(), z.null(), z.undefined()])
  .transform((value) => findPostCategory(value ?? ''))
  .refine((value) => value !== null, 'Choose a category');

/** What somebody writes on the board. */
export const postFields = z.object({
  title: requiredText('Title is required', communityLimits.title),
  content: requiredText('Content is required', communityLimits.content),
  category,
  location: optionalText(),
});
export type PostFields = z.output<typeof postFields>;

export const commentFields = z.object({
  comment: requiredText('Write a reply first', communityLimits.comment),
});

/** A member by id, or a guest by the name typed; exactly one of them. */
const writer = { authorId: z.int().positive().nullable(), guestName: optionalText(fieldLimits.name) };

function hasOneWriter(input: {
  readonly authorId: number | null;
  readonly guestName: string | null;
}): boolean {
  return (input.authorId === null) !== (input.guestName === null);
}
const oneWriter = { message: 'Name either a member or a guest', path: ['authorId'] };

const commentImport = commentFields
  .extend({ ...writer, createdAt: z.date() })
  .refine(hasOneWriter, oneWriter);

/** A post that comes from outside with its replies, its likes and its times. */
export const postImport = postFields
  .extend({
    ...writer,
    createdAt: z.date('Say when it was written'),
    likedByIds: z.array(z.int().positive()),
    replies: z.array(commentImport),
  })
  .refine(hasOneWriter, oneWriter)
  .refine((input) => input.replies.every((reply) => reply.createdAt >= input.createdAt), {
    message: 'A reply is never older than its post',
    path: ['replies'],
  });
