import { Authorized, Extensions } from 'type-graphql';
import type { GraphQLSchema } from 'graphql';

/** Who may call a root field. What they may see or change of it is the service's policy. */
export type Access = 'public' | 'signed-in' | 'admin';

/** Open to everybody. Listed, one by one, in the reviewed list of the access test. */
export function Public(): MethodDecorator {
  return Extensions({ access: 'public' satisfies Access });
}

/** Needs a signed-in user; the service's policy decides the rest. */
export function SignedIn(): MethodDecorator {
  return both(Authorized(), Extensions({ access: 'signed-in' satisfies Access }));
}

/** Needs an administrator. */
export function AdminOnly(): MethodDecorator {
  return both(Authorized('admin'), Extensions({ access: 'admin' satisfies Access }));
}

function both(
  ...decorators: { (target: object, key: string | symbol, descriptor: PropertyDescriptor): void }[]
): MethodDecorator {
  return (target, key, descriptor) => {
    for (const decorate of decorators) decorate(target, key, descriptor);
  };
}

/** The declared access of every root field: `Query.trips` -> `public`. */
export function accessOfRootFields(schema: GraphQLSchema): Map<string, Access | undefined> {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  return new Map(
    roots.flatMap((type) =>
      Object.values(type?.getFields() ?? {}).map((field) => [
        `${type?.name}.${field.name}`,
        field.extensions['access'] as Access | undefined,
      ]),
    ),
  );
}

/**
 * Default deny: a root field that does not say who may call it stops the server from starting.
 *
 * @throws {Error} naming the fields.
 */
export function requireDeclaredAccess(schema: GraphQLSchema): void {
  const undeclared = [...accessOfRootFields(schema)]
    .filter(([, access]) => access === undefined)
    .map(([name]) => name);
  if (undeclared.length > 0)
    throw new Error(`Say who may call ${undeclared.join(', ')}: @Public(), @SignedIn() or @AdminOnly()`);
}
