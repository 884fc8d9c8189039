import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

export type AccountTokenPurpose = 'verify_email' | 'reset_password' | 'invitation';

/** How long a mailed link works (contract: verification 24 h, reset 1 h, invitation 7 days). */
export const accountTokenLifeHours: Record<AccountTokenPurpose, number> = {
  verify_email: 24,
  reset_password: 1,
  invitation: 7 * 24,
};

/** A link that was mailed. Only the hash of its token is kept; it serves once, and a newer one of its kind ends it. */
@Entity('account_tokens')
export class AccountToken {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('integer', { name: 'user_id' })
  userId: number;

  @Column('text')
  purpose: AccountTokenPurpose;

  @Column('text', { name: 'token_hash', unique: true })
  tokenHash: string;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;

  @Column('timestamptz', { name: 'used_at', nullable: true })
  usedAt: Date | null;

  @Column('timestamptz', { name: 'superseded_at', nullable: true })
  supersededAt: Date | null;
}
