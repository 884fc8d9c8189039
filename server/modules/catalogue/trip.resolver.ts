import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, ID, Info, Int, Query, Resolver, Root } from 'type-graphql';
import type { TripCategory, TripSort } from '@domain/catalogue';
import { Public } from '@server/graphql/access';
import type { Context } from '@server/graphql/context';
import { LocalDateScalar } from '@server/graphql/scalars';
import type { Page } from '@server/reads/read-page';
import { readRelation } from '@server/reads/read-rows';
import { selectionAt, selectionOf } from '@server/reads/selection';
import type { Availability } from './catalogue.service';
import { AvailabilityType, DepartureType } from './departure.type';
import { CatalogueStatsType } from './product.type';
import { TripConnection, TripsArgs, TripType } from './trip.type';

@Resolver(() => TripType)
export class TripResolver {
  @Public()
  @Query(() => TripConnection, { description: 'Trips on sale.' })
  trips(
    @Args(() => TripsArgs) args: TripsArgs,
    @Info() info: GraphQLResolveInfo,
    @Ctx() { services }: Context,
  ): Promise<Page<TripType>> {
    const category = args.category?.toLowerCase() as TripCategory | undefined;
    const sort = args.sort.toLowerCase().replace('_', '-') as TripSort;
    return services.catalogue.listTrips({ ...args, category, sort }, info);
  }

  @Public()
  @Query(() => TripType, {
    nullable: true,
    description: 'One trip. Error: `NOT_FOUND`, also for a hidden one unless an administrator asks.',
  })
  trip(
    @Arg('slug', () => String, { nullable: true, description: 'Its name in addresses.' }) slug: string | null,
    @Arg('id', () => ID, { nullable: true, description: 'Its id, where the slug is not known.' })
    id: string | null,
    @Info() info: GraphQLResolveInfo,
    @Ctx() { actor, services }: Context,
  ): Promise<TripType> {
    return services.catalogue.getTrip(actor, { slug, id }, info);
  }

  @Public()
  @Query(() => AvailabilityType, {
    nullable: true,
    description: 'Whether a party can join a trip, on a day or at all. Error: `NOT_FOUND`.',
  })
  tripAvailability(
    @Arg('tripId', () => ID, { description: 'The trip.' }) tripId: string,
    @Arg('date', () => LocalDateScalar, { nullable: true, description: 'The first day; not in the past.' })
    date: string | null,
    @Arg('travellers', () => Int, { defaultValue: 1, description: 'Size of the party, 1 to 100.' })
    travellers: number,
    @Info() info: GraphQLResolveInfo,
    @Ctx() { actor, services }: Context,
  ): Promise<Availability<DepartureType>> {
    const asked = selectionAt(selectionOf(info), ['departures']);
    return services.catalogue.availability(actor, tripId, { date, travellers }, asked);
  }

  @Public()
  @Query(() => CatalogueStatsType, { description: 'Real figures of what is on sale now.' })
  catalogueStats(@Ctx() { services }: Context): Promise<CatalogueStatsType> {
    return services.catalogue.catalogueStats();
  }

  @FieldResolver(() => [DepartureType], { description: 'Departures still to leave, the next one first.' })
  departures(
    @Root() trip: TripType,
    @Arg('first', () => Int, { defaultValue: 12, description: 'How many at most, 1 to 100.' }) _first: number,
    @Info() info: GraphQLResolveInfo,
  ): DepartureType[] {
    return readRelation(trip, info);
  }
}
