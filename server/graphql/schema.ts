import type { GraphQLSchema } from 'graphql';
import { type AuthChecker, buildSchemaSync, type NonEmptyArray } from 'type-graphql';
import { requireAdmin, requireUser } from '@server/auth/authorize';
import { requireDeclaredAccess } from './access';
import type { Context } from './context';

const authChecker: AuthChecker<Context> = ({ context }, roles) => {
  // Throws the reason (sign in, or not allowed) instead of answering a bare "no".
  if (roles.includes('admin')) requireAdmin(context.actor);
  else requireUser(context.actor);
  return true;
};

/** Builds the schema of these resolvers. Validation is the services' own: both doors pass through it. */
export function buildGraphQLSchema(resolvers: readonly Function[]): GraphQLSchema {
  const schema = buildSchemaSync({
    resolvers: resolvers as unknown as NonEmptyArray<Function>,
    authChecker,
    validate: false,
    nullableByDefault: false,
  });
  requireDeclaredAccess(schema);
  // TypeGraphQL has no place for these two descriptions.
  Object.assign(schema.getQueryType() ?? {}, { description: 'What can be read.' });
  Object.assign(schema.getMutationType() ?? {}, { description: 'What can be done.' });
  return schema;
}
