import type { DataSource, EntityManager } from 'typeorm';
import { emailInput, type RegisterInput, registerInput } from '@domain/inputs/account-inputs';
import { hashPassword } from '@server/auth/passwords';
import { validateInput } from '@server/auth/validate-input';
import type { SiteFacts } from '@server/config/site';
import type { Mailer } from '@server/mail/mailer';
import { InvalidVerificationLinkError } from './account.errors';
import { alreadyRegisteredMail, verifyEmailMail } from './account.mails';
import { AccountRepository } from './account.repository';
import type { User } from './user.entity';

/** The version of the terms and conditions that an account accepts when it is made. */
export const currentTermsVersion = '2026-01';

export const accountTexts = {
  registered:
    'Account created successfully! Please check your email to verify your account before logging in.',
  resent: 'Verification email sent successfully! Please check your inbox.',
  verified: 'Your email address is verified. You can sign in now.',
  alreadyVerified: 'Your email address is already verified. You can sign in.',
} as const;

/** What other modules do when an address proves to be its owner's, in the same transaction. */
export type EmailProven = (tx: EntityManager, user: User) => Promise<void>;

/** Creating an account and proving that the address belongs to its owner. */
export class RegistrationService {
  constructor(
    private readonly db: DataSource,
    private readonly mailer: Mailer,
    private readonly site: SiteFacts,
    private readonly emailProven: EmailProven,
  ) {}

  /**
   * Creates an account that has to verify its address. The answer is the same for an address that has an account;
   * its owner gets a mail instead.
   *
   * @throws {InvalidInputError} with a message per field.
   */
  async register(input: unknown): Promise<{ message: string; emailVerified: false; emailSent: true }> {
    const account = validateInput(registerInput, input);
    // Hashed in either case: it takes most of the time, and time must not tell who has an account.
    const passwordHash = await hashPassword(account.password);
    await this.db.transaction(async (tx) => {
      const accounts = new AccountRepository(tx);
      const user = await accounts.insertUser(newUser(account, passwordHash));
      if (user) await this.postVerification(tx, user);
      else await this.tellOwner(tx, account.email);
    });
    return { message: accountTexts.registered, emailVerified: false, emailSent: true };
  }

  /** A new link for an account that is not verified; the same answer, and no mail, for any other address. */
  async resendVerification(input: unknown): Promise<{ message: string }> {
    const { email } = validateInput(emailInput, input);
    await this.db.transaction(async (tx) => {
      const user = await new AccountRepository(tx).findByEmail(email);
      if (user && user.emailVerifiedAt === null) await this.postVerification(tx, user);
    });
    return { message: accountTexts.resent };
  }

  /**
   * Uses the link of a verification mail. A second use within its 24 hours says that all is well already, because
   * mail scanners open links before people do.
   *
   * @throws {InvalidVerificationLinkError} for a token that is unknown, replaced or too old.
   */
  async verifyEmail(token: string): Promise<{ message: string }> {
    return this.db.transaction(async (tx) => {
      const accounts = new AccountRepository(tx);
      const found = await accounts.findTokenForUpdate(token, ['verify_email']);
      if (!found) throw new InvalidVerificationLinkError();
      if (found.usedAt !== null) return { message: accountTexts.alreadyVerified };
      await accounts.markTokenUsed(found);
      const user = await accounts.getForUpdate(found.userId);
      user.emailVerifiedAt ??= new Date();
      await accounts.save(user);
      await this.emailProven(tx, user);
      return { message: accountTexts.verified };
    });
  }

  private async tellOwner(tx: EntityManager, email: string): Promise<void> {
    const owner = await new AccountRepository(tx).findByEmail(email);
    if (!owner) return;
    if (owner.emailVerifiedAt === null) await this.postVerification(tx, owner);
    else await this.mailer.post(tx, alreadyRegisteredMail(owner, this.site.publicUrl));
  }

  private async postVerification(tx: EntityManager, user: User): Promise<void> {
    const token = await new AccountRepository(tx).issueToken(user.id, 'verify_email');
    await this.mailer.post(tx, verifyEmailMail(user, this.site.publicUrl, token));
  }
}

function newUser(account: RegisterInput, passwordHash: string): Partial<User> {
  return {
    name: account.name,
    email: account.email,
    phone: account.phone,
    dateOfBirth: account.dateOfBirth,
    passwordHash,
    marketingEmails: account.marketingEmails,
    marketingConsentAt: account.marketingEmails ? new Date() : null,
    termsVersion: currentTermsVersion,
    termsAcceptedAt: new Date(),
  };
}
