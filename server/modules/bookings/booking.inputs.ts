import { Field, Float, ID, InputType, Int } from 'type-graphql';
import { LocalDateScalar } from '@server/graphql/scalars';

@InputType({ description: 'Somebody who travels.' })
export class TravellerInput {
  @Field(() => String, { description: 'First name, as in the passport.' })
  firstName: string;

  @Field(() => String, { description: 'Surname, as in the passport.' })
  lastName: string;

  @Field(() => LocalDateScalar, { nullable: true, description: 'Not in the future.' })
  dateOfBirth?: string | null;

  @Field(() => String, { nullable: true, description: '5 to 20 letters and digits; kept encrypted.' })
  passportNumber?: string | null;

  @Field(() => String, { nullable: true, description: 'Nationality.' })
  nationality?: string | null;

  @Field(() => String, { nullable: true, description: 'What this person does not eat.' })
  dietaryRequirements?: string | null;
}

@InputType({
  description:
    'A wish for a holiday, or places on a departure. Rules and messages: domain/inputs/booking-inputs.',
})
export class BookingRequestInput {
  @Field(() => String, { description: 'Who books.' })
  firstName: string;

  @Field(() => String, { description: 'Surname.' })
  lastName: string;

  @Field(() => String, {
    description: 'Address for mails about the booking; a visitor who verifies it owns the booking.',
  })
  email: string;

  @Field(() => String, { description: 'Phone number.' })
  phone: string;

  @Field(() => String, { nullable: true, description: 'Postal address.' })
  address?: string | null;

  @Field(() => String, { nullable: true, description: 'First place to go to.' })
  location1?: string | null;

  @Field(() => String, { nullable: true, description: 'Second place.' })
  location2?: string | null;

  @Field(() => String, { nullable: true, description: 'Third place.' })
  location3?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'The agency may suggest where to go.' })
  suggestLocation?: boolean | null;

  @Field(() => [String], { nullable: true, description: 'Labels of the hotel styles, in any case.' })
  hotelAesthetic?: string[] | null;

  @Field(() => String, { nullable: true, description: 'Another hotel style, in own words.' })
  hotelAestheticOther?: string | null;

  @Field(() => String, { nullable: true, description: 'Label of a duration.' })
  duration?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Days, 11 to 365: required with "More than 10 Days", and only with it.',
  })
  customDuration?: number | null;

  @Field(() => String, { nullable: true, description: 'Label of a vibe.' })
  holidayVibe?: string | null;

  @Field(() => [String], {
    nullable: true,
    description: 'Any of "Arrange flights", "Arrange visas", "Handle myself".',
  })
  flightArrangements?: string[] | null;

  @Field(() => ID, { nullable: true, description: 'A package; null for a tailor-made holiday or a trip.' })
  packageId?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'A trip; with `startDate` and a number of travellers its departure is found.',
  })
  tripId?: string | null;

  @Field(() => ID, { nullable: true, description: 'A departure: its places are taken at once.' })
  departureId?: string | null;

  @Field(() => LocalDateScalar, { nullable: true, description: 'Not in the past.' })
  startDate?: string | null;

  @Field(() => LocalDateScalar, { nullable: true, description: 'Not before the start.' })
  endDate?: string | null;

  @Field(() => Int, { nullable: true, description: '1 to 100; required with a departure.' })
  travellersCount?: number | null;

  @Field(() => [TravellerInput], {
    nullable: true,
    description: 'Who travels; as many as `travellersCount` says.',
  })
  travellers?: TravellerInput[] | null;

  @Field(() => String, { nullable: true, description: 'Whom to call in an emergency.' })
  emergencyContactName?: string | null;

  @Field(() => String, { nullable: true, description: 'Required with the name.' })
  emergencyContactPhone?: string | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Major units of `currency`, with at most its decimals.',
  })
  budget?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Currency of the budget: USD (default), EUR, GBP, CAD, AUD or JPY.',
  })
  currency?: string | null;

  @Field(() => String, { nullable: true, description: 'Anything else, up to 5,000 characters.' })
  additionalRequests?: string | null;
}
