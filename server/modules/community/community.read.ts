import { enumSql, readModel } from '@server/reads/read-model';
import { type OrderKey, requirePageSize } from '@server/reads/read-page';

/** All that anybody learns of a member: never an address, a phone number or a role. */
const authorRead = readModel('users', {
  columns: { id: '$.id', name: '$.name', photoUrl: "'/api' || $.photo_path", photoPath: '$.photo_path' },
});

const authorName = `coalesce($.guest_name, (select u.name from users u where u.id = $.author_id), 'Deleted user')`;

const writerColumns = {
  authorName,
  isGuest: '$.guest_name is not null',
  authorId: '$.author_id',
};

const author = { target: () => authorRead, on: '@.id = $.author_id', isSingle: true } as const;

/** What everybody may read of a comment that is not hidden. */
export const commentRead = readModel('community_comments', {
  columns: {
    id: '$.id',
    ...writerColumns,
    comment: '$.comment',
    createdAt: '$.created_at',
  },
  relations: { author },
});

/** What everybody may read of a post that is not hidden. */
export const postRead = readModel('community_posts', {
  columns: {
    id: '$.id',
    ...writerColumns,
    title: '$.title',
    content: '$.content',
    category: enumSql('$.category'),
    location: '$.location',
    likeCount: '$.like_count',
    replyCount: '$.reply_count',
    createdAt: '$.created_at',
    updatedAt: '$.updated_at',
  },
  relations: {
    author,
    comments: {
      target: () => commentRead,
      on: '@.post_id = $.id and @.hidden_at is null',
      orderBy: '$.created_at, $.id',
      limit: ({ first }) => requirePageSize(first),
    },
  },
});

/** Newest first. */
export const postOrder: readonly OrderKey[] = [
  { sql: '$.created_at', direction: 'desc', type: 'timestamptz' },
  { sql: '$.id', direction: 'desc', type: 'integer' },
];

/** As a conversation runs. */
export const commentOrder: readonly OrderKey[] = [
  { sql: '$.created_at', direction: 'asc', type: 'timestamptz' },
  { sql: '$.id', direction: 'asc', type: 'integer' },
];
