import { Field, ID, Int, ObjectType } from 'type-graphql';
import { MoneyType } from '@server/graphql/money.type';
import { DateTimeScalar, LocalDateScalar } from '@server/graphql/scalars';
import { BookingStatusEnum } from './booking-enums.type';

@ObjectType('Traveller', { description: 'Somebody who travels on a booking.' })
export class TravellerType {
  @Field(() => ID, { description: 'Stable, never reused.' })
  id: number;

  @Field(() => String, { description: 'First name, as in the passport.' })
  firstName: string;

  @Field(() => String, { description: 'Surname, as in the passport.' })
  lastName: string;

  @Field(() => LocalDateScalar, { nullable: true, description: 'Date of birth.' })
  dateOfBirth: string | null;

  @Field(() => String, { nullable: true, description: 'The last four characters: `****1234`.' })
  passportNumberMasked: string | null;

  @Field(() => String, { nullable: true, description: 'Nationality, as given.' })
  nationality: string | null;

  @Field(() => String, { nullable: true, description: 'What this person does not eat.' })
  dietaryRequirements: string | null;
}

@ObjectType('BookingContact', { description: 'Who booked, and how to reach them about it.' })
export class BookingContactType {
  @Field(() => String, { description: 'First name.' })
  firstName: string;

  @Field(() => String, { description: 'Surname.' })
  lastName: string;

  @Field(() => String, { description: 'Address that mails about this booking go to.' })
  email: string;

  @Field(() => String, { description: 'Phone number, as given.' })
  phone: string;

  @Field(() => String, { nullable: true, description: 'Postal address.' })
  address: string | null;
}

@ObjectType('EmergencyContact', { description: 'Whom to call if something happens on the way.' })
export class EmergencyContactType {
  @Field(() => String, { description: 'Full name.' })
  name: string;

  @Field(() => String, { description: 'Phone number.' })
  phone: string;
}

@ObjectType('BookingRequestDetails', { description: 'What was wished for on the booking form.' })
export class BookingRequestDetailsType {
  @Field(() => [String], { description: 'Up to three places.' })
  locations: string[];

  @Field(() => Boolean, { description: 'The agency may suggest where to go.' })
  suggestLocation: boolean;

  @Field(() => [String], { description: 'Hotel styles.' })
  hotelAesthetic: string[];

  @Field(() => String, { nullable: true, description: 'Another hotel style, in own words.' })
  hotelAestheticOther: string | null;

  @Field(() => String, { nullable: true, description: 'One of the durations of the form.' })
  duration: string | null;

  @Field(() => Int, { nullable: true, description: 'Days, with "More than 10 Days".' })
  customDuration: number | null;

  @Field(() => String, { nullable: true, description: 'One of the vibes of the form.' })
  holidayVibe: string | null;

  @Field(() => [String], { description: 'What the agency shall arrange.' })
  flightArrangements: string[];

  @Field(() => MoneyType, { nullable: true, description: 'What the party wants to spend.' })
  budget: MoneyType | null;
}

@ObjectType('BookingStatusChange', { description: "One step in a booking's history." })
export class BookingStatusChangeType {
  @Field(() => ID, { description: 'Stable, never reused.' })
  id: number;

  @Field(() => BookingStatusEnum, { nullable: true, description: 'State before; null for the first step.' })
  from: BookingStatusEnum | null;

  @Field(() => BookingStatusEnum, { description: 'State after.' })
  to: BookingStatusEnum;

  @Field(() => DateTimeScalar, { description: 'When.' })
  at: Date;

  @Field(() => String, {
    nullable: true,
    description: 'Who; null for a visitor and for what happens by itself.',
  })
  byName: string | null;

  @Field(() => String, { nullable: true, description: 'Why, for the client to read.' })
  reason: string | null;
}
