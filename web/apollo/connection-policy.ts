import type { FieldPolicy, Reference } from '@apollo/client';

interface Connection {
  readonly nodes?: readonly Reference[];
  readonly edges?: readonly { readonly node: Reference }[];
  readonly pageInfo?: object;
}

/**
 * Joins the pages of a connection. The arguments named here, `first` among them, tell one list from another,
 * so that a short list on one page never passes for the long list of another.
 */
export function connectionPolicy(filters: readonly string[]): FieldPolicy<Connection> {
  return {
    keyArgs: ['first', ...filters],
    merge(existing, incoming, { args }) {
      if (!existing || !args?.after) return incoming;
      return {
        ...existing,
        ...incoming,
        ...(incoming.nodes && {
          nodes: appendNew(existing.nodes ?? [], incoming.nodes, (node) => node.__ref),
        }),
        ...(incoming.edges && {
          edges: appendNew(existing.edges ?? [], incoming.edges, (edge) => edge.node.__ref),
        }),
      };
    },
  };
}

/** A thing that moved from one page to the next between two requests is listed once. */
function appendNew<Item>(
  known: readonly Item[],
  more: readonly Item[],
  keyOf: (item: Item) => string,
): Item[] {
  const keys = new Set(known.map(keyOf));
  return [...known, ...more.filter((item) => !keys.has(keyOf(item)))];
}
