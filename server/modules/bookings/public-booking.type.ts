import { Field, ID, Int, ObjectType } from 'type-graphql';
import { LocalDateScalar } from '@server/graphql/scalars';
import { ProductKindEnum } from '@server/modules/catalogue/product.type';
import { BookingStatusEnum } from './booking-enums.type';

@ObjectType('PublicBooking', { description: 'What anybody who knows a reference may see of a booking.' })
export class PublicBookingType {
  @Field(() => ID, { description: 'Stable, never reused.' })
  id: number;

  @Field(() => String, { description: '`RG` and twelve unguessable characters.' })
  reference: string;

  @Field(() => BookingStatusEnum, { description: 'Where it stands.' })
  status: BookingStatusEnum;

  @Field(() => String, { description: 'Name of the holiday when it was booked.' })
  title: string;

  @Field(() => String, { nullable: true, description: 'Where it goes, as far as that is known.' })
  destination: string | null;

  @Field(() => LocalDateScalar, { nullable: true, description: 'First day; null until it is settled.' })
  startDate: string | null;

  @Field(() => LocalDateScalar, { nullable: true, description: 'Day of return; null until it is settled.' })
  endDate: string | null;

  @Field(() => Int, { nullable: true, description: 'How many travel; null until it is settled.' })
  travellersCount: number | null;

  @Field(() => String, { description: 'First name of whoever booked.' })
  leadFirstName: string;

  @Field(() => String, {
    nullable: true,
    description: 'When and where to be before it starts; from the product.',
  })
  arrivalAdvice: string | null;

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
}

@ObjectType('BookingReceipt', { description: 'The answer to a booking request.' })
export class BookingReceiptType {
  @Field(() => String, { description: 'What to tell the person.' })
  message: string;

  @Field(() => PublicBookingType, {
    description: 'The booking that was stored, to be found again by its reference.',
  })
  booking: PublicBookingType;
}
