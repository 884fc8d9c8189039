import { Field, ID, Int, ObjectType } from 'type-graphql';
import { MoneyType } from '@server/graphql/money.type';
import { LocalDateScalar } from '@server/graphql/scalars';

@ObjectType('Departure', { description: 'A trip on a date.' })
export class DepartureType {
  @Field(() => ID, { description: 'Stable, never reused.' })
  id: number;

  @Field(() => LocalDateScalar, { description: 'The first day.' })
  startDate: string;

  @Field(() => LocalDateScalar, { description: 'The last day.' })
  endDate: string;

  @Field(() => MoneyType, { description: 'Price per traveller on this date.' })
  price: MoneyType;

  @Field(() => Int, { description: 'How many travellers it takes in all.' })
  capacity: number;

  @Field(() => Int, {
    description: 'How many places are left; none while the trip itself is marked as full.',
  })
  availableSpots: number;
}

@ObjectType('Availability', { description: 'Whether a party of travellers can join a trip.' })
export class AvailabilityType {
  @Field(() => Boolean, { description: 'True when one of the departures has places for the whole party.' })
  isAvailable: boolean;

  @Field(() => Int, { description: 'The largest party that one of the departures can take.' })
  availableSpots: number;

  @Field(() => [DepartureType], { description: 'The departure of the day asked for, or else the next ones.' })
  departures: DepartureType[];
}
