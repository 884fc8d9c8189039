import type { postImport } from '@domain/inputs/community-inputs';
import type { z } from '@domain/inputs/zod';
import type { Post, PostComment } from './post.entity';

/** A reply that comes from outside: of a member, or of a guest by name. */
export interface CommentImport {
  readonly authorId: number | null;
  readonly guestName?: string | null;
  readonly comment: string;
  readonly createdAt: Date;
}

/** A post that comes from outside with its replies and likes: of a member, or of a guest by name. */
export interface PostImport {
  readonly authorId: number | null;
  readonly guestName?: string | null;
  readonly title: string;
  readonly content: string;
  /** Its name or its key: `Travel Tips`, `travel_tips`. */
  readonly category: string;
  readonly location?: string | null;
  readonly createdAt: Date;
  readonly likedByIds: readonly number[];
  readonly replies: readonly CommentImport[];
}

export interface NewLike {
  readonly postId: number;
  readonly userId: number;
  readonly createdAt: Date;
}

type CheckedImport = z.output<typeof postImport>;

export function importedPost(input: CheckedImport): Partial<Post> {
  const { likedByIds: _likes, replies: _replies, ...post } = input;
  return { ...post, updatedAt: input.createdAt };
}

export function importedComments(postId: number, input: CheckedImport): Partial<PostComment>[] {
  return input.replies.map((reply) => ({ ...reply, postId, updatedAt: reply.createdAt }));
}

/** Most likes come early: they are spread over the post's first three days. */
export function importedLikes(postId: number, input: CheckedImport): NewLike[] {
  const start = input.createdAt.getTime();
  const span = Math.min(Date.now() - start, 72 * 3_600_000);
  const userIds = [...new Set(input.likedByIds)];
  return userIds.map((userId, index) => ({
    postId,
    userId,
    createdAt: new Date(start + (span * (index + 1)) / (userIds.length + 1)),
  }));
}
