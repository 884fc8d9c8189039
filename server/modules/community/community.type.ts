import { ArgsType, Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { connectionOf } from '@server/graphql/connection.type';
import { PageArgs } from '@server/graphql/page.args';
import { DateTimeScalar } from '@server/graphql/scalars';

export enum PostCategoryEnum {
  TRIP_REPORTS = 'TRIP_REPORTS',
  DESTINATION_REVIEWS = 'DESTINATION_REVIEWS',
  TRAVEL_TIPS = 'TRAVEL_TIPS',
  PHOTO_SHARING = 'PHOTO_SHARING',
  QUESTIONS_HELP = 'QUESTIONS_HELP',
  GROUP_TRAVEL = 'GROUP_TRAVEL',
  BUDGET_TRAVEL = 'BUDGET_TRAVEL',
  LOCAL_EXPERIENCES = 'LOCAL_EXPERIENCES',
}
registerEnumType(PostCategoryEnum, {
  name: 'PostCategory',
  description: 'What a post is about.',
  valuesConfig: {
    TRIP_REPORTS: { description: 'How a holiday went.' },
    DESTINATION_REVIEWS: { description: 'What a place is like.' },
    TRAVEL_TIPS: { description: 'What others should know.' },
    PHOTO_SHARING: { description: 'Pictures and how they were taken.' },
    QUESTIONS_HELP: { description: 'Questions to other travellers.' },
    GROUP_TRAVEL: { description: 'Looking for company.' },
    BUDGET_TRAVEL: { description: 'Going far for little.' },
    LOCAL_EXPERIENCES: { description: 'What only people who live there know.' },
  },
});

@ObjectType('CommunityAuthor', { description: 'All that the board tells of a member.' })
export class CommunityAuthorType {
  @Field(() => ID, { description: "The account's id." })
  id: number;

  @Field(() => String, { description: "The account's name." })
  name: string;

  @Field(() => String, { nullable: true, description: 'Path of the profile photo.' })
  photoUrl: string | null;
}

@ObjectType('CommunityComment', { description: 'A reply below a post.' })
export class CommunityCommentType {
  @Field(() => ID, { description: 'Stable, never reused.' })
  id: number;

  @Field(() => String, { description: 'Name of the member or guest; `Deleted user` for a closed account.' })
  authorName: string;

  @Field(() => Boolean, { description: 'True when a visitor wrote it under a typed name.' })
  isGuest: boolean;

  @Field(() => String, { description: 'Plain text.' })
  comment: string;

  @Field(() => DateTimeScalar, { description: 'When it was written.' })
  createdAt: Date;
}

@ObjectType('CommunityPost', { description: 'A post on the board.' })
export class CommunityPostType {
  @Field(() => ID, { description: 'Stable, never reused.' })
  id: number;

  @Field(() => String, { description: 'Name of the member or guest; `Deleted user` for a closed account.' })
  authorName: string;

  @Field(() => Boolean, { description: 'True when a visitor wrote it under a typed name.' })
  isGuest: boolean;

  @Field(() => String, { description: 'Its title.' })
  title: string;

  @Field(() => String, { description: 'Plain text.' })
  content: string;

  @Field(() => PostCategoryEnum, { description: 'What it is about.' })
  category: PostCategoryEnum;

  @Field(() => String, { nullable: true, description: 'Where it is about or from, as typed.' })
  location: string | null;

  @Field(() => Int, { description: 'How many members like it.' })
  likeCount: number;

  @Field(() => Int, { description: 'How many replies it has.' })
  replyCount: number;

  @Field(() => DateTimeScalar, { description: 'When it was written.' })
  createdAt: Date;

  @Field(() => DateTimeScalar, { description: 'When it was last changed.' })
  updatedAt: Date;
}

export const CommunityPostConnection = connectionOf(CommunityPostType, 'CommunityPost');
export const CommunityCommentConnection = connectionOf(CommunityCommentType, 'CommunityComment');

@ArgsType()
export class CommunityPostsArgs extends PageArgs {
  @Field(() => PostCategoryEnum, { nullable: true, description: 'Only posts of this category.' })
  category?: PostCategoryEnum | null;
}

@ObjectType('CommunityCategory', { description: 'A category of posts.' })
export class CommunityCategoryType {
  @Field(() => ID, { description: "The REST layer's number of it." })
  id: number;

  @Field(() => PostCategoryEnum, { description: 'As posts name it.' })
  category: PostCategoryEnum;

  @Field(() => String, { description: 'Its name in English.' })
  name: string;

  @Field(() => String, { description: 'Its icon, an emoji.' })
  icon: string;

  @Field(() => Int, { description: 'How many posts it has.' })
  postCount: number;
}

@ObjectType('CommunityStats', { description: 'Figures of the board, counted now.' })
export class CommunityStatsType {
  @Field(() => Int, { description: 'Posts.' })
  posts: number;

  @Field(() => Int, { description: 'Replies to them.' })
  replies: number;

  @Field(() => Int, { description: 'Members who posted, replied or liked in the last 30 days.' })
  activeMembers: number;

  @Field(() => Int, { description: 'Countries that posts name: what follows the last comma of a location.' })
  countries: number;

  @Field(() => Int, { description: 'Members who were signed in and active in the last 15 minutes.' })
  onlineMembers: number;
}
