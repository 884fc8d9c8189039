import type { GraphQLResolveInfo } from 'graphql';
import { Args, Ctx, FieldResolver, Info, Query, Resolver } from 'type-graphql';
import type { BookingStatus } from '@domain/booking-status';
import { AdminOnly } from '@server/graphql/access';
import type { Context } from '@server/graphql/context';
import { PageArgs } from '@server/graphql/page.args';
import { UserConnection, type UserType } from '@server/modules/accounts/user.type';
import { BookingConnection, type BookingType } from '@server/modules/bookings/booking.type';
import { EnquiryConnection, type EnquiryType } from '@server/modules/enquiries/enquiry.type';
import type { Page } from '@server/reads/read-page';
import { AdminBookingsArgs, AdminDashboardType, AdminStatsType } from './dashboard.type';

/** Every list is nullable, so that one that fails shows its own error while the others render. */
@Resolver(() => AdminDashboardType)
export class DashboardResolver {
  @AdminOnly()
  @Query(() => AdminDashboardType, { nullable: true, description: "The administrators' first page." })
  admin(): AdminDashboardType {
    return new AdminDashboardType();
  }

  @FieldResolver(() => AdminStatsType, { nullable: true, description: 'Headline figures.' })
  async stats(@Ctx() { actor, services }: Context): Promise<AdminStatsType> {
    const { totalRevenue, ...figures } = await services.dashboard.stats(actor);
    return { ...figures, totalRevenue: { amount: totalRevenue.minor, currency: totalRevenue.currency } };
  }

  @FieldResolver(() => BookingConnection, { nullable: true, description: 'Bookings, newest first.' })
  bookings(
    @Args(() => AdminBookingsArgs) { status, search, ...page }: AdminBookingsArgs,
    @Info() info: GraphQLResolveInfo,
    @Ctx() { actor, services }: Context,
  ): Promise<Page<BookingType>> {
    const query = { status: status?.toLowerCase() as BookingStatus | undefined, search };
    return services.bookingReading.listAll(actor, query, page, info);
  }

  @FieldResolver(() => UserConnection, { nullable: true, description: 'Accounts, newest first.' })
  users(
    @Args(() => PageArgs) page: PageArgs,
    @Info() info: GraphQLResolveInfo,
    @Ctx() { actor, services }: Context,
  ): Promise<Page<UserType>> {
    return services.dashboard.listUsers(actor, page, info);
  }

  @FieldResolver(() => EnquiryConnection, { nullable: true, description: 'Enquiries, newest first.' })
  enquiries(
    @Args(() => PageArgs) page: PageArgs,
    @Info() info: GraphQLResolveInfo,
    @Ctx() { actor, services }: Context,
  ): Promise<Page<EnquiryType>> {
    return services.dashboard.listEnquiries(actor, page, info);
  }
}
