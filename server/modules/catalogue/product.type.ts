import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';

export enum DifficultyEnum {
  EASY = 'EASY',
  MODERATE = 'MODERATE',
  CHALLENGING = 'CHALLENGING',
}
registerEnumType(DifficultyEnum, {
  name: 'Difficulty',
  description: 'How fit one has to be.',
  valuesConfig: {
    EASY: { description: 'Short walks on good ground.' },
    MODERATE: { description: 'Several hours on foot on some days.' },
    CHALLENGING: { description: 'Long days, altitude or rough ground.' },
  },
});

export enum GroupKindEnum {
  PRIVATE = 'PRIVATE',
  GROUP = 'GROUP',
}
registerEnumType(GroupKindEnum, {
  name: 'GroupKind',
  description: 'Who one travels with.',
  valuesConfig: {
    PRIVATE: { description: 'Only the people of the booking.' },
    GROUP: { description: 'Other travellers join.' },
  },
});

export enum ProductKindEnum {
  TRIP = 'TRIP',
  PACKAGE = 'PACKAGE',
}
registerEnumType(ProductKindEnum, {
  name: 'ProductKind',
  description: 'What was booked.',
  valuesConfig: {
    TRIP: { description: 'A trip that leaves on dates of its own.' },
    PACKAGE: { description: 'A package, on dates that suit the traveller.' },
  },
});

@ObjectType('ItineraryDay', { description: 'One day of a trip or package.' })
export class ItineraryDayType {
  @Field(() => Int, { description: 'Counted from 1.' })
  day: number;

  @Field(() => String, { description: 'The day in a few words.' })
  title: string;

  @Field(() => String, { description: 'What happens on it.' })
  description: string;
}

@ObjectType('CatalogueStats', { description: 'Real figures of what is on sale now.' })
export class CatalogueStatsType {
  @Field(() => Int, { description: 'Trips that are shown.' })
  trips: number;

  @Field(() => Int, { description: 'Packages that are shown.' })
  packages: number;

  @Field(() => Int, { description: 'Different destinations among them.' })
  destinations: number;

  @Field(() => Int, { description: 'Future departures of these trips.' })
  departures: number;
}
