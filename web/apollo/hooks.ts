import type { DocumentNode, OperationVariables } from '@apollo/client';
import { useSuspenseQuery as useApolloSuspenseQuery, type SkipToken } from '@apollo/client/react';

// The generated hooks (typescript-react-apollo) speak Apollo Client 3's type names; here they meet Apollo Client 4.
// What is exported below wins over the star.
export * from '@apollo/client/react';

export type UseSuspenseQueryResult<Data, Variables extends OperationVariables> = Omit<
  useApolloSuspenseQuery.Result<Data, Variables, 'complete'>,
  'data' | 'dataState'
> & { data: Data };

export type SuspenseQueryHookOptions<_Data, Variables extends OperationVariables> = Omit<
  useApolloSuspenseQuery.Options,
  'variables'
> & { variables?: Variables };

/** The overloads of each generated hook narrow the result; `_Data` stands here because they pass it along. */
export const useSuspenseQuery = useApolloSuspenseQuery as unknown as <
  _Data,
  Variables extends OperationVariables,
>(
  query: DocumentNode,
  options?: SkipToken | SuspenseQueryHookOptions<_Data, Variables>,
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- one result must fit both overloads
) => UseSuspenseQueryResult<any, Variables>;
