import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, ID, Info, Query, Resolver } from 'type-graphql';
import type { PackageCategory, PackageSort } from '@domain/catalogue';
import { Public } from '@server/graphql/access';
import type { Context } from '@server/graphql/context';
import type { Page } from '@server/reads/read-page';
import { PackageConnection, PackagesArgs, PackageType } from './package.type';

@Resolver(() => PackageType)
export class PackageResolver {
  @Public()
  @Query(() => PackageConnection, { description: 'Packages on sale.' })
  packages(
    @Args(() => PackagesArgs) args: PackagesArgs,
    @Info() info: GraphQLResolveInfo,
    @Ctx() { services }: Context,
  ): Promise<Page<PackageType>> {
    const category = args.category?.toLowerCase() as PackageCategory | undefined;
    const sort = args.sort.toLowerCase().replace('_', '-') as PackageSort;
    return services.catalogue.listPackages({ ...args, category, sort }, info);
  }

  @Public()
  @Query(() => PackageType, {
    nullable: true,
    description: 'One package. Error: `NOT_FOUND`, also for a hidden one unless an administrator asks.',
  })
  package(
    @Arg('slug', () => String, { nullable: true, description: 'Its name in addresses.' }) slug: string | null,
    @Arg('id', () => ID, { nullable: true, description: 'Its id, where the slug is not known.' })
    id: string | null,
    @Info() info: GraphQLResolveInfo,
    @Ctx() { actor, services }: Context,
  ): Promise<PackageType> {
    return services.catalogue.getPackage(actor, { slug, id }, info);
  }
}
