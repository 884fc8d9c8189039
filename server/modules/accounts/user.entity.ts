import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';
import type { Role } from '@domain/actor';
import type { LocalDate } from '@domain/local-date';

/** Somebody with an account: a client of the agency or an administrator. */
@Entity('users')
export class User {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('text')
  name: string;

  @Column('citext', { unique: true })
  email: string;

  @Column('text', { nullable: true })
  phone: string | null;

  @Column('date', { name: 'date_of_birth', nullable: true })
  dateOfBirth: LocalDate | null;

  /** Null until an invited user has set the first password. */
  @Column('text', { name: 'password_hash', nullable: true })
  passwordHash: string | null;

  @Column('text', { default: 'client' })
  role: Role;

  @Column('timestamptz', { name: 'email_verified_at', nullable: true })
  emailVerifiedAt: Date | null;

  @Column('text', { name: 'photo_path', nullable: true })
  photoPath: string | null;

  /** `{theme}-{light|dark}`, or `light` for an account that never chose. */
  @Column('text', { name: 'theme_preference', default: 'light' })
  themePreference: string;

  @Column('text', { name: 'language_preference', default: 'en' })
  languagePreference: string;

  @Column('boolean', { name: 'email_notifications', default: true })
  emailNotifications: boolean;

  @Column('boolean', { name: 'sms_notifications', default: false })
  smsNotifications: boolean;

  @Column('boolean', { name: 'marketing_emails', default: false })
  marketingEmails: boolean;

  @Column('timestamptz', { name: 'marketing_consent_at', nullable: true })
  marketingConsentAt: Date | null;

  @Column('text', { name: 'terms_version', nullable: true })
  termsVersion: string | null;

  @Column('timestamptz', { name: 'terms_accepted_at', nullable: true })
  termsAcceptedAt: Date | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' })
  updatedAt: Date;
}
