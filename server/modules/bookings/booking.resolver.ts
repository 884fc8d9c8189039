import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, ID, Info, Mutation, Query, Resolver, Root } from 'type-graphql';
import { NotFoundError } from '@domain/app-error';
import type { BookingStatus } from '@domain/booking-status';
import { parseRowId } from '@domain/row-id';
import { AdminOnly, Public, SignedIn } from '@server/graphql/access';
import type { Context } from '@server/graphql/context';
import { PageArgs } from '@server/graphql/page.args';
import type { Page } from '@server/reads/read-page';
import { readRelation } from '@server/reads/read-rows';
import { selectionAt, selectionOf } from '@server/reads/selection';
import { BookingRequestInput } from './booking.inputs';
import { type MoveFacts, nextStatusesFor } from './booking.policy';
import { requestTexts } from './booking-request.service';
import { BookingStatusEnum } from './booking-enums.type';
import { BookingStatusChangeType, TravellerType } from './booking-parts.type';
import { BookingConnection, BookingType } from './booking.type';
import { BookingReceiptType, PublicBookingType } from './public-booking.type';

const reasonOptions = {
  nullable: true,
  description: 'Why, for the client to read; up to 500 characters.',
} as const;
const moveErrors =
  'Errors: `NOT_FOUND`, `CONFLICT` for a move that is not allowed. The same state again changes nothing.';

@Resolver(() => BookingType)
export class BookingResolver {
  @Public()
  @Mutation(() => BookingReceiptType, {
    description:
      'Asks for a holiday, or takes places on a departure. Errors: `BAD_USER_INPUT`, `SOLD_OUT`, `IDEMPOTENCY_KEY_REUSED`.',
  })
  async requestBooking(
    @Arg('input', () => BookingRequestInput, { description: 'What is asked for.' })
    input: BookingRequestInput,
    @Arg('idempotencyKey', () => String, {
      nullable: true,
      description:
        'Your name for this request: sending it again with the same input answers the same booking.',
    })
    idempotencyKey: string | null,
    @Info() info: GraphQLResolveInfo,
    @Ctx() { actor, services, ipAddress }: Context,
  ): Promise<BookingReceiptType> {
    const { id } = await services.bookingRequests.request(actor, input, {
      idempotencyKey,
      visitorKey: ipAddress,
    });
    const asked = selectionAt(selectionOf(info), ['booking']);
    return { message: requestTexts.received, booking: await services.bookingReading.getReceipt(id, asked) };
  }

  @Public()
  @Query(() => PublicBookingType, {
    nullable: true,
    description: 'What anybody may see who knows a reference, in any case and grouping. Error: `NOT_FOUND`.',
  })
  publicBooking(
    @Arg('reference', () => String, { description: 'Such as `RG-7K3M-9QX2-B4TD`.' }) reference: string,
    @Info() info: GraphQLResolveInfo,
    @Ctx() { services }: Context,
  ): Promise<PublicBookingType> {
    return services.bookingReading.getPublic(reference, info);
  }

  @SignedIn()
  @Query(() => BookingType, {
    nullable: true,
    description:
      "One of the caller's bookings; any, for an administrator. Error: `NOT_FOUND`, also for another client's.",
  })
  booking(
    @Arg('reference', () => String, { description: 'In any case and grouping.' }) reference: string,
    @Info() info: GraphQLResolveInfo,
    @Ctx() { actor, services }: Context,
  ): Promise<BookingType> {
    return services.bookingReading.get(actor, reference, info);
  }

  @SignedIn()
  @Query(() => BookingConnection, { description: "The caller's bookings, newest first." })
  myBookings(
    @Args(() => PageArgs) page: PageArgs,
    @Info() info: GraphQLResolveInfo,
    @Ctx() { actor, services }: Context,
  ): Promise<Page<BookingType>> {
    return services.bookingReading.listMine(actor, page, info);
  }

  @AdminOnly()
  @Mutation(() => BookingType, { description: `Takes a pending booking into work. ${moveErrors}` })
  processBooking(
    @Arg('id', () => ID, { description: 'The booking.' }) id: string,
    @Arg('reason', () => String, reasonOptions) reason: string | null,
    @Info() info: GraphQLResolveInfo,
    @Ctx() context: Context,
  ): Promise<BookingType> {
    return move(context, id, 'processing', reason, info);
  }

  @AdminOnly()
  @Mutation(() => BookingType, { description: `Confirms a booking and mails its client. ${moveErrors}` })
  confirmBooking(
    @Arg('id', () => ID, { description: 'The booking.' }) id: string,
    @Arg('reason', () => String, reasonOptions) reason: string | null,
    @Info() info: GraphQLResolveInfo,
    @Ctx() context: Context,
  ): Promise<BookingType> {
    return move(context, id, 'confirmed', reason, info);
  }

  @AdminOnly()
  @Mutation(() => BookingType, { description: `Completes a booking, from its return date on. ${moveErrors}` })
  completeBooking(
    @Arg('id', () => ID, { description: 'The booking.' }) id: string,
    @Arg('reason', () => String, reasonOptions) reason: string | null,
    @Info() info: GraphQLResolveInfo,
    @Ctx() context: Context,
  ): Promise<BookingType> {
    return move(context, id, 'completed', reason, info);
  }

  @SignedIn()
  @Mutation(() => BookingType, {
    description: `Cancels a booking and returns its places: the own one, or any as an administrator. ${moveErrors}`,
  })
  cancelBooking(
    @Arg('id', () => ID, { description: 'The booking.' }) id: string,
    @Arg('reason', () => String, reasonOptions) reason: string | null,
    @Info() info: GraphQLResolveInfo,
    @Ctx() context: Context,
  ): Promise<BookingType> {
    return move(context, id, 'cancelled', reason, info);
  }

  @FieldResolver(() => [TravellerType], { description: 'Who travels, as far as they are named.' })
  travellers(@Root() booking: BookingType, @Info() info: GraphQLResolveInfo): TravellerType[] {
    return readRelation(booking, info);
  }

  @FieldResolver(() => [BookingStatusChangeType], { description: 'Every step so far, oldest first.' })
  history(@Root() booking: BookingType, @Info() info: GraphQLResolveInfo): BookingStatusChangeType[] {
    return readRelation(booking, info);
  }

  @FieldResolver(() => [BookingStatusEnum], {
    description: 'The states the caller may move this booking to now.',
  })
  nextStatuses(
    @Root() booking: BookingType & { readonly nextStatuses: MoveFacts },
    @Ctx() { actor }: Context,
  ): BookingStatusEnum[] {
    return nextStatusesFor(actor, booking.nextStatuses).map(
      (status) => status.toUpperCase() as BookingStatusEnum,
    );
  }
}

async function move(
  { actor, services }: Context,
  id: string,
  status: BookingStatus,
  reason: string | null,
  info: GraphQLResolveInfo,
): Promise<BookingType> {
  const rowId = parseRowId(id);
  if (rowId === null) throw new NotFoundError('Booking');
  await services.bookings.changeStatus(actor, rowId, { status, reason });
  return services.bookingReading.getById(actor, rowId, info);
}
