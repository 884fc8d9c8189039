/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@web/apollo/schema.generated';

import type { DocumentNode } from 'graphql';
import type * as ApolloReactCommon from '@web/apollo/hooks';
import * as ApolloReactHooks from '@web/apollo/hooks';
const defaultOptions = {} as const;
export type SendEnquiryMutationVariables = Exact<{
  input: Types.EnquiryInput;
}>;


export type SendEnquiryMutation = { sendEnquiry: { message: string } };


export const SendEnquiryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendEnquiry"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EnquiryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendEnquiry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode;
export function useSendEnquiryMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SendEnquiryMutation, SendEnquiryMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SendEnquiryMutation, SendEnquiryMutationVariables>(SendEnquiryDocument, options);
      }
export type SendEnquiryMutationHookResult = ReturnType<typeof useSendEnquiryMutation>;
export type SendEnquiryMutationResult = ApolloReactCommon.MutationResult<SendEnquiryMutation>;