import { ArgsType, Field, Float, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { connectionOf } from '@server/graphql/connection.type';
import { MoneyType } from '@server/graphql/money.type';
import { DifficultyEnum, ItineraryDayType } from './product.type';

export enum TripStatusEnum {
  ACTIVE = 'ACTIVE',
  INACTIVE = 'INACTIVE',
  FULL = 'FULL',
}
registerEnumType(TripStatusEnum, {
  name: 'TripStatus',
  description: 'Whether a trip can be booked.',
  valuesConfig: {
    ACTIVE: { description: 'On sale.' },
    INACTIVE: { description: 'Hidden from everybody but administrators.' },
    FULL: { description: 'Shown, but no future departure has a place.' },
  },
});

export enum TripCategoryEnum {
  ADVENTURE = 'ADVENTURE',
  CULTURAL = 'CULTURAL',
  RELAXATION = 'RELAXATION',
  FAMILY = 'FAMILY',
}
registerEnumType(TripCategoryEnum, {
  name: 'TripCategory',
  description: 'What a trip is for.',
  valuesConfig: {
    ADVENTURE: { description: 'Treks, rides and wild places.' },
    CULTURAL: { description: 'Cities, history, food and art.' },
    RELAXATION: { description: 'Beaches, spas and slow days.' },
    FAMILY: { description: 'Made for travelling with children.' },
  },
});

export enum TripSortEnum {
  FEATURED = 'FEATURED',
  PRICE_LOW = 'PRICE_LOW',
  PRICE_HIGH = 'PRICE_HIGH',
  DURATION = 'DURATION',
  RATING = 'RATING',
}
registerEnumType(TripSortEnum, {
  name: 'TripSort',
  description: 'Order of a list of trips.',
  valuesConfig: {
    FEATURED: { description: "The agency's own order, then the newest." },
    PRICE_LOW: { description: 'Cheapest first; without a price last.' },
    PRICE_HIGH: { description: 'Dearest first; without a price last.' },
    DURATION: { description: 'Shortest first.' },
    RATING: { description: 'Best reviewed first; without reviews last.' },
  },
});

@ObjectType('Trip', {
  description: 'A trip of the agency, with departures on dates of its own. Also called a tour.',
})
export class TripType {
  @Field(() => ID, { description: 'Stable, never reused.' })
  id: number;

  @Field(() => String, { description: 'Its name in addresses: `/trips/<slug>`.' })
  slug: string;

  @Field(() => String, { description: 'Name of the trip.' })
  title: string;

  @Field(() => String, { description: 'Where it goes.' })
  destination: string;

  @Field(() => String, { nullable: true, description: 'The country, where it is one.' })
  country: string | null;

  @Field(() => TripCategoryEnum, { description: 'What it is for.' })
  category: TripCategoryEnum;

  @Field(() => DifficultyEnum, { nullable: true, description: 'How fit one has to be, where that is known.' })
  difficulty: DifficultyEnum | null;

  @Field(() => String, { description: 'One sentence, for a card.' })
  summary: string;

  @Field(() => String, { description: 'Paragraphs, separated by an empty line.' })
  description: string;

  @Field(() => Int, { description: 'How many days it takes.' })
  durationDays: number;

  @Field(() => MoneyType, { nullable: true, description: 'Price per traveller; null means on request.' })
  price: MoneyType | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Average of the reviews, 1 to 5; null without reviews.',
  })
  rating: number | null;

  @Field(() => Int, { description: 'How many reviews there are.' })
  reviewCount: number;

  @Field(() => Int, { description: 'The largest group that travels together.' })
  maxParticipants: number;

  @Field(() => String, {
    nullable: true,
    description: "The administrator's picture; without one, show the poster.",
  })
  imageUrl: string | null;

  @Field(() => [String], { description: 'Further pictures.' })
  images: string[];

  @Field(() => [ItineraryDayType], { description: 'Day by day; empty when it is kept as text.' })
  itinerary: ItineraryDayType[];

  @Field(() => String, { nullable: true, description: 'The itinerary where it is plain text.' })
  itineraryText: string | null;

  @Field(() => [String], { description: 'What the price includes.' })
  inclusions: string[];

  @Field(() => [String], { description: 'What it does not include.' })
  exclusions: string[];

  @Field(() => TripStatusEnum, { description: 'Whether it can be booked.' })
  status: TripStatusEnum;
}

export const TripConnection = connectionOf(TripType, 'Trip');

@ArgsType()
export class TripsArgs {
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

  @Field(() => TripCategoryEnum, { nullable: true, description: 'Only trips of this category.' })
  category?: TripCategoryEnum | null;

  @Field(() => TripSortEnum, { defaultValue: TripSortEnum.FEATURED, description: 'Order of the list.' })
  sort: TripSortEnum;
}
