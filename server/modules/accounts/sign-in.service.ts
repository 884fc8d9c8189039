import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { type Actor, type SignedInUser } from '@domain/actor';
import { signInInput } from '@domain/inputs/account-inputs';
import { type AccessTokens, accessTokenLifeSeconds } from '@server/auth/access-tokens';
import { verifyPassword } from '@server/auth/passwords';
import { validateInput } from '@server/auth/validate-input';
import { EmailNotVerifiedError, WrongCredentialsError } from './account.errors';
import { AccountRepository } from './account.repository';
import type { EmailProven } from './registration.service';
import type { User } from './user.entity';

/** Where a sign-in comes from, shown to its owner in the list of devices. */
export interface Device {
  readonly userAgent: string | null;
  readonly ipAddress: string | null;
}

export interface SignInResult {
  readonly message: string;
  readonly token: string;
  readonly user: User;
}

/** Signing in and out, and finding out who a token belongs to. */
export class SignInService {
  constructor(
    private readonly db: DataSource,
    private readonly tokens: AccessTokens,
    private readonly emailProven: EmailProven,
  ) {}

  /**
   * @throws {WrongCredentialsError} for a wrong password and for an unknown address alike.
   * @throws {EmailNotVerifiedError} for the right password of an account that is not verified.
   */
  async signIn(input: unknown, device: Device): Promise<SignInResult> {
    const { email, password } = validateInput(signInInput, input);
    const user = await new AccountRepository(this.db.manager).findByEmail(email);
    if (!(await verifyPassword(user?.passwordHash ?? null, password)) || !user)
      throw new WrongCredentialsError();
    if (user.emailVerifiedAt === null) throw new EmailNotVerifiedError();
    const signInId = randomUUID();
    await this.db.transaction(async (tx) => {
      await new AccountRepository(tx).insertSignIn({
        id: signInId,
        userId: user.id,
        userAgent: device.userAgent?.slice(0, 300) ?? null,
        ipAddress: device.ipAddress,
        expiresAt: new Date(Date.now() + accessTokenLifeSeconds * 1000),
      });
      // A booking made as a visitor after the address was verified is found again here.
      await this.emailProven(tx, user);
    });
    return { message: 'Signed in', token: this.tokens.sign({ userId: user.id, signInId }), user };
  }

  /** The token is refused from now on. */
  async signOut(actor: Actor): Promise<{ message: string }> {
    if (actor.kind === 'user') await new AccountRepository(this.db.manager).revokeSignIn(actor.signInId);
    return { message: 'Signed out' };
  }

  /** Null for a token that is forged, expired, revoked, or whose user is gone. */
  async authenticate(token: string): Promise<SignedInUser | null> {
    const claims = this.tokens.verify(token);
    if (!claims) return null;
    const accounts = new AccountRepository(this.db.manager);
    const user = await accounts.findSignedInUser(claims.signInId, claims.userId);
    if (!user) return null;
    if (user.isStale) await accounts.touchSignIn(claims.signInId);
    return {
      kind: 'user',
      id: user.id,
      role: user.role,
      name: user.name,
      email: user.email,
      signInId: claims.signInId,
    };
  }
}
