import { complaints as content } from '@server/seeds/content/complaints';
import { expectQueries } from '@server/testing/expect-queries';
import { createTestAgency, type TestAgency } from '@server/testing/test-agency';
import type { ComplaintImport } from './complaint-import';

let agency: TestAgency;
let anna: { id: number; token: string };
let boris: { id: number; token: string };
let admin: { id: number; token: string };

beforeAll(async () => {
  agency = await createTestAgency();
  const signIn = async (name: string, role: 'client' | 'admin' = 'client') => {
    const { user, token } = await agency.signInAs(name, role);
    return { id: user.id, token };
  };
  [anna, boris, admin] = [await signIn('anna'), await signIn('boris'), await signIn('rose', 'admin')];
});
afterAll(() => agency.close());
afterEach(() => agency.db.query('delete from complaints'));

function complaint(changes: Partial<ComplaintImport> = {}): ComplaintImport {
  return {
    clientId: anna.id,
    customerName: 'Anna Example',
    customerEmail: 'Anna@Example.com',
    subject: 'Two seats apart',
    description: 'We booked together and sat in different coaches.',
    category: 'service',
    priority: 'low',
    status: 'open',
    createdAt: new Date('2026-06-01T08:00:00Z'),
    ...changes,
  };
}

const resolved = {
  status: 'resolved',
  resolvedAt: new Date('2026-06-03T08:00:00Z'),
  resolution: 'You were right.',
  rating: 5,
  feedback: 'Quick.',
} as const;

function importAll(...imports: ComplaintImport[]): Promise<number[]> {
  return agency.db.transaction((tx) => agency.services.complaints.importComplaints(tx, imports));
}

describe('importing', () => {
  it('takes the whole demo content, each with a legal history to its state', async () => {
    const now = Date.now();
    const daysAgo = (days: number) => new Date(now - days * 86_400_000);
    const ids = await importAll(
      ...content.map((item) =>
        complaint({
          ...item,
          createdAt: daysAgo(item.createdDaysAgo),
          resolvedAt: item.resolvedDaysAgo === undefined ? null : daysAgo(item.resolvedDaysAgo),
        }),
      ),
    );
    expect(new Set(ids).size).toBe(content.length);
    const histories: { status: string; path: string[] }[] = await agency.db.query(`
      select c.status, array_agg(h.to_status order by h.id) as path from complaints c
      join complaint_status_changes h on h.complaint_id = c.id group by c.id order by c.id`);
    expect(histories.map((row) => row.status)).toEqual(content.map((item) => item.status));
    for (const { status, path } of histories) {
      expect(path[0]).toBe('open');
      expect(path.at(-1)).toBe(status);
    }
  });

  it('names row and field of what is wrong, and stores nothing', async () => {
    await expect(
      importAll(
        complaint(),
        complaint({ subject: ' ', rating: 4 }),
        complaint({ ...resolved, resolvedAt: null }),
        complaint({ ...resolved, rating: 6 }),
      ),
    ).rejects.toMatchObject({
      fields: { '1.subject': 'Subject is required', '3.rating': 'Rate from 1 to 5' },
    });
    await expect(importAll(complaint({ rating: 4 }))).rejects.toMatchObject({
      fields: { '0.rating': 'Only a resolved complaint is rated' },
    });
    await expect(importAll(complaint({ ...resolved, resolvedAt: null }))).rejects.toMatchObject({
      fields: { '0.resolvedAt': 'Say when it was resolved' },
    });
    expect(await agency.db.query('select count(*) from complaints')).toEqual([{ count: 0 }]);
  });
});

describe('the tables', () => {
  it('make the reference of the id: six digits, and more when six are not enough', async () => {
    const [id] = await importAll(complaint());
    const [row] = await agency.db.query('select reference from complaints where id = $1', [id]);
    expect(row.reference).toBe(`CMP-${String(id).padStart(6, '0')}`);
    const [large] = await agency.db.query(`
      insert into complaints (id, customer_name, customer_email, subject, description, category)
      overriding system value values (1234567, 'A', 'a@example.com', 's', 'd', 'general') returning reference`);
    expect(large.reference).toBe('CMP-1234567');
    await expect(agency.db.query("update complaints set reference = 'CMP-1'")).rejects.toThrow(
      /only be updated to DEFAULT/,
    );
  });

  it.each([
    ['complaints_resolved_at', "status = 'resolved'"],
    ['complaints_resolution', "resolution = 'Done.'"],
    ['complaints_status_check', "status = 'lost'"],
    ['complaints_rating_check', 'rating = 6'],
    ['complaints_priority_check', "priority = 'whenever'"],
  ])('refuse by %s what no service should write', async (constraint, change) => {
    await importAll(complaint());
    await expect(agency.db.query(`update complaints set ${change}`)).rejects.toMatchObject({ constraint });
  });

  it('let no client write a resolution or an internal note', async () => {
    const [id] = await importAll(complaint());
    for (const kind of ['resolution', 'internal_note'])
      await expect(
        agency.db.query(
          "insert into complaint_messages (complaint_id, author_kind, kind, body) values ($1, 'client', $2, 'x')",
          [id, kind],
        ),
      ).rejects.toMatchObject({ constraint: 'complaint_messages_of_the_agency' });
  });
});

const fields = `id reference status customerName customerEmail subject description category priority
  bookingReference resolution resolvedAt rating feedback createdAt updatedAt
  messages { id isFromClient isResolution body at } history { id from to at }`;

describe('a complaint', () => {
  it('is shown to its owner with its thread and its steps', async () => {
    const [id] = await importAll(complaint(resolved));
    const answer = await agency.graphql(
      `query ($id: ID!) { complaint(id: $id) { ${fields} } }`,
      { id },
      anna.token,
    );
    expect(answer.errors).toBeUndefined();
    expect(answer.data?.['complaint']).toMatchObject({
      reference: `CMP-${String(id).padStart(6, '0')}`,
      status: 'RESOLVED',
      customerEmail: 'anna@example.com',
      category: 'SERVICE',
      priority: 'LOW',
      resolution: 'You were right.',
      resolvedAt: '2026-06-03T08:00:00.000Z',
      rating: 5,
      feedback: 'Quick.',
      createdAt: '2026-06-01T08:00:00.000Z',
      updatedAt: '2026-06-03T08:00:00.000Z',
      messages: [{ isFromClient: false, isResolution: true, body: 'You were right.' }],
      history: [
        { from: null, to: 'OPEN', at: '2026-06-01T08:00:00.000Z' },
        { from: 'OPEN', to: 'IN_PROGRESS', at: '2026-06-02T08:00:00.000Z' },
        { from: 'IN_PROGRESS', to: 'RESOLVED', at: '2026-06-03T08:00:00.000Z' },
      ],
    });
    const list = await agency.graphql(`{ myComplaints { totalCount nodes { ${fields} } } }`, {}, anna.token);
    expect(list.data?.['myComplaints']).toEqual({ totalCount: 1, nodes: [answer.data?.['complaint']] });
  });

  it('answers REST in the shape of the contract', async () => {
    const [id] = await importAll(complaint(resolved));
    const { status, body } = await agency.rest('GET', `/complaints/${id}`, undefined, anna.token);
    expect(status).toBe(200);
    const shape = {
      id,
      reference: `CMP-${String(id).padStart(6, '0')}`,
      subject: 'Two seats apart',
      status: 'resolved',
      category: 'service',
      priority: 'low',
      description: 'We booked together and sat in different coaches.',
      customer_name: 'Anna Example',
      customer_email: 'anna@example.com',
      booking_id: null,
      resolution: 'You were right.',
      resolved_at: '2026-06-03T08:00:00.000Z',
      rating: 5,
      feedback: 'Quick.',
      created_at: '2026-06-01T08:00:00.000Z',
      createdAt: '2026-06-01T08:00:00.000Z',
      updated_at: '2026-06-03T08:00:00.000Z',
      updatedAt: '2026-06-03T08:00:00.000Z',
    };
    const messages = [
      {
        id: expect.any(Number),
        from: 'agency',
        message: 'You were right.',
        created_at: '2026-06-03T08:00:00.000Z',
      },
    ];
    expect(body).toEqual({ success: true, complaint: { ...shape, messages } });
    const list = await agency.rest('GET', '/complaints/my-complaints', undefined, anna.token);
    expect(list.body).toEqual({ success: true, complaints: [shape], total: 1 });
  });

  it('belongs to its owner and to administrators; for everybody else there is none', async () => {
    const [id] = await importAll(complaint());
    const query = 'query ($id: ID!) { complaint(id: $id) { subject } }';
    const rest = async (path: string, token?: string) => {
      const { status, body } = await agency.rest('GET', path, undefined, token);
      return { status, body };
    };
    const others = await rest(`/complaints/${id}`, boris.token);
    expect(others).toEqual(await rest('/complaints/999999', boris.token));
    expect(others).toEqual({
      status: 404,
      body: { success: false, message: 'Complaint not found', code: 'NOT_FOUND' },
    });
    for (const impossible of ['0', 'x', '99999999999', '1%00'])
      expect(await rest(`/complaints/${impossible}`, boris.token)).toEqual(others);
    expect((await rest(`/complaints/${id}`)).status).toBe(401);
    expect((await rest(`/complaints/${id}`, anna.token)).status).toBe(200);
    expect((await rest(`/complaints/${id}`, admin.token)).status).toBe(200);

    const codes = await Promise.all(
      [null, boris.token, anna.token, admin.token].map(
        async (token) => (await agency.graphql(query, { id }, token)).errors?.[0]?.extensions.code,
      ),
    );
    expect(codes).toEqual(['UNAUTHENTICATED', 'NOT_FOUND', undefined, undefined]);
    expect((await agency.graphql(query, { id }, boris.token)).data).toEqual({ complaint: null });
  });

  it('is listed to its owner alone', async () => {
    await importAll(complaint(), complaint({ clientId: null }), complaint({ clientId: boris.id }));
    const totals = await Promise.all(
      [anna.token, boris.token, admin.token].map(async (token) => [
        (await agency.graphql('{ myComplaints { totalCount } }', {}, token)).data?.['myComplaints']
          .totalCount,
        (await agency.rest('GET', '/complaints/my-complaints', undefined, token)).body['total'],
      ]),
    );
    expect(totals).toEqual([
      [1, 1],
      [1, 1],
      [0, 0],
    ]);
    expect((await agency.rest('GET', '/complaints/my-complaints')).status).toBe(401);
    const visitor = await agency.graphql('{ myComplaints { totalCount } }');
    expect(visitor.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it('shows its thread without internal notes and without the names of staff', async () => {
    const [id] = await importAll(complaint({ status: 'in_progress' }));
    await agency.db.query(
      `insert into complaint_messages (complaint_id, author_id, author_kind, kind, body) values
       ($1, $2, 'admin', 'message', 'We ask the hotel.'), ($1, $2, 'admin', 'internal_note', 'He always complains.'),
       ($1, $3, 'client', 'message', 'Thank you.')`,
      [id, admin.id, anna.id],
    );
    const { body } = await agency.rest('GET', `/complaints/${id}`, undefined, anna.token);
    expect(body['complaint'].messages.map((message: { message: string }) => message.message)).toEqual([
      'We ask the hotel.',
      'Thank you.',
    ]);
    expect(JSON.stringify(body)).not.toContain('rose');
    for (const field of ['messages { author { id } }', 'messages { kind }', 'client { email }', 'clientId']) {
      const answer = await agency.graphql(`{ myComplaints { nodes { ${field} } } }`, {}, anna.token);
      expect(answer.errors?.[0]?.extensions.code).toBe('GRAPHQL_VALIDATION_FAILED');
    }
  });

  it('takes one statement beside the one that finds out who asks, however many there are', async () => {
    let ids: number[] = [];
    for (const count of [1, 19]) {
      ids = await importAll(...Array.from({ length: count }, () => complaint(resolved)));
      await expectQueries(2, () =>
        agency.graphql(`{ myComplaints(first: 50) { totalCount nodes { ${fields} } } }`, {}, anna.token),
      );
      await expectQueries(2, () => agency.rest('GET', '/complaints/my-complaints', undefined, anna.token));
    }
    await expectQueries(2, () => agency.rest('GET', `/complaints/${ids[0]}`, undefined, anna.token));
    const page = await agency.rest('GET', '/complaints/my-complaints?page=2&limit=15', undefined, anna.token);
    expect(page.body['complaints']).toHaveLength(5);
    expect(page.body['total']).toBe(20);
  });
});
