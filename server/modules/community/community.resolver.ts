import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, ID, Info, Int, Query, Resolver, Root } from 'type-graphql';
import { findPostCategory } from '@domain/inputs/community-inputs';
import { Public } from '@server/graphql/access';
import type { Context } from '@server/graphql/context';
import { PageArgs } from '@server/graphql/page.args';
import type { Page } from '@server/reads/read-page';
import { readRelation } from '@server/reads/read-rows';
import { isSelected, selectionOf } from '@server/reads/selection';
import {
  CommunityAuthorType,
  CommunityCategoryType,
  CommunityCommentConnection,
  CommunityCommentType,
  CommunityPostConnection,
  CommunityPostsArgs,
  CommunityPostType,
  CommunityStatsType,
  PostCategoryEnum,
} from './community.type';

const authorDescription = 'The member; null for a guest and for a closed account.';

@Resolver(() => CommunityPostType)
export class CommunityPostResolver {
  @Public()
  @Query(() => CommunityPostConnection, { description: 'Posts on the board, newest first.' })
  communityPosts(
    @Args(() => CommunityPostsArgs) { category, ...page }: CommunityPostsArgs,
    @Ctx() { services }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Page<CommunityPostType>> {
    return services.community.listPosts(findPostCategory(category ?? ''), page, info);
  }

  @FieldResolver(() => CommunityAuthorType, { nullable: true, description: authorDescription })
  author(@Root() post: CommunityPostType, @Info() info: GraphQLResolveInfo): CommunityAuthorType | null {
    return readRelation(post, info);
  }

  @FieldResolver(() => [CommunityCommentType], { description: 'Its first replies, oldest first.' })
  comments(
    @Arg('first', () => Int, { defaultValue: 3, description: 'How many at most, 1 to 100.' }) _first: number,
    @Root() post: CommunityPostType,
    @Info() info: GraphQLResolveInfo,
  ): CommunityCommentType[] {
    return readRelation(post, info);
  }
}

@Resolver(() => CommunityCommentType)
export class CommunityCommentResolver {
  @Public()
  @Query(() => CommunityCommentConnection, {
    description: 'All replies to a post, oldest first. Error: `NOT_FOUND`.',
  })
  communityComments(
    @Arg('postId', () => ID, { description: 'The post.' }) postId: string,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { services }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Page<CommunityCommentType>> {
    return services.community.listComments(postId, page, info);
  }

  @FieldResolver(() => CommunityAuthorType, { nullable: true, description: authorDescription })
  author(
    @Root() comment: CommunityCommentType,
    @Info() info: GraphQLResolveInfo,
  ): CommunityAuthorType | null {
    return readRelation(comment, info);
  }
}

@Resolver()
export class CommunityBoardResolver {
  @Public()
  @Query(() => [CommunityCategoryType], { description: 'The categories of posts, in their order.' })
  async communityCategories(
    @Ctx() { services }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<CommunityCategoryType[]> {
    const categories = await services.community.listCategories(isSelected(selectionOf(info), 'postCount'));
    return categories.map(({ category, ...rest }) => ({
      ...rest,
      category: PostCategoryEnum[category.toUpperCase() as keyof typeof PostCategoryEnum],
    }));
  }

  @Public()
  @Query(() => CommunityStatsType, { description: 'Figures of the board, counted now.' })
  communityStats(@Ctx() { services }: Context): Promise<CommunityStatsType> {
    return services.community.getStats();
  }
}
