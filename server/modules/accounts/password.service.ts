import type { DataSource } from 'typeorm';
import { emailInput, resetPasswordInput } from '@domain/inputs/account-inputs';
import { hashPassword } from '@server/auth/passwords';
import { validateInput } from '@server/auth/validate-input';
import type { SiteFacts } from '@server/config/site';
import type { Mailer } from '@server/mail/mailer';
import { InvalidResetLinkError } from './account.errors';
import { passwordChangedMail, resetPasswordMail } from './account.mails';
import { AccountRepository } from './account.repository';

export const passwordTexts = {
  resetSent: 'If an account exists for this address, a reset link is on its way. Please check your inbox.',
  reset: 'Your password has been reset. You can sign in with it now.',
} as const;

/** Setting a new password by a mailed link. */
export class PasswordService {
  constructor(
    private readonly db: DataSource,
    private readonly mailer: Mailer,
    private readonly site: SiteFacts,
  ) {}

  /** The same answer whether or not the address has an account. */
  async requestReset(input: unknown): Promise<{ message: string }> {
    const { email } = validateInput(emailInput, input);
    await this.db.transaction(async (tx) => {
      const accounts = new AccountRepository(tx);
      const user = await accounts.findByEmail(email);
      if (!user) return;
      const token = await accounts.issueToken(user.id, 'reset_password');
      await this.mailer.post(tx, resetPasswordMail(user, this.site.publicUrl, token));
    });
    return { message: passwordTexts.resetSent };
  }

  /**
   * Uses the link of a reset or invitation mail: sets the password, verifies the address (its owner has just proved
   * to read its mail) and ends every sign-in.
   *
   * @throws {InvalidResetLinkError} for a token that is unknown, used, replaced or too old.
   */
  async reset(input: unknown): Promise<{ message: string }> {
    const { token, password } = validateInput(resetPasswordInput, input);
    const passwordHash = await hashPassword(password);
    return this.db.transaction(async (tx) => {
      const accounts = new AccountRepository(tx);
      const found = await accounts.findTokenForUpdate(token, ['reset_password', 'invitation']);
      if (!found || found.usedAt !== null) throw new InvalidResetLinkError();
      await accounts.markTokenUsed(found);
      const user = await accounts.getForUpdate(found.userId);
      user.passwordHash = passwordHash;
      user.emailVerifiedAt ??= new Date();
      await accounts.save(user);
      await accounts.revokeSignInsOf(user.id, null);
      await this.mailer.post(tx, passwordChangedMail(user, this.site.publicUrl));
      return { message: passwordTexts.reset };
    });
  }
}
