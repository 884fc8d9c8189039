import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, ID, Info, Query, Resolver, Root } from 'type-graphql';
import { Public, SignedIn } from '@server/graphql/access';
import type { Context } from '@server/graphql/context';
import { PageArgs } from '@server/graphql/page.args';
import type { Page } from '@server/reads/read-page';
import { readRelation } from '@server/reads/read-rows';
import {
  VisaApplicationConnection,
  VisaApplicationType,
  VisaStatusChangeType,
} from './visa-application.type';
import { VisaTypeConnection, VisaTypeType } from './visa-type.type';

@Resolver()
export class VisaTypeResolver {
  @Public()
  @Query(() => VisaTypeConnection, { description: 'Visas that can be applied for, popular ones first.' })
  visaTypes(
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { services }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Page<VisaTypeType>> {
    return services.visas.listTypes(page, info);
  }

  @Public()
  @Query(() => VisaTypeType, {
    nullable: true,
    description: 'One visa. Error: `NOT_FOUND`, also for an inactive one unless an administrator asks.',
  })
  visaType(
    @Arg('id', () => ID, { nullable: true, description: 'Its id, where the slug is not known.' })
    id: string | null | undefined,
    @Arg('slug', () => String, { nullable: true, description: 'Its name in addresses.' })
    slug: string | null | undefined,
    @Ctx() { actor, services }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<VisaTypeType> {
    return services.visas.getType(actor, { id, slug }, info);
  }
}

@Resolver(() => VisaApplicationType)
export class VisaApplicationResolver {
  @SignedIn()
  @Query(() => VisaApplicationConnection, { description: 'The own visa applications, newest first.' })
  myVisaApplications(
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { actor, services }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Page<VisaApplicationType>> {
    return services.visas.listMine(actor, page, info);
  }

  @FieldResolver(() => VisaTypeType, { description: 'The visa applied for.' })
  visaType(@Root() application: VisaApplicationType, @Info() info: GraphQLResolveInfo): VisaTypeType {
    return readRelation(application, info);
  }

  @FieldResolver(() => [VisaStatusChangeType], { description: 'Every step so far, oldest first.' })
  history(
    @Root() application: VisaApplicationType,
    @Info() info: GraphQLResolveInfo,
  ): VisaStatusChangeType[] {
    return readRelation(application, info);
  }
}
