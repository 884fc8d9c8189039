import type { DataSource, EntityManager } from 'typeorm';
import type { Role } from '@domain/actor';
import { ConflictError } from '@domain/app-error';
import type { LocalDate } from '@domain/local-date';
import { newPassword } from '@domain/inputs/account-inputs';
import { emailAddress, fieldLimits, requiredText } from '@domain/inputs/fields';
import { z } from '@domain/inputs/zod';
import { hashPassword } from '@server/auth/passwords';
import { validateInput } from '@server/auth/validate-input';
import { AccountRepository } from './account.repository';
import { currentTermsVersion } from './registration.service';
import type { User } from './user.entity';

/** An account that comes from outside with its history: verified, since somebody vouches for it. */
export interface AccountImport {
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly dateOfBirth: LocalDate | null;
  readonly role: Role;
  readonly passwordHash: string | null;
  readonly createdAt: Date;
}

const administratorInput = z.object({
  name: requiredText('Full name is required', fieldLimits.name),
  email: emailAddress(),
  password: newPassword,
});

/** Accounts that nobody registers: the first administrator, the demo agency, a former system. */
export class AccountImportService {
  constructor(private readonly db: DataSource) {}

  /**
   * The first administrator of a real installation.
   *
   * @throws {InvalidInputError} with a message per field.
   * @throws {ConflictError} when the address has an account.
   */
  async createAdministrator(input: unknown): Promise<User> {
    const { name, email, password } = validateInput(administratorInput, input);
    const user = await new AccountRepository(this.db.manager).insertUser({
      name,
      email,
      role: 'admin',
      passwordHash: await hashPassword(password),
      emailVerifiedAt: new Date(),
    });
    if (!user) throw new ConflictError('This address has an account already');
    return user;
  }

  /** Many at once; returns the ids by address. An address that has an account keeps it. */
  async importAccounts(tx: EntityManager, accounts: readonly AccountImport[]): Promise<Map<string, number>> {
    return new AccountRepository(tx).insertMany(
      accounts.map((account) => ({
        ...account,
        emailVerifiedAt: account.createdAt,
        termsVersion: currentTermsVersion,
        termsAcceptedAt: account.createdAt,
        updatedAt: account.createdAt,
      })),
    );
  }
}
