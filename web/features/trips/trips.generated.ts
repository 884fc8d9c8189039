/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@web/apollo/schema.generated';

import type { DocumentNode } from 'graphql';
import type * as ApolloReactCommon from '@web/apollo/hooks';
import * as ApolloReactHooks from '@web/apollo/hooks';
const defaultOptions = {} as const;
export type TripListQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  search?: string | null | undefined;
  category?: Types.TripCategory | null | undefined;
  sort: Types.TripSort;
}>;


export type TripListQuery = { trips: { totalCount: number, nodes: Array<{ id: string, slug: string, title: string, destination: string, category: Types.TripCategory, summary: string, durationDays: number, rating: number | null, reviewCount: number, maxParticipants: number, imageUrl: string | null, status: Types.TripStatus, price: { amount: number, currency: string } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type TripFiguresQueryVariables = Exact<{ [key: string]: never; }>;


export type TripFiguresQuery = { catalogueStats: { trips: number, destinations: number, departures: number } };

export type TripDetailQueryVariables = Exact<{
  slug?: string | null | undefined;
  id?: string | null | undefined;
}>;


export type TripDetailQuery = { trip: { country: string | null, difficulty: Types.Difficulty | null, description: string, images: Array<string>, itineraryText: string | null, inclusions: Array<string>, exclusions: Array<string>, id: string, slug: string, title: string, destination: string, category: Types.TripCategory, summary: string, durationDays: number, rating: number | null, reviewCount: number, maxParticipants: number, imageUrl: string | null, status: Types.TripStatus, itinerary: Array<{ day: number, title: string, description: string }>, departures: Array<{ id: string, startDate: string, endDate: string, availableSpots: number, price: { amount: number, currency: string } }>, price: { amount: number, currency: string } | null } | null };

export type TripCardFragment = { id: string, slug: string, title: string, destination: string, category: Types.TripCategory, summary: string, durationDays: number, rating: number | null, reviewCount: number, maxParticipants: number, imageUrl: string | null, status: Types.TripStatus, price: { amount: number, currency: string } | null };

export type TripDepartureFragment = { id: string, startDate: string, endDate: string, availableSpots: number, price: { amount: number, currency: string } };

export const TripCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TripCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Trip"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"destination"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"durationDays"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"reviewCount"}},{"kind":"Field","name":{"kind":"Name","value":"maxParticipants"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]} as unknown as DocumentNode;
export const TripDepartureFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TripDeparture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Departure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"availableSpots"}}]}}]} as unknown as DocumentNode;
export const TripListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TripList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"category"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"TripCategory"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TripSort"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trips"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"category"},"value":{"kind":"Variable","name":{"kind":"Name","value":"category"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TripCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TripCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Trip"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"destination"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"durationDays"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"reviewCount"}},{"kind":"Field","name":{"kind":"Name","value":"maxParticipants"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]} as unknown as DocumentNode;
export function useTripListQuery(baseOptions: ApolloReactHooks.QueryHookOptions<TripListQuery, TripListQueryVariables> & ({ variables: TripListQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<TripListQuery, TripListQueryVariables>(TripListDocument, options);
      }
export function useTripListLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<TripListQuery, TripListQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<TripListQuery, TripListQueryVariables>(TripListDocument, options);
        }
// @ts-ignore
export function useTripListSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<TripListQuery, TripListQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<TripListQuery, TripListQueryVariables>;
export function useTripListSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<TripListQuery, TripListQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<TripListQuery | undefined, TripListQueryVariables>;
export function useTripListSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<TripListQuery, TripListQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<TripListQuery, TripListQueryVariables>(TripListDocument, options);
        }
export type TripListQueryHookResult = ReturnType<typeof useTripListQuery>;
export type TripListLazyQueryHookResult = ReturnType<typeof useTripListLazyQuery>;
export type TripListSuspenseQueryHookResult = ReturnType<typeof useTripListSuspenseQuery>;
export type TripListQueryResult = ApolloReactCommon.QueryResult<TripListQuery, TripListQueryVariables>;
export const TripFiguresDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TripFigures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"catalogueStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trips"}},{"kind":"Field","name":{"kind":"Name","value":"destinations"}},{"kind":"Field","name":{"kind":"Name","value":"departures"}}]}}]}}]} as unknown as DocumentNode;
export function useTripFiguresQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<TripFiguresQuery, TripFiguresQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<TripFiguresQuery, TripFiguresQueryVariables>(TripFiguresDocument, options);
      }
export function useTripFiguresLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<TripFiguresQuery, TripFiguresQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<TripFiguresQuery, TripFiguresQueryVariables>(TripFiguresDocument, options);
        }
// @ts-ignore
export function useTripFiguresSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<TripFiguresQuery, TripFiguresQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<TripFiguresQuery, TripFiguresQueryVariables>;
export function useTripFiguresSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<TripFiguresQuery, TripFiguresQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<TripFiguresQuery | undefined, TripFiguresQueryVariables>;
export function useTripFiguresSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<TripFiguresQuery, TripFiguresQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<TripFiguresQuery, TripFiguresQueryVariables>(TripFiguresDocument, options);
        }
export type TripFiguresQueryHookResult = ReturnType<typeof useTripFiguresQuery>;
export type TripFiguresLazyQueryHookResult = ReturnType<typeof useTripFiguresLazyQuery>;
export type TripFiguresSuspenseQueryHookResult = ReturnType<typeof useTripFiguresSuspenseQuery>;
export type TripFiguresQueryResult = ApolloReactCommon.QueryResult<TripFiguresQuery, TripFiguresQueryVariables>;
export const TripDetailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TripDetail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trip"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TripCard"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"images"}},{"kind":"Field","name":{"kind":"Name","value":"itinerary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}},{"kind":"Field","name":{"kind":"Name","value":"itineraryText"}},{"kind":"Field","name":{"kind":"Name","value":"inclusions"}},{"kind":"Field","name":{"kind":"Name","value":"exclusions"}},{"kind":"Field","name":{"kind":"Name","value":"departures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TripDeparture"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TripCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Trip"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"destination"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"durationDays"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"reviewCount"}},{"kind":"Field","name":{"kind":"Name","value":"maxParticipants"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TripDeparture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Departure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"availableSpots"}}]}}]} as unknown as DocumentNode;
export function useTripDetailQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<TripDetailQuery, TripDetailQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<TripDetailQuery, TripDetailQueryVariables>(TripDetailDocument, options);
      }
export function useTripDetailLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<TripDetailQuery, TripDetailQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<TripDetailQuery, TripDetailQueryVariables>(TripDetailDocument, options);
        }
// @ts-ignore
export function useTripDetailSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<TripDetailQuery, TripDetailQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<TripDetailQuery, TripDetailQueryVariables>;
export function useTripDetailSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<TripDetailQuery, TripDetailQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<TripDetailQuery | undefined, TripDetailQueryVariables>;
export function useTripDetailSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<TripDetailQuery, TripDetailQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<TripDetailQuery, TripDetailQueryVariables>(TripDetailDocument, options);
        }
export type TripDetailQueryHookResult = ReturnType<typeof useTripDetailQuery>;
export type TripDetailLazyQueryHookResult = ReturnType<typeof useTripDetailLazyQuery>;
export type TripDetailSuspenseQueryHookResult = ReturnType<typeof useTripDetailSuspenseQuery>;
export type TripDetailQueryResult = ApolloReactCommon.QueryResult<TripDetailQuery, TripDetailQueryVariables>;