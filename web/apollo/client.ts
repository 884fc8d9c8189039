import { ApolloClient, ApolloLink, HttpLink } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { OperationTypeNode } from 'graphql';
import { createCache } from './cache';
import { toFailure } from './errors';

export interface TokenSource {
  get(): string | null;
  clear(): void;
}

/** `origin` lets tests reach a server whose address a relative path cannot name. */
export function createClient(token: TokenSource, origin: string = window.location.origin): ApolloClient {
  const http = new HttpLink({
    uri: new URL('/graphql', origin).href,
    headers: { 'apollo-require-preflight': 'true' },
  });
  return new ApolloClient({
    link: ApolloLink.from([deadTokenLink(token), bearerLink(token), http]),
    cache: createCache(),
    defaultOptions: { watchQuery: { notifyOnNetworkStatusChange: true } },
  });
}

function bearerLink(token: TokenSource): SetContextLink {
  return new SetContextLink(({ headers }) => {
    const bearer = token.get();
    return bearer ? { headers: { ...headers, authorization: `Bearer ${bearer}` }, bearer } : {};
  });
}

/** A refused token ends the sign-in; what anybody may read is asked again without it. */
function deadTokenLink(token: TokenSource): ErrorLink {
  return new ErrorLink(({ error, operation, forward }) => {
    const { bearer } = operation.getContext() as { bearer?: string };
    if (!bearer || toFailure(error).code !== 'UNAUTHENTICATED') return undefined;
    // Another tab may have signed in anew meanwhile: that token is not the dead one.
    if (token.get() === bearer) token.clear();
    if (operation.operationType !== OperationTypeNode.QUERY) return undefined;
    operation.setContext(({ headers }: { headers?: Record<string, string> }) => ({
      bearer: undefined,
      headers: { ...headers, authorization: undefined },
    }));
    return forward(operation);
  });
}
