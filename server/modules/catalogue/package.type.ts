import { ArgsType, Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { connectionOf } from '@server/graphql/connection.type';
import { MoneyType } from '@server/graphql/money.type';
import { GroupKindEnum, ItineraryDayType } from './product.type';

export enum PackageStatusEnum {
  ACTIVE = 'ACTIVE',
  INACTIVE = 'INACTIVE',
}
registerEnumType(PackageStatusEnum, {
  name: 'PackageStatus',
  description: 'Whether a package can be booked.',
  valuesConfig: {
    ACTIVE: { description: 'On sale.' },
    INACTIVE: { description: 'Hidden from everybody but administrators.' },
  },
});

export enum PackageCategoryEnum {
  GENERAL = 'GENERAL',
  HONEYMOON = 'HONEYMOON',
  ADVENTURE = 'ADVENTURE',
  FAMILY = 'FAMILY',
  LUXURY = 'LUXURY',
  CULTURAL = 'CULTURAL',
  RELAXATION = 'RELAXATION',
}
registerEnumType(PackageCategoryEnum, {
  name: 'PackageCategory',
  description: 'What a package is for.',
  valuesConfig: {
    GENERAL: { description: 'For anybody.' },
    HONEYMOON: { description: 'For two, just married or not.' },
    ADVENTURE: { description: 'Treks, rides and wild places.' },
    FAMILY: { description: 'Made for travelling with children.' },
    LUXURY: { description: 'The best rooms and private guides.' },
    CULTURAL: { description: 'Cities, history, food and art.' },
    RELAXATION: { description: 'Beaches, spas and slow days.' },
  },
});

export enum PackageSortEnum {
  FEATURED = 'FEATURED',
  PRICE_LOW = 'PRICE_LOW',
  PRICE_HIGH = 'PRICE_HIGH',
  DURATION = 'DURATION',
  TITLE = 'TITLE',
}
registerEnumType(PackageSortEnum, {
  name: 'PackageSort',
  description: 'Order of a list of packages.',
  valuesConfig: {
    FEATURED: { description: "The agency's own order, then the newest." },
    PRICE_LOW: { description: 'Cheapest first; without a price last.' },
    PRICE_HIGH: { description: 'Dearest first; without a price last.' },
    DURATION: { description: 'Shortest first.' },
    TITLE: { description: 'By title, A to Z.' },
  },
});

@ObjectType('Package', { description: 'A holiday on dates that suit the traveller, arranged on request.' })
export class PackageType {
  @Field(() => ID, { description: 'Stable, never reused.' })
  id: number;

  @Field(() => String, { description: 'Its name in addresses: `/packages/<slug>`.' })
  slug: string;

  @Field(() => String, { description: 'Name of the package.' })
  title: string;

  @Field(() => String, { description: 'Where it goes.' })
  destination: string;

  @Field(() => String, { nullable: true, description: 'The country, where it is one.' })
  country: string | null;

  @Field(() => PackageCategoryEnum, { description: 'What it is for.' })
  category: PackageCategoryEnum;

  @Field(() => GroupKindEnum, { description: 'Who one travels with.' })
  groupKind: GroupKindEnum;

  @Field(() => String, { description: 'One sentence, for a card.' })
  summary: string;

  @Field(() => String, { description: 'Paragraphs, separated by an empty line.' })
  description: string;

  @Field(() => Int, { description: 'How many days it takes.' })
  durationDays: number;

  @Field(() => MoneyType, { nullable: true, description: 'Price per traveller; null means on request.' })
  price: MoneyType | null;

  @Field(() => Int, { description: 'How many may travel on one booking.' })
  maxParticipants: number;

  @Field(() => String, {
    nullable: true,
    description: "The administrator's picture; without one, show the poster.",
  })
  imageUrl: string | null;

  @Field(() => [String], { description: 'Further pictures.' })
  images: string[];

  @Field(() => [ItineraryDayType], { description: 'Day by day; may be empty.' })
  itinerary: ItineraryDayType[];

  @Field(() => [String], { description: 'What the price includes.' })
  includedServices: string[];

  @Field(() => [String], { description: 'What it does not include.' })
  excludedServices: string[];

  @Field(() => String, { nullable: true, description: 'Terms of this package, beyond those of the agency.' })
  termsConditions: string | null;

  @Field(() => PackageStatusEnum, { description: 'Whether it can be booked.' })
  status: PackageStatusEnum;
}

export const PackageConnection = connectionOf(PackageType, 'Package');

@ArgsType()
export class PackagesArgs {
  @Field(() => Int, { defaultValue: 24, description: 'How many at most, 1 to 100.' })
  first: number;

  @Field(() => String, { nullable: true, description: 'The `endCursor` of the page before.' })
  after?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Words that the title, destination or description has, in any order; case and accents are ignored.',
  })
  search?: string | null;

  @Field(() => PackageCategoryEnum, { nullable: true, description: 'Only packages of this category.' })
  category?: PackageCategoryEnum | null;

  @Field(() => PackageSortEnum, { defaultValue: PackageSortEnum.FEATURED, description: 'Order of the list.' })
  sort: PackageSortEnum;
}
