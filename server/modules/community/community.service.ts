import type { GraphQLResolveInfo } from 'graphql';
import type { DataSource, EntityManager } from 'typeorm';
import { NotFoundError } from '@domain/app-error';
import {
  postCategories,
  type PostCategory,
  postCategoryFacts,
  postImport,
} from '@domain/inputs/community-inputs';
import { z } from '@domain/inputs/zod';
import { parseRowId } from '@domain/row-id';
import { validateInput } from '@server/auth/validate-input';
import type { NumberedPage } from '@server/reads/read-numbered-page';
import type { Page, PageRequest } from '@server/reads/read-page';
import type { Selection } from '@server/reads/selection';
import { importedComments, importedLikes, importedPost, type PostImport } from './community-import';
import { CommunityRepository, type CommunityStats } from './community.repository';

type Asked = GraphQLResolveInfo | Selection;
type NumberOf = { readonly page: number; readonly limit: number };

export interface CommunityCategory {
  readonly id: number;
  readonly category: PostCategory;
  readonly name: string;
  readonly icon: string;
  readonly postCount: number;
}

/** The board where travellers write to each other. Reading needs no account. */
export class CommunityService {
  constructor(private readonly db: DataSource) {}

  /** In the order of the specification; posts are counted only when somebody wants to know. */
  async listCategories(withCounts: boolean): Promise<CommunityCategory[]> {
    const counts = withCounts ? await this.reads().countByCategory() : new Map<PostCategory, number>();
    return postCategories.map((category) => ({
      ...postCategoryFacts[category],
      category,
      postCount: counts.get(category) ?? 0,
    }));
  }

  listPosts<T>(category: PostCategory | null, page: PageRequest, asked: Asked): Promise<Page<T>> {
    return this.reads().pageOfPosts(category, page, asked);
  }

  listPostsByNumber<T>(
    category: PostCategory | null,
    page: NumberOf,
    selection: Selection,
  ): Promise<NumberedPage<T>> {
    return this.reads().numberedPosts(category, page, selection);
  }

  /** @throws {NotFoundError} when the post is unknown or hidden. */
  async listComments<T>(postId: string, page: PageRequest, asked: Asked): Promise<Page<T>> {
    const id = this.rowIdOf(postId);
    const comments = await this.reads().pageOfComments<T>(id, page, asked);
    if (comments.nodes.length === 0) await this.requirePost(id);
    return comments;
  }

  /** @throws {NotFoundError} when the post is unknown or hidden. */
  async listCommentsByNumber<T>(
    postId: string,
    page: NumberOf,
    selection: Selection,
  ): Promise<NumberedPage<T>> {
    const id = this.rowIdOf(postId);
    const comments = await this.reads().numberedComments<T>(id, page, selection);
    if (comments.total === 0) await this.requirePost(id);
    return comments;
  }

  getStats(): Promise<CommunityStats> {
    return this.reads().stats();
  }

  /**
   * Many posts at once, in the caller's transaction, with their replies and likes; returns their ids.
   *
   * @throws {InvalidInputError} with the row's number before the field: `3.replies.0.comment`.
   */
  async importPosts(tx: EntityManager, imports: readonly PostImport[]): Promise<number[]> {
    const inputs = validateInput(z.array(postImport), imports);
    const community = new CommunityRepository(tx);
    const ids = await community.insertPosts(inputs.map(importedPost));
    const pairs = inputs.flatMap((input, index) => {
      const id = ids[index];
      return id === undefined ? [] : [{ id, input }];
    });
    await community.insertComments(pairs.flatMap(({ id, input }) => importedComments(id, input)));
    await community.insertLikes(pairs.flatMap(({ id, input }) => importedLikes(id, input)));
    return ids;
  }

  private reads(): CommunityRepository {
    return new CommunityRepository(this.db.manager);
  }

  private rowIdOf(postId: string): number {
    const id = parseRowId(postId);
    if (id === null) throw new NotFoundError('Post');
    return id;
  }

  /** Tells a post without replies from no post. */
  private async requirePost(id: number): Promise<void> {
    if (!(await this.reads().isPostShown(id))) throw new NotFoundError('Post');
  }
}
