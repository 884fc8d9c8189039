import { gql } from '@apollo/client';
import { createCache } from './cache';

const query = gql`
  query Trips($first: Int, $after: String, $category: TripCategory) {
    trips(first: $first, after: $after, category: $category) {
      nodes {
        id
        title
      }
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;

interface Answer {
  trips: {
    nodes: { id: string }[];
    totalCount: number;
    pageInfo: { hasNextPage: boolean; endCursor: string };
  };
}

const page = (ids: number[], endCursor: string, hasNextPage: boolean) => ({
  trips: {
    __typename: 'TripConnection',
    nodes: ids.map((id) => ({ __typename: 'Trip', id: String(id), title: `Trip ${id}` })),
    totalCount: 5,
    pageInfo: { __typename: 'PageInfo', hasNextPage, endCursor },
  },
});

describe('connection policy', () => {
  it('joins pages, and reads the end from the last', () => {
    const cache = createCache();
    cache.writeQuery({ query, variables: { first: 2 }, data: page([1, 2], 'b', true) });
    cache.writeQuery({ query, variables: { first: 2, after: 'b' }, data: page([3, 4], 'd', false) });
    const read = cache.readQuery<Answer>({ query, variables: { first: 2 } });
    expect(read?.trips.nodes.map(({ id }) => id)).toEqual(['1', '2', '3', '4']);
    expect(read?.trips.pageInfo).toMatchObject({ hasNextPage: false, endCursor: 'd' });
  });

  it('lists a thing once that moved to the next page between two requests', () => {
    const cache = createCache();
    cache.writeQuery({ query, variables: { first: 2 }, data: page([1, 2], 'b', true) });
    cache.writeQuery({ query, variables: { first: 2, after: 'b' }, data: page([2, 3], 'c', true) });
    const read = cache.readQuery<Answer>({ query, variables: { first: 2 } });
    expect(read?.trips.nodes.map(({ id }) => id)).toEqual(['1', '2', '3']);
  });

  it('begins anew when the first page is read again', () => {
    const cache = createCache();
    cache.writeQuery({ query, variables: { first: 2 }, data: page([1, 2], 'b', true) });
    cache.writeQuery({ query, variables: { first: 2, after: 'b' }, data: page([3], 'c', false) });
    cache.writeQuery({ query, variables: { first: 2 }, data: page([9, 1], 'b', true) });
    const read = cache.readQuery<Answer>({ query, variables: { first: 2 } });
    expect(read?.trips.nodes.map(({ id }) => id)).toEqual(['9', '1']);
  });

  it('keeps lists of other filters and lengths apart', () => {
    const cache = createCache();
    cache.writeQuery({ query, variables: { first: 2 }, data: page([1, 2], 'b', true) });
    expect(cache.readQuery({ query, variables: { first: 2, category: 'FAMILY' } })).toBeNull();
    expect(cache.readQuery({ query, variables: { first: 24 } })).toBeNull();
  });
});
