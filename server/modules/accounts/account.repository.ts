import type { EntityManager } from 'typeorm';
import { hashToken, newToken } from '@server/crypto/data-cipher';
import { AccountToken, accountTokenLifeHours, type AccountTokenPurpose } from './account-token.entity';
import { SignIn } from './sign-in.entity';
import { User } from './user.entity';

/** The only SQL of accounts. */
export class AccountRepository {
  constructor(private readonly db: EntityManager) {}

  findByEmail(email: string): Promise<User | null> {
    return this.db.findOneBy(User, { email });
  }

  findById(id: number): Promise<User | null> {
    return this.db.findOneBy(User, { id });
  }

  getForUpdate(id: number): Promise<User> {
    return this.db.findOneOrFail(User, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /** Null when the address has an account already, also when both were made at the same moment. */
  async insertUser(user: Partial<User>): Promise<User | null> {
    const result = await this.db
      .createQueryBuilder()
      .insert()
      .into(User)
      .values(user)
      .orIgnore()
      .returning('id')
      .execute();
    const [row] = result.raw as { id: number }[];
    return row ? this.db.findOneByOrFail(User, { id: row.id }) : null;
  }

  /** Ids by address, also of those that were there before. */
  async insertMany(users: readonly Partial<User>[]): Promise<Map<string, number>> {
    for (let start = 0; start < users.length; start += 500)
      await this.db
        .createQueryBuilder()
        .insert()
        .into(User)
        .values(users.slice(start, start + 500))
        .orIgnore()
        .execute();
    const rows: { id: number; email: string }[] = await this.db.query(
      'select id, email from users where email = any($1::citext[])',
      [users.map((user) => user.email)],
    );
    return new Map(rows.map((row) => [row.email, row.id]));
  }

  save(user: User): Promise<User> {
    return this.db.save(user);
  }

  /** A new link of this kind; older ones of the same kind end. Returns the token, which is kept nowhere. */
  async issueToken(userId: number, purpose: AccountTokenPurpose): Promise<string> {
    await this.db.query(
      'update account_tokens set superseded_at = now() where user_id = $1 and purpose = $2 and used_at is null and superseded_at is null',
      [userId, purpose],
    );
    const token = newToken();
    await this.db.insert(AccountToken, {
      userId,
      purpose,
      tokenHash: hashToken(token),
      expiresAt: new Date(Date.now() + accountTokenLifeHours[purpose] * 3_600_000),
    });
    return token;
  }

  /** Locked, so that two requests with one token are judged one after the other. */
  async findTokenForUpdate(
    token: string,
    purposes: readonly AccountTokenPurpose[],
  ): Promise<AccountToken | null> {
    const found = await this.db.findOne(AccountToken, {
      where: { tokenHash: hashToken(token) },
      lock: { mode: 'pessimistic_write' },
    });
    if (!found || found.supersededAt !== null || found.expiresAt.getTime() < Date.now()) return null;
    return purposes.includes(found.purpose) ? found : null;
  }

  async markTokenUsed(token: AccountToken): Promise<void> {
    await this.db.update(AccountToken, { id: token.id }, { usedAt: new Date() });
  }

  async insertSignIn(signIn: Partial<SignIn>): Promise<void> {
    await this.db.insert(SignIn, signIn);
  }

  /** The user of a living sign-in, in one statement: it runs on every request that carries a token. */
  async findSignedInUser(signInId: string, userId: number): Promise<SignedInRow | null> {
    const rows: SignedInRow[] = await this.db.query(
      `select u.id, u.role, u.name, u.email, s.last_used_at < now() - interval '5 minutes' as "isStale"
       from sign_ins s join users u on u.id = s.user_id
       where s.id = $1 and s.user_id = $2 and s.revoked_at is null and s.expires_at > now()`,
      [signInId, userId],
    );
    return rows[0] ?? null;
  }

  async touchSignIn(signInId: string): Promise<void> {
    await this.db.query('update sign_ins set last_used_at = now() where id = $1', [signInId]);
  }

  async revokeSignIn(signInId: string): Promise<void> {
    await this.db.query('update sign_ins set revoked_at = now() where id = $1 and revoked_at is null', [
      signInId,
    ]);
  }

  /** Ends every sign-in of the user, but the one named. */
  async revokeSignInsOf(userId: number, exceptSignInId: string | null): Promise<void> {
    await this.db.query(
      'update sign_ins set revoked_at = now() where user_id = $1 and revoked_at is null and ($2::uuid is null or id <> $2)',
      [userId, exceptSignInId],
    );
  }
}

export interface SignedInRow {
  readonly id: number;
  readonly role: 'client' | 'admin';
  readonly name: string;
  readonly email: string;
  /** Last use is noted every five minutes, not on every request. */
  readonly isStale: boolean;
}
