export type Role = 'client' | 'admin';

/** Nobody has signed in. */
export interface Visitor {
  readonly kind: 'visitor';
}

export interface SignedInUser {
  readonly kind: 'user';
  readonly id: number;
  readonly role: Role;
  readonly name: string;
  readonly email: string;
  readonly signInId: string;
}

/** Our own jobs and seeds: everything is allowed, and history names the reason instead of a person. */
export interface SystemActor {
  readonly kind: 'system';
  readonly reason: string;
}

/** Who asks. The first argument of every service method. */
export type Actor = Visitor | SignedInUser | SystemActor;

export const visitor: Visitor = { kind: 'visitor' };

export function isAdmin(actor: Actor): boolean {
  return actor.kind === 'system' || (actor.kind === 'user' && actor.role === 'admin');
}
