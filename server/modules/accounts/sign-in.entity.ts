import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** One signed-in device. A bearer token names its sign-in, and is worth nothing once that is revoked. */
@Entity('sign_ins')
export class SignIn {
  @PrimaryColumn('uuid')
  id: string;

  @Column('integer', { name: 'user_id' })
  userId: number;

  @Column('text', { name: 'user_agent', nullable: true })
  userAgent: string | null;

  @Column('text', { name: 'ip_address', nullable: true })
  ipAddress: string | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @Column('timestamptz', { name: 'last_used_at', default: () => 'now()' })
  lastUsedAt: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;

  @Column('timestamptz', { name: 'revoked_at', nullable: true })
  revokedAt: Date | null;
}
