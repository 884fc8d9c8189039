import { Router } from 'express';
import { InvalidInputError } from '@domain/app-error';
import {
  findPostCategory,
  postCategories,
  type PostCategory,
  postCategoryFacts,
} from '@domain/inputs/community-inputs';
import { relationOf } from '@server/reads/read-rows';
import { select } from '@server/reads/selection';
import { listPage, type Query, queryText } from '@server/rest/list-query';
import type { RestDeps } from '@server/rest/rest-router';

interface WriterRow {
  readonly id: number;
  readonly authorId: number | null;
  readonly authorName: string;
  readonly isGuest: boolean;
  readonly createdAt: string;
}

interface CommentRow extends WriterRow {
  readonly comment: string;
}

interface PostRow extends WriterRow {
  readonly title: string;
  readonly content: string;
  readonly category: Uppercase<PostCategory>;
  readonly location: string | null;
  readonly likeCount: number;
  readonly replyCount: number;
  readonly updatedAt: string;
}

/** A post of the list comes with so many of its replies; its `comments_count` tells whether there are more. */
const commentsOfPost = { first: 100 } as const;

const writerFields = select('id', 'authorId', 'authorName', 'isGuest', 'createdAt', {
  field: 'author',
  args: {},
  selection: select('photoPath'),
});
const commentFields = [...writerFields, ...select('comment')];
const postFields = [
  ...writerFields,
  ...select('title', 'content', 'category', 'location', 'likeCount', 'replyCount', 'updatedAt'),
  ...select({ field: 'comments', args: commentsOfPost, selection: commentFields }),
];

export function communityRoutes({ services }: RestDeps): Router {
  const router = Router();
  router.get('/community/categories', async (_req, res) => {
    const categories = await services.community.listCategories(false);
    res.json({ success: true, categories: categories.map(({ id, name, icon }) => ({ id, name, icon })) });
  });
  router.get('/community/posts', async (req, res) => {
    const { rows, total } = await services.community.listPostsByNumber<PostRow>(
      categoryOf(req.query),
      listPage(req.query),
      postFields,
    );
    res.json({ success: true, posts: rows.map(toPostV1), total });
  });
  router.get('/community/posts/:id/comments', async (req, res) => {
    const { rows, total } = await services.community.listCommentsByNumber<CommentRow>(
      req.params.id,
      listPage(req.query),
      commentFields,
    );
    res.json({ success: true, comments: rows.map(toCommentV1), total });
  });
  return router;
}

/** By id or name, as the contract says; the board's own "All Posts" chip is no filter. */
function categoryOf(query: Query): PostCategory | null {
  const text = queryText(query, 'category');
  if (text === null || /^all( posts)?$/i.test(text)) return null;
  const category = findPostCategory(text);
  if (category !== null) return category;
  const names = postCategories.map((known) => postCategoryFacts[known].name).join(', ');
  throw new InvalidInputError({ category: `category must be one of ${names}` });
}

/** The frozen v1 wire shape. Change the entity freely; never change this. */
function toPostV1(post: PostRow) {
  const updatedAt = new Date(post.updatedAt).toISOString();
  const category = postCategoryFacts[post.category.toLowerCase() as PostCategory];
  return {
    ...writerV1(post),
    title: post.title,
    content: post.content,
    category: category.name,
    category_id: category.id,
    location: post.location,
    likes: post.likeCount,
    comments_count: post.replyCount,
    comments: relationOf<CommentRow[]>(post, 'comments', commentsOfPost).map(toCommentV1),
    updated_at: updatedAt,
    updatedAt,
  };
}

/** The frozen v1 wire shape. Change the entity freely; never change this. */
function toCommentV1(comment: CommentRow) {
  return { ...writerV1(comment), comment: comment.comment };
}

function writerV1(row: WriterRow) {
  const createdAt = new Date(row.createdAt).toISOString();
  const author = relationOf<{ readonly photoPath: string | null } | null>(row, 'author');
  return {
    id: row.id,
    user_id: row.authorId,
    author: row.authorName,
    // As `user_photo` elsewhere: a path after the API base.
    avatar: author?.photoPath ?? null,
    guest: row.isGuest,
    created_at: createdAt,
    createdAt,
  };
}
