import { createTestAgency, type TestAgency } from '@server/testing/test-agency';

let agency: TestAgency;
beforeAll(async () => {
  agency = await createTestAgency();
});
afterAll(() => agency.close());

const post = (body: string, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
  fetch(`${agency.url}/graphql`, { method: 'POST', headers, body });
const json = (query: string) => JSON.stringify({ query });
const codesOf = async (response: Response) =>
  ((await response.json()) as { errors: { extensions: { code: string } }[] }).errors.map(
    (error) => error.extensions.code,
  );
const usersNow = async () => (await agency.db.query('select count(*) from users')) as unknown;

describe('requests that a browser could be tricked into', () => {
  const registration = json('mutation { requestPasswordReset(email: "a@example.com") { message } }');

  it.each([['text/plain'], ['application/x-www-form-urlencoded'], ['multipart/form-data; boundary=x']])(
    'refuses a mutation sent as %s',
    async (type) => {
      const before = await usersNow();
      expect((await post(registration, { 'content-type': type })).status).toBeGreaterThanOrEqual(400);
      expect(await usersNow()).toEqual(before);
    },
  );

  it('refuses a query by GET without a preflight header, and never runs a mutation by GET', async () => {
    const get = (query: string, headers = {}) =>
      fetch(`${agency.url}/graphql?query=${encodeURIComponent(query)}`, { headers });
    expect((await get('{ __typename }')).status).toBe(400);
    expect((await get('{ __typename }', { 'apollo-require-preflight': '1' })).status).toBe(200);
    expect((await get('mutation { signOut { message } }', { 'apollo-require-preflight': '1' })).status).toBe(
      405,
    );
  });
});

/** Fields that need not exist: depth is judged with the rest of the validation, and its code comes along. */
function nested(depth: number): string {
  return 'trips { '.repeat(depth) + '__typename' + ' }'.repeat(depth);
}

describe('requests that ask for too much', () => {
  it('refuses a batch whole', async () => {
    expect(
      (await post(JSON.stringify(Array.from({ length: 50 }, () => ({ query: '{ __typename }' }))))).status,
    ).toBe(400);
  });

  it.each([
    [
      'aliases',
      `{ trips { nodes { ${Array.from({ length: 31 }, (_, index) => `a${index}: title`).join(' ')} } } }`,
      'QUERY_TOO_MANY_ALIASES',
    ],
    [
      'root fields',
      `{ ${Array.from({ length: 16 }, (_, index) => `a${index}: catalogueStats { trips }`).join(' ')} }`,
      'QUERY_TOO_MANY_ROOT_FIELDS',
    ],
    ['depth', `query { ${nested(13)} }`, 'QUERY_TOO_DEEP'],
    [
      'depth through fragments',
      `query { ${nested(8)} } fragment x on Query { ${nested(13)} } query Other { ...x }`,
      'QUERY_TOO_DEEP',
    ],
    [
      'a thousand __typename',
      `{ ${Array.from({ length: 1000 }, (_, index) => `a${index}: __typename`).join(' ')} }`,
      'QUERY_TOO_MANY_ROOT_FIELDS',
    ],
    [
      'circular fragments',
      '{ trips { ...a } } fragment a on TripConnection { ...b } fragment b on TripConnection { ...a }',
      'GRAPHQL_VALIDATION_FAILED',
    ],
  ])('judges %s before anything runs', async (_what, query, code) => {
    const response = await post(json(query));
    expect(response.status).toBe(400);
    expect(await codesOf(response)).toContain(code);
  });

  it('refuses more than 10,000 tokens and more than 1 MB', async () => {
    const tokens = await post(json(`{ ${'__typename '.repeat(10_001)} }`));
    expect(tokens.status).toBe(400);
    const large = await post(json(`{ __typename } #${'x'.repeat(1_000_000)}`));
    expect(large.status).toBe(413);
    expect(await codesOf(large)).toEqual(['PAYLOAD_TOO_LARGE']);
  });

  it('refuses a page of more than a hundred', async () => {
    for (const first of [0, -1, 101, 1_000_000]) {
      const answer = await agency.graphql(`{ trips(first: ${first}) { nodes { id } } }`);
      expect(answer.errors?.[0]?.extensions).toEqual({
        code: 'BAD_USER_INPUT',
        fields: { first: 'Ask for 1 to 100 at a time' },
      });
    }
  });
});

describe('answers', () => {
  it('say nothing of our insides: not a stack, a file, SQL or a suggestion', async () => {
    const answers = await Promise.all([
      agency.graphql('{ tripz { id } }'),
      agency.graphql('{ trip(id: "99999999999999999999") { id } }'),
      agency.graphql('{ booking(reference: "\u0000") { id } }'),
      agency.graphql('query ($x: Int!) { trips(first: $x) { nodes { id } } }', { x: 'many' }),
    ]);
    for (const answer of answers) {
      expect(answer.errors?.[0]?.extensions.code).toBeDefined();
      expect(answer.errors?.[0]?.extensions.code).not.toBe('INTERNAL_SERVER_ERROR');
      expect(JSON.stringify(answer)).not.toMatch(/Did you mean|stack|node_modules|\.ts|select /i);
    }
  });

  it('carry a request id and safe headers, and are never stored', async () => {
    const response = await post(json('{ __typename }'));
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('refuse a body that is not JSON', async () => {
    const response = await post('{"query": ');
    expect(response.status).toBe(400);
    expect(await codesOf(response)).toEqual(['BAD_USER_INPUT']);
  });
});
