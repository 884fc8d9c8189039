import { buildSchema, graphql, type GraphQLObjectType, type GraphQLResolveInfo } from 'graphql';
import type { DataSource } from 'typeorm';
import { createDataSource } from '@server/database/data-source';
import { expectQueries } from '@server/testing/expect-queries';
import { createTestDatabase } from '@server/testing/test-database';
import { readModel, type ReadModel } from './read-model';
import { readNumberedPage } from './read-numbered-page';
import { type OrderKey, readPage, requirePageSize } from './read-page';
import { readOne, readRelation, relationOf } from './read-rows';
import { select } from './selection';

const authorRead: ReadModel = readModel('authors', {
  columns: { id: '$.id', name: '$.name' },
  relations: { works: { target: () => bookRead, on: '@.author_id = $.id', orderBy: '$.id' } },
});
const bookRead: ReadModel = readModel('books', {
  columns: { id: '$.id', title: '$.title', pages: '$.pages' },
  relations: {
    author: { target: () => authorRead, on: '@.id = $.author_id', isSingle: true },
    sequels: {
      target: () => bookRead,
      on: '@.author_id = $.author_id and @.id > $.id',
      orderBy: '$.id',
      limit: ({ first }) => requirePageSize(first),
    },
  },
});
const byId: readonly OrderKey[] = [{ sql: '$.id', direction: 'asc', type: 'integer' }];

const schema = buildSchema(`
  type Author { id: ID! name: String! works: [Book!]! }
  type Book { id: ID! title: String! pages: Int author: Author sequels(first: Int! = 2, label: String): [Book!]! }
  type BookEdge { cursor: String! node: Book! }
  type PageInfo { hasNextPage: Boolean! hasPreviousPage: Boolean! startCursor: String endCursor: String }
  type BookConnection { nodes: [Book!]! edges: [BookEdge!]! pageInfo: PageInfo! totalCount: Int! }
  type Query { books(first: Int! = 10, after: String): BookConnection! book(id: ID!): Book }
`);

let db: DataSource;
let drop: () => Promise<void>;

beforeAll(async () => {
  const database = await createTestDatabase();
  drop = database.drop;
  db = await createDataSource({ url: database.url, entities: [] }).initialize();
  await db.query(`
    create table authors (id integer primary key, name text not null);
    create table books (id integer primary key, title text not null, pages integer, author_id integer references authors);
    insert into authors values (1, 'Ursula'), (2, 'Italo');
    insert into books values (1, 'Wizard', 200, 1), (2, 'Tombs', 180, 1), (3, 'Shore', null, 1), (4, 'Cities', 165, 2), (5, 'Anonymous', 90, null);
  `);
  resolveWith({
    Query: {
      books: (_: object, args: { first: number; after?: string }, __: unknown, info: GraphQLResolveInfo) =>
        readPage(
          db,
          { model: bookRead, where: ['$.id < :1'], parameters: [100], orderBy: byId, ...args },
          info,
        ),
      book: (_: object, { id }: { id: string }, __: unknown, info: GraphQLResolveInfo) =>
        readOne(db, bookRead, info, '$.id = :1', [Number(id)]),
    },
    Author: { works: relation },
    Book: { author: relation, sequels: relation },
  });
});
afterAll(async () => {
  await db.destroy();
  await drop();
});

function relation(row: object, _: object, __: unknown, info: GraphQLResolveInfo): unknown {
  return readRelation(row, info);
}

function resolveWith(resolvers: Record<string, Record<string, (...given: never[]) => unknown>>): void {
  for (const [type, fields] of Object.entries(resolvers))
    for (const [name, resolve] of Object.entries(fields)) {
      const field = (schema.getType(type) as GraphQLObjectType).getFields()[name];
      if (field) field.resolve = resolve as never;
    }
}

/** The answer of one operation, which has to keep to one statement for each root field. */
async function ask(source: string, variableValues: Record<string, unknown> = {}, statements = 1) {
  const { data, errors } = await expectQueries(statements, () => graphql({ schema, source, variableValues }));
  if (errors) throw new Error(errors[0]?.message, { cause: errors[0] });
  return JSON.parse(JSON.stringify(data)) as Record<string, any>; // eslint-disable-line @typescript-eslint/no-explicit-any -- tests read what they asked for
}

const titles = (books: { title: string }[]) => books.map((book) => book.title);

describe('relations', () => {
  it('nest to any depth, single and many, in one statement', async () => {
    const { book } = await ask(
      '{ book(id: 2) { title author { name works { title author { works { id } } } } } }',
    );
    expect(book.author.name).toBe('Ursula');
    expect(titles(book.author.works)).toEqual(['Wizard', 'Tombs', 'Shore']);
    expect(book.author.works[2].author.works).toEqual([{ id: '1' }, { id: '2' }, { id: '3' }]);
  });

  it('are null or empty where there is nothing', async () => {
    const { book } = await ask('{ book(id: 5) { author { name } sequels { id } } }');
    expect(book).toEqual({ author: null, sequels: [] });
  });

  it('keep two aliases with different arguments apart', async () => {
    const { book } = await ask(
      '{ book(id: 1) { next: sequels(first: 1) { title } all: sequels(first: 5) { title } sequels { id } } }',
    );
    expect(titles(book.next)).toEqual(['Tombs']);
    expect(titles(book.all)).toEqual(['Tombs', 'Shore']);
    expect(book.sequels).toEqual([{ id: '2' }, { id: '3' }]);
  });

  it('join what two aliases with the same arguments ask for', async () => {
    const { book } = await ask(
      '{ book(id: 1) { a: sequels(first: 1) { id author { name } } b: sequels(first: 1) { title author { id } } } }',
    );
    expect(book).toEqual({
      a: [{ id: '2', author: { name: 'Ursula' } }],
      b: [{ title: 'Tombs', author: { id: '1' } }],
    });
  });

  it('take their arguments from variables, anew for each request', async () => {
    const query = 'query ($first: Int!) { book(id: 1) { sequels(first: $first) { title } } }';
    expect(titles((await ask(query, { first: 1 })).book.sequels)).toEqual(['Tombs']);
    expect(titles((await ask(query, { first: 2 })).book.sequels)).toEqual(['Tombs', 'Shore']);
  });

  it('may be renamed to anything, however long', async () => {
    const long = 'x'.repeat(80);
    const { book } = await ask(
      `{ book(id: 2) { ${long}: author { ${long}: works { ${long}: author { name } } } } }`,
    );
    expect(book[long][long][0][long].name).toBe('Ursula');
  });

  it('put nothing of an argument into the statement', async () => {
    for (const label of ["'; drop table books; --", '\\', '$1', ':1', '@', '京']) {
      const { book } = await ask('query ($label: String) { book(id: 1) { sequels(label: $label) { id } } }', {
        label,
      });
      expect(book.sequels).toHaveLength(2);
    }
  });

  it.each([0, 101, -1])('refuse a page of %i', async (first) => {
    const asking = ask(
      'query ($first: Int!) { book(id: 1) { sequels(first: $first) { id } } }',
      { first },
      0,
    );
    await expect(asking).rejects.toThrow('Ask for 1 to 100 at a time');
  });

  it('must have been read: a resolver that forgets fails loudly', () => {
    expect(() => relationOf({ id: 1 }, 'author')).toThrow('author was not read with its parent');
  });
});

describe('selections', () => {
  it('work through fragments, named, nested and inline', async () => {
    const { book } = await ask(`
      query { book(id: 1) { ...Head ... on Book { author { id } } ... { pages } } }
      fragment Head on Book { title author { ...Person } }
      fragment Person on Author { name }
    `);
    expect(book).toEqual({ title: 'Wizard', pages: 200, author: { id: '1', name: 'Ursula' } });
  });

  it.each([
    [true, false, ['title', 'author']],
    [false, true, ['pages']],
    [true, true, ['title', 'pages', 'author']],
  ])('obey @include(%s) and @skip(!%s)', async (heads, tails, expected) => {
    const { book } = await ask(
      `query ($heads: Boolean!, $noTails: Boolean!) {
        book(id: 1) { title @include(if: $heads) pages @skip(if: $noTails) ...Person @include(if: $heads) }
      } fragment Person on Book { author { name } }`,
      { heads, noTails: !tails },
    );
    expect(Object.keys(book)).toEqual(expected);
  });

  it('read no column that is not asked for', async () => {
    await db.query('alter table books rename column pages to sheets');
    try {
      expect((await ask('{ book(id: 1) { title } }')).book).toEqual({ title: 'Wizard' });
      await expect(ask('{ book(id: 1) { pages } }')).rejects.toThrow(/pages/);
    } finally {
      await db.query('alter table books rename column sheets to pages');
    }
  });

  it('know __typename', async () => {
    const { books } = await ask(
      '{ books(first: 1) { __typename nodes { __typename author { __typename } } } }',
    );
    expect(books).toEqual({
      __typename: 'BookConnection',
      nodes: [{ __typename: 'Book', author: { __typename: 'Author' } }],
    });
  });
});

describe('pages', () => {
  it('answer nodes and edges alike, whatever each asks for', async () => {
    const { books } = await ask(`{ books(first: 2) {
      nodes { title author { name } next: sequels(first: 1) { id } }
      edges { cursor node { id pages author { id } next: sequels(first: 3) { title } } }
      pageInfo { startCursor endCursor hasNextPage hasPreviousPage } totalCount } }`);
    expect(books.nodes[0]).toEqual({ title: 'Wizard', author: { name: 'Ursula' }, next: [{ id: '2' }] });
    expect(books.edges[0].node).toEqual({
      id: '1',
      pages: 200,
      author: { id: '1' },
      next: [{ title: 'Tombs' }, { title: 'Shore' }],
    });
    expect(books.totalCount).toBe(5);
    expect(books.pageInfo).toEqual({
      startCursor: books.edges[0].cursor,
      endCursor: books.edges[1].cursor,
      hasNextPage: true,
      hasPreviousPage: false,
    });
  });

  it('may be asked for twice under aliases', async () => {
    const first = await ask('{ books(first: 1) { pageInfo { endCursor } } }');
    const { a, b } = await ask(
      'query ($after: String) { a: books(first: 1) { nodes { title } } b: books(first: 2, after: $after) { nodes { title } pageInfo { hasPreviousPage } } }',
      { after: first.books.pageInfo.endCursor },
      2,
    );
    expect(titles(a.nodes)).toEqual(['Wizard']);
    expect(titles(b.nodes)).toEqual(['Tombs', 'Shore']);
    expect(b.pageInfo.hasPreviousPage).toBe(true);
  });

  it('go backwards, and by several keys, when their order does', async () => {
    const orderBy: readonly OrderKey[] = [
      { sql: 'coalesce($.author_id, 0)', direction: 'desc', type: 'integer' },
      { sql: '$.title', direction: 'asc', type: 'text' },
      { sql: '$.id', direction: 'desc', type: 'integer' },
    ];
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof readPage<{ title: string }>>> = await readPage<{ title: string }>(
        db,
        { model: bookRead, where: [], parameters: [], orderBy, first: 2, after },
        [{ field: 'nodes', args: {}, selection: select('title') }],
      );
      seen.push(...titles(page.nodes));
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after !== null);
    expect(seen).toEqual(['Cities', 'Shore', 'Tombs', 'Wizard', 'Anonymous']);
  });

  it('are empty, with a total, where nothing matches', async () => {
    const asked = [{ field: 'nodes', args: {}, selection: select('title') }, ...select('totalCount')];
    const query = { model: bookRead, where: ['$.title = :1'], parameters: ['none'], orderBy: byId, first: 5 };
    expect(await readPage(db, query, asked)).toEqual({
      nodes: [],
      edges: [],
      pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
      totalCount: 0,
    });
  });

  it('blame a failing statement on the cursor only when there is one', async () => {
    const broken = {
      model: bookRead,
      where: ['$.title::integer = 1'],
      parameters: [],
      orderBy: byId,
      first: 5,
    };
    await expect(readPage(db, broken, select('nodes'))).rejects.toThrow(/invalid input syntax/);
  });

  it('come by number too, with the total', async () => {
    const page = { model: bookRead, where: ['$.author_id = :1'], parameters: [1], orderBy: byId, limit: 2 };
    const first = await expectQueries(1, () =>
      readNumberedPage<{ title: string }>(db, { ...page, page: 1 }, select('title')),
    );
    expect({ ...first, rows: titles(first.rows) }).toEqual({ rows: ['Wizard', 'Tombs'], total: 3 });
    const second = await readNumberedPage<{ title: string }>(db, { ...page, page: 2 }, select('title'));
    expect({ ...second, rows: titles(second.rows) }).toEqual({ rows: ['Shore'], total: 3 });
    expect(await readNumberedPage(db, { ...page, page: 999_999_999 }, select('title'))).toEqual({
      rows: [],
      total: 3,
    });
  });
});

describe('one row', () => {
  it('is null when there is none', async () => {
    expect((await ask('{ book(id: 99) { title } }')).book).toBeNull();
  });

  it('may be wider than PostgreSQL lets one object be built', async () => {
    const names = Array.from({ length: 130 }, (_, index) => `column${index}`);
    const wide = readModel('books', {
      columns: Object.fromEntries(names.map((name, index) => [name, `$.id + ${index}`])),
    });
    const row = await readOne<Record<string, number>>(db, wide, select(...names), '$.id = :1', [1]);
    expect(Object.keys(row ?? {})).toHaveLength(130);
    expect(row?.['column129']).toBe(130);
  });
});
