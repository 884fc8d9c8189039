import type { DataSource } from 'typeorm';
import type { Actor } from '@domain/actor';
import { NotFoundError } from '@domain/app-error';
import { updateProfileInput } from '@domain/inputs/account-inputs';
import { requireUser } from '@server/auth/authorize';
import { validateInput } from '@server/auth/validate-input';
import { AccountRepository } from './account.repository';
import type { User } from './user.entity';

/** What users see and change of their own account. */
export class ProfileService {
  constructor(private readonly db: DataSource) {}

  /** Null for a visitor. */
  async findMe(actor: Actor): Promise<User | null> {
    return actor.kind === 'user' ? new AccountRepository(this.db.manager).findById(actor.id) : null;
  }

  /** @throws {UnauthenticatedError} for a visitor. */
  async getMe(actor: Actor): Promise<User> {
    const { id } = requireUser(actor);
    const user = await new AccountRepository(this.db.manager).findById(id);
    if (!user) throw new NotFoundError('User');
    return user;
  }

  /**
   * Changes what is given and leaves the rest.
   *
   * @throws {UnauthenticatedError} for a visitor.
   * @throws {InvalidInputError} with a message per field.
   */
  async update(actor: Actor, input: unknown): Promise<User> {
    const { id } = requireUser(actor);
    const changes = validateInput(updateProfileInput, input);
    return this.db.transaction(async (tx) => {
      const accounts = new AccountRepository(tx);
      const user = await accounts.getForUpdate(id);
      if (changes.marketingEmails !== undefined && changes.marketingEmails !== user.marketingEmails)
        user.marketingConsentAt = changes.marketingEmails ? new Date() : null;
      for (const [field, value] of Object.entries(changes))
        if (value !== undefined) Object.assign(user, { [field]: value });
      return accounts.save(user);
    });
  }
}
