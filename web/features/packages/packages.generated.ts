/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@web/apollo/schema.generated';

import type { DocumentNode } from 'graphql';
import type * as ApolloReactCommon from '@web/apollo/hooks';
import * as ApolloReactHooks from '@web/apollo/hooks';
const defaultOptions = {} as const;
export type PackageListQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  search?: string | null | undefined;
  category?: Types.PackageCategory | null | undefined;
  sort: Types.PackageSort;
}>;


export type PackageListQuery = { packages: { totalCount: number, nodes: Array<{ id: string, slug: string, title: string, destination: string, category: Types.PackageCategory, groupKind: Types.GroupKind, summary: string, description: string, durationDays: number, maxParticipants: number, imageUrl: string | null, includedServices: Array<string>, price: { amount: number, currency: string } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type PackageDetailQueryVariables = Exact<{
  slug?: string | null | undefined;
  id?: string | null | undefined;
}>;


export type PackageDetailQuery = { package: { country: string | null, images: Array<string>, excludedServices: Array<string>, termsConditions: string | null, id: string, slug: string, title: string, destination: string, category: Types.PackageCategory, groupKind: Types.GroupKind, summary: string, description: string, durationDays: number, maxParticipants: number, imageUrl: string | null, includedServices: Array<string>, itinerary: Array<{ day: number, title: string, description: string }>, price: { amount: number, currency: string } | null } | null };

export type PackageCardFragment = { id: string, slug: string, title: string, destination: string, category: Types.PackageCategory, groupKind: Types.GroupKind, summary: string, description: string, durationDays: number, maxParticipants: number, imageUrl: string | null, includedServices: Array<string>, price: { amount: number, currency: string } | null };

export const PackageCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PackageCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Package"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"destination"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"groupKind"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"durationDays"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"maxParticipants"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"includedServices"}}]}}]} as unknown as DocumentNode;
export const PackageListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PackageList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"category"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PackageCategory"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PackageSort"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"packages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"category"},"value":{"kind":"Variable","name":{"kind":"Name","value":"category"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PackageCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PackageCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Package"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"destination"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"groupKind"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"durationDays"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"maxParticipants"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"includedServices"}}]}}]} as unknown as DocumentNode;
export function usePackageListQuery(baseOptions: ApolloReactHooks.QueryHookOptions<PackageListQuery, PackageListQueryVariables> & ({ variables: PackageListQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PackageListQuery, PackageListQueryVariables>(PackageListDocument, options);
      }
export function usePackageListLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<PackageListQuery, PackageListQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<PackageListQuery, PackageListQueryVariables>(PackageListDocument, options);
        }
// @ts-ignore
export function usePackageListSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<PackageListQuery, PackageListQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PackageListQuery, PackageListQueryVariables>;
export function usePackageListSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PackageListQuery, PackageListQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PackageListQuery | undefined, PackageListQueryVariables>;
export function usePackageListSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PackageListQuery, PackageListQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<PackageListQuery, PackageListQueryVariables>(PackageListDocument, options);
        }
export type PackageListQueryHookResult = ReturnType<typeof usePackageListQuery>;
export type PackageListLazyQueryHookResult = ReturnType<typeof usePackageListLazyQuery>;
export type PackageListSuspenseQueryHookResult = ReturnType<typeof usePackageListSuspenseQuery>;
export type PackageListQueryResult = ApolloReactCommon.QueryResult<PackageListQuery, PackageListQueryVariables>;
export const PackageDetailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PackageDetail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"package"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PackageCard"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"images"}},{"kind":"Field","name":{"kind":"Name","value":"itinerary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}},{"kind":"Field","name":{"kind":"Name","value":"excludedServices"}},{"kind":"Field","name":{"kind":"Name","value":"termsConditions"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PackageCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Package"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"destination"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"groupKind"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"durationDays"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"maxParticipants"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"includedServices"}}]}}]} as unknown as DocumentNode;
export function usePackageDetailQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<PackageDetailQuery, PackageDetailQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PackageDetailQuery, PackageDetailQueryVariables>(PackageDetailDocument, options);
      }
export function usePackageDetailLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<PackageDetailQuery, PackageDetailQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<PackageDetailQuery, PackageDetailQueryVariables>(PackageDetailDocument, options);
        }
// @ts-ignore
export function usePackageDetailSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<PackageDetailQuery, PackageDetailQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PackageDetailQuery, PackageDetailQueryVariables>;
export function usePackageDetailSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PackageDetailQuery, PackageDetailQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PackageDetailQuery | undefined, PackageDetailQueryVariables>;
export function usePackageDetailSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PackageDetailQuery, PackageDetailQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<PackageDetailQuery, PackageDetailQueryVariables>(PackageDetailDocument, options);
        }
export type PackageDetailQueryHookResult = ReturnType<typeof usePackageDetailQuery>;
export type PackageDetailLazyQueryHookResult = ReturnType<typeof usePackageDetailLazyQuery>;
export type PackageDetailSuspenseQueryHookResult = ReturnType<typeof usePackageDetailSuspenseQuery>;
export type PackageDetailQueryResult = ApolloReactCommon.QueryResult<PackageDetailQuery, PackageDetailQueryVariables>;