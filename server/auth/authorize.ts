import { type Actor, isAdmin, type SignedInUser } from '@domain/actor';
import { ForbiddenError, UnauthenticatedError } from '@domain/app-error';

/** @throws {UnauthenticatedError} for a visitor. */
export function requireUser(actor: Actor): SignedInUser {
  if (actor.kind !== 'user') throw new UnauthenticatedError();
  return actor;
}

/**
 * @throws {UnauthenticatedError} for a visitor.
 * @throws {ForbiddenError} for a client.
 */
export function requireAdmin(actor: Actor): void {
  if (actor.kind === 'visitor') throw new UnauthenticatedError();
  if (!isAdmin(actor)) throw new ForbiddenError('Only an administrator may do this');
}

/**
 * The answer of a policy, as a thrown failure.
 *
 * @throws {UnauthenticatedError} for a visitor.
 * @throws {ForbiddenError} for anybody else who may not.
 */
export function authorize(actor: Actor, isAllowed: boolean, action: string): void {
  if (isAllowed) return;
  if (actor.kind === 'visitor') throw new UnauthenticatedError();
  throw new ForbiddenError(`You may not ${action}`);
}
