import { addDays, today } from '@domain/local-date';
import { DataCipher } from '@server/crypto/data-cipher';
import { visaApplications } from '@server/seeds/content/visa-applications';
import { visaTypes } from '@server/seeds/content/visa-types';
import { expectQueries } from '@server/testing/expect-queries';
import { createTestAgency, type TestAgency } from '@server/testing/test-agency';
import type { VisaApplicationImport } from './visa-import';

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
  await agency.db.transaction((tx) => agency.services.visas.importTypes(tx, visaTypes));
});
afterAll(() => agency.close());
afterEach(() => agency.db.query('delete from visa_applications'));

const passportNumber = 'QX7391845';

function application(changes: Partial<VisaApplicationImport> = {}): VisaApplicationImport {
  return {
    clientId: anna.id,
    visaTypeSlug: 'india-e-tourist',
    status: 'submitted',
    submittedAt: new Date('2026-09-01T10:00:00Z'),
    firstName: 'Anna',
    lastName: 'Example',
    email: 'anna@example.com',
    phone: '07700 900123',
    dateOfBirth: '1988-04-12',
    nationality: 'British',
    passportNumber: 'qx 739-1845',
    passportExpiry: '2031-05-01',
    travelPurpose: 'tourism',
    employmentStatus: 'self-employed',
    departureDate: '2026-12-01',
    returnDate: '2026-12-12',
    duration: '12 days',
    ...changes,
  };
}

function importAll(...applications: VisaApplicationImport[]): Promise<number[]> {
  return agency.db.transaction((tx) => agency.services.visas.importApplications(tx, applications));
}

describe('importing', () => {
  it('takes the whole demo content, each with a legal history to its state', async () => {
    const now = Date.now();
    const ids = await importAll(
      ...visaApplications.map((content) =>
        application({
          ...content,
          submittedAt: new Date(now - content.submittedDaysAgo * 86_400_000),
          departureDate: addDays(today(), content.departureInDays),
          returnDate: addDays(today(), content.returnInDays),
          validUntil:
            content.validUntilInDays === undefined ? null : addDays(today(), content.validUntilInDays),
        }),
      ),
    );
    expect(new Set(ids).size).toBe(visaApplications.length);
    const histories: { status: string; path: string[] }[] = await agency.db.query(`
      select a.status, array_agg(h.to_status order by h.id) as path from visa_applications a
      join visa_status_changes h on h.application_id = a.id group by a.id order by a.id`);
    expect(histories.map((row) => row.status)).toEqual(visaApplications.map((content) => content.status));
    for (const { status, path } of histories) {
      expect(path[0]).toBe('submitted');
      expect(path.at(-1)).toBe(status);
    }
    const [times] = await agency.db.query(`
      select count(*) filter (where h.created_at not between a.created_at and now()) as strays,
        count(*) filter (where a.updated_at not between a.created_at and now()) as wrong
      from visa_applications a join visa_status_changes h on h.application_id = a.id`);
    expect(times).toEqual({ strays: 0, wrong: 0 });
  });

  it('keeps a passport number only encrypted, and its last four characters', async () => {
    const [id] = await importAll(application());
    const [row] = await agency.db.query('select * from visa_applications where id = $1', [id]);
    expect(JSON.stringify(row)).not.toContain(passportNumber);
    expect(row.passport_last4).toBe('1845');
    const cipher = new DataCipher(['test data key that is long enough, 32+']);
    expect(cipher.decrypt(row.passport_number)).toBe(passportNumber);
    expect(row.reference).toMatch(/^RGV[0-9A-HJKMNP-TV-Z]{12}$/);
  });

  it('keeps the fees of the day, whatever the type costs later', async () => {
    await importAll(application());
    await agency.db.query("update visa_types set service_fee_minor = 1 where slug = 'india-e-tourist'");
    const answer = await agency.rest('GET', '/visa/my-applications', undefined, anna.token);
    await agency.db.query("update visa_types set service_fee_minor = 3900 where slug = 'india-e-tourist'");
    expect(answer.body['applications'][0]).toMatchObject({ totalFee: 71, currency: 'GBP' });
  });

  it('names row and field of what is wrong, and stores nothing', async () => {
    const wrong = application({
      returnDate: '2026-11-30',
      passportExpiry: '2026-11-30',
      validUntil: '2027-01-01',
    });
    await expect(importAll(application(), wrong)).rejects.toMatchObject({
      fields: {
        '1.returnDate': 'Return date must not be before the departure date',
        '1.passportExpiry': 'Passport must be valid beyond the return date',
        '1.validUntil': 'Only an approved visa has an end',
      },
    });
    await expect(importAll(application({ visaTypeSlug: 'moon' }))).rejects.toMatchObject({
      fields: { '0.visaTypeSlug': 'There is no such visa type' },
    });
    expect(await agency.db.query('select count(*) from visa_applications')).toEqual([{ count: 0 }]);
  });

  it('leaves a type alone whose slug is taken', async () => {
    const [type] = visaTypes;
    if (!type) throw new Error('the demo agency has visa types');
    const ids = await agency.db.transaction((tx) =>
      agency.services.visas.importTypes(tx, [{ ...type, name: 'Renamed' }]),
    );
    const [row] = await agency.db.query('select name from visa_types where id = $1', [ids.get(type.slug)]);
    expect(row.name).toBe(type.name);
  });
});

describe('the tables', () => {
  it.each([
    ['visa_applications_passport_outlasts_journey', "passport_expiry = '2026-12-12'"],
    ['visa_applications_journey', "return_date = '2026-11-01'"],
    ['visa_applications_birth', "date_of_birth = '2030-01-01'"],
    ['visa_applications_passport_encrypted', "passport_number = 'QX7391845'"],
    ['visa_applications_passport_kept_or_erased', 'passport_number = null'],
    ['visa_applications_valid_when_approved', "valid_until = '2027-01-01'"],
    ['visa_applications_status_check', "status = 'lost'"],
  ])('refuse by %s what no service should write', async (constraint, change) => {
    await importAll(application());
    await expect(agency.db.query(`update visa_applications set ${change}`)).rejects.toMatchObject({
      constraint,
    });
  });

  it('refuse to delete a type that somebody applied for', async () => {
    await importAll(application());
    await expect(
      agency.db.query("delete from visa_types where slug = 'india-e-tourist'"),
    ).rejects.toMatchObject({ code: '23001' });
  });
});

const typeFields = `id slug name countries flag description eligibilityCriteria processingTime validity
  serviceFee { amount currency } governmentFee { amount } totalFee { amount currency } popular features
  requiredDocuments status`;

describe('visa types', () => {
  it('are for everybody: popular ones first, with pages and a total', async () => {
    const first = await agency.graphql(
      '{ visaTypes(first: 3) { nodes { name popular } totalCount pageInfo { hasNextPage endCursor } } }',
    );
    expect(first.errors).toBeUndefined();
    expect(first.data?.['visaTypes'].totalCount).toBe(8);
    const rest = await agency.graphql(
      'query ($after: String) { visaTypes(first: 100, after: $after) { nodes { name popular } } }',
      { after: first.data?.['visaTypes'].pageInfo.endCursor },
    );
    const all: { name: string; popular: boolean }[] = [
      ...first.data?.['visaTypes'].nodes,
      ...rest.data?.['visaTypes'].nodes,
    ];
    expect(new Set(all.map((type) => type.name)).size).toBe(8);
    expect(all.findLastIndex((type) => type.popular)).toBeLessThan(all.findIndex((type) => !type.popular));
  });

  it('are found by id and by slug', async () => {
    const bySlug = await agency.graphql(`{ visaType(slug: "schengen-short-stay") { ${typeFields} } }`);
    expect(bySlug.errors).toBeUndefined();
    expect(bySlug.data?.['visaType']).toMatchObject({
      flag: '🇪🇺',
      serviceFee: { amount: 8_500, currency: 'GBP' },
      governmentFee: { amount: 7_800 },
      totalFee: { amount: 16_300, currency: 'GBP' },
      status: 'ACTIVE',
    });
    const { id } = bySlug.data?.['visaType'] ?? {};
    const byId = await agency.graphql(`query ($id: ID) { visaType(id: $id) { ${typeFields} } }`, { id });
    expect(byId.data).toEqual(bySlug.data);
    const unknown = ['id: 0', 'id: 99999999999', `id: "x' or 1=1"`, 'slug: "atlantis"', 'slug: "a\\u0000b"'];
    for (const name of unknown)
      expect(await agency.graphql(`{ visaType(${name}) { id } }`)).toMatchObject({
        data: { visaType: null },
        errors: [{ message: 'Visa type not found', extensions: { code: 'NOT_FOUND' } }],
      });
    const neither = await agency.graphql('{ visaType { id } }');
    expect(neither.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  it('answer REST in the shape of the contract', async () => {
    const list = await agency.rest('GET', '/visa/types?limit=2&page=2');
    expect(list.status).toBe(200);
    expect(list.body).toMatchObject({ success: true, total: 8 });
    expect(list.body['visaTypes']).toHaveLength(2);
    const { id } = (await agency.graphql('{ visaType(slug: "egypt-e-visa") { id } }')).data?.['visaType'];
    const { body } = await agency.rest('GET', `/visa/types/${id}`);
    expect(body['visaType']).toEqual({
      id: Number(id),
      slug: 'egypt-e-visa',
      name: 'Egypt e-Visa',
      countries: ['Egypt'],
      flag: '🇪🇬',
      description: expect.any(String),
      eligibility_criteria: expect.any(String),
      processing_time: expect.any(String),
      validity: expect.any(String),
      service_fee: 29,
      government_fee: 24,
      totalFee: 53,
      currency: 'GBP',
      popular: expect.any(Boolean),
      features: expect.any(Array),
      required_documents: expect.any(Array),
      status: 'active',
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      createdAt: body['visaType'].created_at,
      updated_at: expect.stringMatching(/Z$/),
      updatedAt: body['visaType'].updated_at,
    });
    for (const unknown of ['0', '99999999999', 'x', '1%27'])
      expect(await agency.rest('GET', `/visa/types/${unknown}`)).toMatchObject({
        status: 404,
        body: { success: false, code: 'NOT_FOUND', message: 'Visa type not found' },
      });
    expect((await agency.rest('GET', '/visa/types?limit=0')).body).toMatchObject({
      success: false,
      errors: { limit: expect.any(String) },
    });
    expect((await agency.rest('POST', '/visa/types', {})).status).toBe(405);
  });

  it('show an inactive one to administrators alone, and an archived one to nobody', async () => {
    const { id } = (await agency.graphql('{ visaType(slug: "kenya-eta") { id } }')).data?.['visaType'];
    const statuses = async () => [
      (await agency.rest('GET', `/visa/types/${id}`)).status,
      (await agency.rest('GET', `/visa/types/${id}`, undefined, anna.token)).status,
      (await agency.rest('GET', `/visa/types/${id}`, undefined, admin.token)).status,
    ];
    await agency.db.query("update visa_types set status = 'inactive' where id = $1", [id]);
    expect(await statuses()).toEqual([404, 404, 200]);
    expect((await agency.rest('GET', '/visa/types')).body['total']).toBe(7);
    expect((await agency.graphql('{ visaTypes { totalCount } }')).data).toEqual({
      visaTypes: { totalCount: 7 },
    });
    await agency.db.query("update visa_types set status = 'active', archived_at = now() where id = $1", [id]);
    expect(await statuses()).toEqual([404, 404, 404]);
    await agency.db.query('update visa_types set archived_at = null where id = $1', [id]);
  });
});

const mine = `{ myVisaApplications(first: 50) { totalCount nodes {
  id reference status firstName lastName email phone dateOfBirth nationality passportNumberMasked passportExpiry
  travelPurpose departureDate returnDate duration previousVisits employmentStatus monthlyIncome accommodation
  bookingReference adminNotes validUntil createdAt updatedAt
  totalFee { amount currency } serviceFee { amount } governmentFee { amount }
  visaType { id name countries processingTime } history { id from to at } } } }`;

describe('visa applications', () => {
  it('are shown whole to their owner, with the passport masked', async () => {
    await importAll(
      application({
        status: 'approved',
        statusSince: new Date('2026-09-11T10:00:00Z'),
        adminNotes: 'Granted.',
        validUntil: '2027-09-10',
      }),
    );
    const answer = await agency.graphql(mine, {}, anna.token);
    expect(answer.errors).toBeUndefined();
    const [node] = answer.data?.['myVisaApplications'].nodes;
    expect(node).toMatchObject({
      status: 'APPROVED',
      passportNumberMasked: '****1845',
      employmentStatus: 'SELF_EMPLOYED',
      travelPurpose: 'TOURISM',
      adminNotes: 'Granted.',
      validUntil: '2027-09-10',
      bookingReference: null,
      createdAt: '2026-09-01T10:00:00.000Z',
      updatedAt: '2026-09-11T10:00:00.000Z',
      totalFee: { amount: 7_100, currency: 'GBP' },
      visaType: { name: 'India e-Tourist Visa (one year)', countries: ['India'] },
    });
    expect(node.history).toMatchObject([
      { from: null, to: 'SUBMITTED', at: '2026-09-01T10:00:00.000Z' },
      { from: 'SUBMITTED', to: 'PROCESSING', at: '2026-09-06T10:00:00.000Z' },
      { from: 'PROCESSING', to: 'APPROVED', at: '2026-09-11T10:00:00.000Z' },
    ]);
    expect(JSON.stringify(answer)).not.toContain(passportNumber);
    expect(JSON.stringify(answer)).not.toContain('v1.');
  });

  it('answer REST in the shape of the contract', async () => {
    const [id] = await importAll(
      application({ status: 'documents_required', adminNotes: 'A new scan, please.' }),
    );
    const { status, body } = await agency.rest('GET', '/visa/my-applications', undefined, anna.token);
    expect(status).toBe(200);
    const [shown] = body['applications'];
    expect(body).toMatchObject({ success: true, total: 1 });
    expect(shown).toEqual({
      id,
      visaType: 'India e-Tourist Visa (one year)',
      status: 'documents_required',
      reference: expect.stringMatching(/^RGV/),
      countries: ['India'],
      submittedDate: '2026-09-01',
      totalFee: 71,
      currency: 'GBP',
      processingTime: expect.any(String),
      validUntil: null,
      adminNotes: 'A new scan, please.',
      created_at: '2026-09-01T10:00:00.000Z',
      createdAt: '2026-09-01T10:00:00.000Z',
      updated_at: shown.updatedAt,
      updatedAt: expect.any(String),
    });
  });

  it('are nobody else’s: not a visitor’s, another client’s or an administrator’s own', async () => {
    await importAll(application(), application({ clientId: null }));
    const totals = await Promise.all(
      [anna.token, boris.token, admin.token].map(async (token) => [
        (await agency.graphql(mine, {}, token)).data?.['myVisaApplications'].totalCount,
        (await agency.rest('GET', '/visa/my-applications', undefined, token)).body['total'],
      ]),
    );
    expect(totals).toEqual([
      [1, 1],
      [0, 0],
      [0, 0],
    ]);
    const visitor = await agency.graphql(mine);
    expect(visitor.data).toBeNull();
    expect(visitor.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect(await agency.rest('GET', '/visa/my-applications')).toMatchObject({
      status: 401,
      body: { success: false, code: 'UNAUTHENTICATED' },
    });
  });

  it('keep the passport out of the schema, however it is asked for', async () => {
    for (const field of [
      'passportNumber',
      'passport_number',
      'client { id }',
      'notes { body }',
      'clientId',
    ]) {
      const answer = await agency.graphql(`{ myVisaApplications { nodes { ${field} } } }`, {}, anna.token);
      expect(answer.errors?.[0]?.extensions.code).toBe('GRAPHQL_VALIDATION_FAILED');
    }
  });

  it('show the agency’s newest word to the client, and never an internal one', async () => {
    const [id] = await importAll(application({ status: 'processing', adminNotes: 'First word.' }));
    await agency.db.query(
      `insert into visa_notes (application_id, is_internal, body)
       values ($1, false, 'Second word.'), ($1, true, 'The embassy doubts it.')`,
      [id],
    );
    const answer = await agency.rest('GET', '/visa/my-applications', undefined, anna.token);
    expect(answer.body['applications'][0].adminNotes).toBe('Second word.');
  });
});

describe('reading', () => {
  const list = (query: string, token: string | null = null) => agency.graphql(query, {}, token);

  it('takes one statement for types, however many there are', async () => {
    for (const first of [1, 8])
      await expectQueries(1, () =>
        list(`{ visaTypes(first: ${first}) { nodes { ${typeFields} } totalCount } }`),
      );
    await expectQueries(1, () => list('{ visaType(slug: "egypt-e-visa") { id name totalFee { amount } } }'));
    await expectQueries(1, () => agency.rest('GET', '/visa/types'));
  });

  it('takes one statement for applications beside the one that finds out who asks', async () => {
    for (const count of [1, 19]) {
      await importAll(...Array.from({ length: count }, () => application({ status: 'approved' })));
      await expectQueries(2, () => list(mine, anna.token));
      await expectQueries(2, () => agency.rest('GET', '/visa/my-applications', undefined, anna.token));
    }
    expect((await list(mine, anna.token)).data?.['myVisaApplications'].nodes).toHaveLength(20);
  });
});
