import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateAccounts1760000000001 implements MigrationInterface {
  readonly name = 'CreateAccounts1760000000001';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create extension if not exists citext;
      create extension if not exists pg_trgm;
      create extension if not exists unaccent;

      create table users (
        id integer generated always as identity primary key,
        name text not null check (char_length(name) between 1 and 120),
        email citext not null unique,
        phone text,
        date_of_birth date,
        password_hash text,
        role text not null default 'client' check (role in ('client', 'admin')),
        email_verified_at timestamptz,
        photo_path text,
        theme_preference text not null default 'light',
        language_preference text not null default 'en',
        email_notifications boolean not null default true,
        sms_notifications boolean not null default false,
        marketing_emails boolean not null default false,
        marketing_consent_at timestamptz,
        terms_version text,
        terms_accepted_at timestamptz,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      );
      create index users_newest on users (created_at desc, id desc);

      create table sign_ins (
        id uuid primary key,
        user_id integer not null references users on delete cascade,
        user_agent text,
        ip_address text,
        created_at timestamptz not null default now(),
        last_used_at timestamptz not null default now(),
        expires_at timestamptz not null,
        revoked_at timestamptz
      );
      create index sign_ins_of_user on sign_ins (user_id);

      create table account_tokens (
        id bigint generated always as identity primary key,
        user_id integer not null references users on delete cascade,
        purpose text not null check (purpose in ('verify_email', 'reset_password', 'invitation')),
        token_hash text not null unique,
        created_at timestamptz not null default now(),
        expires_at timestamptz not null,
        used_at timestamptz,
        superseded_at timestamptz
      );
      create index account_tokens_of_user on account_tokens (user_id, purpose);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table account_tokens; drop table sign_ins; drop table users;');
  }
}
