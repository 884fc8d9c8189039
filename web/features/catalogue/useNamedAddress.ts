import { useApolloClient } from '@apollo/client/react';
import type { DocumentNode } from 'graphql';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

interface NamedAddress {
  /** The query that found it. */
  document: DocumentNode;
  data: Record<string, unknown> | undefined;
  /** What was asked for, a slug or a number, and what it turned out to be called. */
  asked: string;
  slug: string | undefined;
  path: (slug: string) => string;
}

/** Goes on from the numbered address of a thing to its named one, which then has everything at once. */
export function useNamedAddress({ document, data, asked, slug, path }: NamedAddress): void {
  const client = useApolloClient();
  const navigate = useNavigate();
  const { hash } = useLocation();
  useEffect(() => {
    if (!data || slug === undefined || slug === asked) return;
    client.writeQuery({ query: document, variables: { slug }, data });
    void navigate(path(slug) + hash, { replace: true });
  }, [client, navigate, document, data, asked, slug, path, hash]);
}
