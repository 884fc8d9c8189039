import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { MoneyType } from '@server/graphql/money.type';
import { PageArgs } from '@server/graphql/page.args';
import { BookingStatusEnum } from '@server/modules/bookings/booking-enums.type';

@ObjectType('AdminStats', { description: 'Headline figures of the agency, as they are now.' })
export class AdminStatsType {
  @Field(() => Int, { description: 'Bookings in every state.' })
  totalBookings: number;

  @Field(() => Int, { description: 'Accounts of clients and administrators.' })
  totalUsers: number;

  @Field(() => MoneyType, { description: 'Money received less refunds, in pounds.' })
  totalRevenue: MoneyType;

  @Field(() => Int, { description: 'Trips on sale.' })
  activeTrips: number;
}

@ObjectType('AdminDashboard', {
  description:
    'All that `/admin` shows, in one query. A part that cannot be read is null with its own error.',
})
export class AdminDashboardType {}

@ArgsType()
export class AdminBookingsArgs extends PageArgs {
  @Field(() => BookingStatusEnum, { nullable: true, description: 'Only bookings in this state.' })
  status?: BookingStatusEnum | null;

  @Field(() => String, {
    nullable: true,
    description: 'Words that the reference, name, email address or title has, in any order.',
  })
  search?: string | null;
}
