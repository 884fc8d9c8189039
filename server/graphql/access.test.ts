import {
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  getNamedType,
  type GraphQLField,
} from 'graphql';
import { resolvers } from '@server/modules/modules';
import { createTestAgency, type TestAgency } from '@server/testing/test-agency';
import { type Access, accessOfRootFields } from './access';
import { buildGraphQLSchema } from './schema';

const schema = buildGraphQLSchema(resolvers);
const declared = [...accessOfRootFields(schema)];

/** Reviewed: everything that somebody who has not signed in may call. A new line here is a decision. */
const publicFields = [
  'Query.catalogueStats',
  'Query.communityCategories',
  'Query.communityComments',
  'Query.communityPosts',
  'Query.communityStats',
  'Query.me',
  'Query.package',
  'Query.packages',
  'Query.publicBooking',
  'Query.trip',
  'Query.tripAvailability',
  'Query.trips',
  'Query.visaType',
  'Query.visaTypes',
  'Mutation.register',
  'Mutation.requestBooking',
  'Mutation.requestPasswordReset',
  'Mutation.resendVerification',
  'Mutation.resetPassword',
  'Mutation.sendEnquiry',
  'Mutation.signIn',
  'Mutation.verifyEmail',
];

let agency: TestAgency;
const tokens: Record<string, string | null> = { visitor: null };
beforeAll(async () => {
  agency = await createTestAgency();
  tokens['client'] = (await agency.signInAs('walker')).token;
  tokens['admin'] = (await agency.signInAs('boss', 'admin')).token;
});
afterAll(() => agency.close());

it('opens to the public exactly what was reviewed', () => {
  const open = declared.filter(([, access]) => access === 'public').map(([name]) => name);
  expect(open.sort()).toEqual([...publicFields].sort());
});

describe.each(declared.filter(([, access]) => access !== 'public'))('%s (%s)', (name, access) => {
  it('refuses a visitor, and a client where it is for administrators', async () => {
    expect(await refusal(name, 'visitor')).toBe('UNAUTHENTICATED');
    if (access === 'admin') expect(await refusal(name, 'client')).toBe('FORBIDDEN');
    else expect(['UNAUTHENTICATED', 'FORBIDDEN']).not.toContain(await refusal(name, 'client'));
  });

  it('lets an administrator in', async () => {
    // signOut would end the sign-in that the other cases use.
    if (name === 'Mutation.signOut') return expect(access).toBe<Access>('signed-in');
    return expect(['UNAUTHENTICATED', 'FORBIDDEN']).not.toContain(await refusal(name, 'admin'));
  });
});

/** Calls the field with arguments of the right type that name nothing real; the code of the first error. */
async function refusal(name: string, who: string): Promise<string | undefined> {
  const [root = '', fieldName = ''] = name.split('.');
  const type = root === 'Query' ? schema.getQueryType() : schema.getMutationType();
  const field = type?.getFields()[fieldName];
  if (!field) throw new Error(`no field ${name}`);
  const token =
    name === 'Mutation.signOut' && who === 'client' ? (await agency.signInAs('leaver')).token : tokens[who];
  const answer = await agency.graphql(`${root.toLowerCase()} { ${call(field)} }`, {}, token ?? null);
  return answer.errors?.[0]?.extensions.code;
}

function call(field: GraphQLField<unknown, unknown>): string {
  const args = field.args
    .filter((arg) => isNonNullType(arg.type) && arg.defaultValue === undefined)
    .map((arg) => `${arg.name}: ${literal(arg.type)}`);
  const result = getNamedType(field.type);
  return `${field.name}${args.length > 0 ? `(${args.join(', ')})` : ''}${isObjectType(result) ? ' { __typename }' : ''}`;
}

function literal(type: GraphQLInputType): string {
  if (isNonNullType(type)) return literal(type.ofType);
  if (isListType(type)) return '[]';
  if (isEnumType(type)) return type.getValues()[0]?.name ?? '';
  if (isInputObjectType(type)) {
    const needed = Object.values(type.getFields()).filter(
      (field) => isNonNullType(field.type) && field.defaultValue === undefined,
    );
    return `{ ${needed.map((field) => `${field.name}: ${literal(field.type)}`).join(', ')} }`;
  }
  return (
    {
      ID: '"0"',
      String: '"x"',
      Int: '1',
      Float: '1',
      Boolean: 'true',
      LocalDate: '"2030-01-01"',
      SafeInt: '1',
    }[type.name] ?? '"x"'
  );
}
