import type { GraphQLResolveInfo } from 'graphql';
import type { EntityManager } from 'typeorm';
import type { PostCategory } from '@domain/inputs/community-inputs';
import { insertRows } from '@server/database/insert-rows';
import { type NumberedPage, readNumberedPage } from '@server/reads/read-numbered-page';
import { type Page, type PageRequest, readPage } from '@server/reads/read-page';
import type { Selection } from '@server/reads/selection';
import type { NewLike } from './community-import';
import { commentOrder, commentRead, postOrder, postRead } from './community.read';
import { Post, PostComment } from './post.entity';

type Asked = GraphQLResolveInfo | Selection;

/** Figures of the board. */
export interface CommunityStats {
  readonly posts: number;
  readonly replies: number;
  readonly activeMembers: number;
  readonly countries: number;
  readonly onlineMembers: number;
}

/** The only SQL of the community. */
export class CommunityRepository {
  constructor(private readonly db: EntityManager) {}

  pageOfPosts<T>(category: PostCategory | null, page: PageRequest, asked: Asked): Promise<Page<T>> {
    return readPage(this.db, { ...postsOf(category), ...page }, asked);
  }

  numberedPosts<T>(
    category: PostCategory | null,
    page: { page: number; limit: number },
    selection: Selection,
  ): Promise<NumberedPage<T>> {
    return readNumberedPage(this.db, { ...postsOf(category), ...page }, selection);
  }

  async isPostShown(id: number): Promise<boolean> {
    const sql = 'select 1 from community_posts where id = $1 and hidden_at is null';
    const rows: unknown[] = await this.db.query(sql, [id]);
    return rows.length > 0;
  }

  pageOfComments<T>(postId: number, page: PageRequest, asked: Asked): Promise<Page<T>> {
    return readPage(this.db, { ...commentsOf(postId), ...page }, asked);
  }

  numberedComments<T>(
    postId: number,
    page: { page: number; limit: number },
    selection: Selection,
  ): Promise<NumberedPage<T>> {
    return readNumberedPage(this.db, { ...commentsOf(postId), ...page }, selection);
  }

  async countByCategory(): Promise<Map<PostCategory, number>> {
    const rows: { category: PostCategory; count: number }[] = await this.db.query(
      'select category, count(*) from community_posts where hidden_at is null group by category',
    );
    return new Map(rows.map((row) => [row.category, row.count]));
  }

  /** Costs what the board grew lately, but for one pass over the posts. */
  async stats(): Promise<CommunityStats> {
    const [row]: CommunityStats[] = await this.db.query(`
      select board.posts, board.replies, board.countries, active.members as "activeMembers",
        online.members as "onlineMembers"
      from (
        select count(*) as posts, coalesce(sum(reply_count), 0)::integer as replies,
          count(distinct lower(trim(split_part(location, ',', -1)))) filter (where location like '%,%') as countries
        from community_posts where hidden_at is null
      ) board, (
        select count(*) as members from (
          select author_id from community_posts where created_at > now() - interval '30 days' and hidden_at is null
          union select author_id from community_comments where created_at > now() - interval '30 days'
          union select user_id from community_likes where created_at > now() - interval '30 days'
        ) member where author_id is not null
      ) active, (
        select count(distinct user_id) as members from sign_ins
        where last_used_at > now() - interval '15 minutes' and revoked_at is null and expires_at > now()
      ) online`);
    if (!row) throw new Error('an aggregate without groups always has a row');
    return row;
  }

  insertPosts(posts: readonly Partial<Post>[]): Promise<number[]> {
    return insertRows(this.db, Post, posts);
  }

  async insertComments(comments: readonly Partial<PostComment>[]): Promise<void> {
    await insertRows(this.db, PostComment, comments);
  }

  /** A second like of the same member changes nothing. */
  async insertLikes(likes: readonly NewLike[]): Promise<void> {
    await this.db.query(
      `insert into community_likes (post_id, user_id, created_at)
       select * from unnest($1::integer[], $2::integer[], $3::timestamptz[]) on conflict do nothing`,
      [
        likes.map((like) => like.postId),
        likes.map((like) => like.userId),
        likes.map((like) => like.createdAt),
      ],
    );
  }
}

function postsOf(category: PostCategory | null) {
  return {
    model: postRead,
    where: category === null ? ['$.hidden_at is null'] : ['$.hidden_at is null', '$.category = :1'],
    parameters: category === null ? [] : [category],
    orderBy: postOrder,
  };
}

function commentsOf(postId: number) {
  return {
    model: commentRead,
    where: [
      '$.post_id = :1 and $.hidden_at is null',
      'exists (select 1 from community_posts p where p.id = $.post_id and p.hidden_at is null)',
    ],
    parameters: [postId],
    orderBy: commentOrder,
  };
}
