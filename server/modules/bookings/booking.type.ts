import { Field, ID, Int, ObjectType } from 'type-graphql';
import { connectionOf } from '@server/graphql/connection.type';
import { MoneyType } from '@server/graphql/money.type';
import { DateTimeScalar, LocalDateScalar } from '@server/graphql/scalars';
import { ProductKindEnum } from '@server/modules/catalogue/product.type';
import { BookingKindEnum, BookingStatusEnum } from './booking-enums.type';
import { BookingContactType, BookingRequestDetailsType, EmergencyContactType } from './booking-parts.type';

@ObjectType('Booking', { description: 'A booking, as its owner and administrators see it.' })
export class BookingType {
  @Field(() => ID, { description: 'Stable, never reused.' })
  id: number;

  @Field(() => String, { description: '`RG` and twelve unguessable characters.' })
  reference: string;

  @Field(() => BookingKindEnum, { description: 'A request, or places on a departure.' })
  kind: BookingKindEnum;

  @Field(() => BookingStatusEnum, { description: 'Where it stands.' })
  status: BookingStatusEnum;

  @Field(() => String, { description: 'Name of the holiday when it was booked.' })
  title: string;

  @Field(() => String, { nullable: true, description: 'Where it goes, as far as that is known.' })
  destination: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The trip or package in addresses; null when tailor-made.',
  })
  productSlug: string | null;

  @Field(() => ProductKindEnum, { nullable: true, description: 'Trip or package; null when tailor-made.' })
  productKind: ProductKindEnum | null;

  @Field(() => String, {
    nullable: true,
    description: "The administrator's picture; without one, show the poster.",
  })
  imageUrl: string | null;

  @Field(() => LocalDateScalar, { nullable: true, description: 'First day; null until it is settled.' })
  startDate: string | null;

  @Field(() => LocalDateScalar, { nullable: true, description: 'Day of return; null until it is settled.' })
  endDate: string | null;

  @Field(() => Int, { nullable: true, description: 'How many travel; null until it is settled.' })
  travellersCount: number | null;

  @Field(() => MoneyType, {
    nullable: true,
    description: 'The price of all; null until a request is quoted.',
  })
  total: MoneyType | null;

  @Field(() => MoneyType, { nullable: true, description: 'Received less refunded; null without a price.' })
  paid: MoneyType | null;

  @Field(() => MoneyType, {
    nullable: true,
    description: 'Still to pay, negative when overpaid; null without a price.',
  })
  remaining: MoneyType | null;

  @Field(() => BookingContactType, { description: 'Who booked.' })
  contact: BookingContactType;

  @Field(() => EmergencyContactType, { nullable: true, description: 'Whom to call in an emergency.' })
  emergencyContact: EmergencyContactType | null;

  @Field(() => String, { nullable: true, description: 'What else was asked for.' })
  specialRequests: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'When and where to be before it starts; from the product.',
  })
  arrivalAdvice: string | null;

  @Field(() => BookingRequestDetailsType, {
    nullable: true,
    description: 'The wishes of the form, where there are any.',
  })
  request: BookingRequestDetailsType | null;

  @Field(() => DateTimeScalar, { description: 'When it was made.' })
  createdAt: Date;

  @Field(() => DateTimeScalar, { description: 'When it was last changed.' })
  updatedAt: Date;
}

export const BookingConnection = connectionOf(BookingType, 'Booking');
