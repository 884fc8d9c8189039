import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, ID, Info, Query, Resolver, Root } from 'type-graphql';
import { SignedIn } from '@server/graphql/access';
import type { Context } from '@server/graphql/context';
import { PageArgs } from '@server/graphql/page.args';
import type { Page } from '@server/reads/read-page';
import { readRelation } from '@server/reads/read-rows';
import {
  ComplaintConnection,
  ComplaintMessageType,
  ComplaintStatusChangeType,
  ComplaintType,
} from './complaint.type';

@Resolver(() => ComplaintType)
export class ComplaintResolver {
  @SignedIn()
  @Query(() => ComplaintConnection, { description: 'The own complaints, newest first.' })
  myComplaints(
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { actor, services }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Page<ComplaintType>> {
    return services.complaints.listMine(actor, page, info);
  }

  @SignedIn()
  @Query(() => ComplaintType, {
    nullable: true,
    description: 'The own complaint with this id; an administrator reads anybody’s. Error: `NOT_FOUND`.',
  })
  complaint(
    @Arg('id', () => ID, { description: 'Its id.' }) id: string,
    @Ctx() { actor, services }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ComplaintType> {
    return services.complaints.get(actor, id, info);
  }

  @FieldResolver(() => [ComplaintMessageType], { description: 'The thread below it, oldest first.' })
  messages(@Root() complaint: ComplaintType, @Info() info: GraphQLResolveInfo): ComplaintMessageType[] {
    return readRelation(complaint, info);
  }

  @FieldResolver(() => [ComplaintStatusChangeType], { description: 'Every step so far, oldest first.' })
  history(@Root() complaint: ComplaintType, @Info() info: GraphQLResolveInfo): ComplaintStatusChangeType[] {
    return readRelation(complaint, info);
  }
}
