import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateVisas1760000000007 implements MigrationInterface {
  readonly name = 'CreateVisas1760000000007';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table visa_types (
        id integer generated always as identity primary key,
        slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
        name text not null check (char_length(name) between 1 and 200),
        description text not null,
        eligibility_criteria text,
        processing_time text,
        validity text,
        countries text[] not null default '{}',
        flag text not null default '🌍',
        service_fee_minor bigint not null check (service_fee_minor >= 0),
        government_fee_minor bigint not null check (government_fee_minor >= 0),
        currency char(3) not null default 'GBP',
        popular boolean not null default false,
        features text[] not null default '{}',
        required_documents text[] not null default '{}',
        status text not null default 'active' check (status in ('active', 'inactive')),
        archived_at timestamptz,
        version integer not null default 1,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      );
      create index visa_types_listed on visa_types ((popular::integer) desc, name, id) where archived_at is null;

      create table visa_applications (
        id integer generated always as identity primary key,
        reference text not null unique check (reference ~ '^RGV[0-9A-HJKMNP-TV-Z]{12}$'),
        status text not null default 'submitted'
          check (status in ('submitted', 'processing', 'documents_required', 'approved', 'rejected', 'withdrawn')),
        client_id integer references users on delete set null,
        booking_id integer references bookings on delete set null,
        visa_type_id integer not null references visa_types on delete restrict,
        service_fee_minor bigint not null check (service_fee_minor >= 0),
        government_fee_minor bigint not null check (government_fee_minor >= 0),
        currency char(3) not null default 'GBP',
        first_name text not null check (char_length(first_name) between 1 and 120),
        last_name text not null check (char_length(last_name) between 1 and 120),
        email citext not null,
        phone text not null,
        date_of_birth date not null,
        nationality text not null,
        passport_number text,
        passport_last4 text check (char_length(passport_last4) <= 4),
        passport_expiry date not null,
        passport_erased_at timestamptz,
        travel_purpose text not null
          check (travel_purpose in ('tourism', 'business', 'family', 'education', 'medical', 'conference')),
        departure_date date not null,
        return_date date not null,
        duration text not null,
        previous_visits text,
        employment_status text not null
          check (employment_status in ('employed', 'self-employed', 'student', 'retired', 'unemployed')),
        monthly_income text,
        accommodation text,
        valid_until date,
        version integer not null default 1,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        constraint visa_applications_birth check (date_of_birth < departure_date),
        constraint visa_applications_journey check (return_date >= departure_date),
        constraint visa_applications_passport_outlasts_journey check (passport_expiry > return_date),
        constraint visa_applications_passport_kept_or_erased check (
          (passport_number is not null and passport_last4 is not null and passport_erased_at is null) or
          (passport_number is null and passport_last4 is null and passport_erased_at is not null)),
        constraint visa_applications_passport_encrypted check (passport_number like 'v1.%'),
        constraint visa_applications_valid_when_approved check (valid_until is null or status = 'approved')
      );
      comment on column visa_applications.passport_number is 'encrypted; erased when it is not needed any more';
      comment on column visa_applications.service_fee_minor is 'the fees as they were when the application was made';
      create index visa_applications_newest on visa_applications (created_at desc, id desc);
      create index visa_applications_of_client on visa_applications (client_id, created_at desc, id desc);
      create index visa_applications_by_status on visa_applications (status, created_at desc, id desc);
      create index visa_applications_unclaimed on visa_applications (email) where client_id is null;
      create index visa_applications_of_type on visa_applications (visa_type_id);
      create index visa_applications_of_booking on visa_applications (booking_id);

      create table visa_status_changes (
        id integer generated always as identity primary key,
        application_id integer not null references visa_applications on delete cascade,
        from_status text,
        to_status text not null,
        actor_id integer references users on delete set null,
        actor_kind text not null check (actor_kind in ('visitor', 'client', 'admin', 'system')),
        created_at timestamptz not null default now()
      );
      create index visa_status_changes_of_application on visa_status_changes (application_id, id);
      create index visa_status_changes_of_actor on visa_status_changes (actor_id);

      create table visa_notes (
        id integer generated always as identity primary key,
        application_id integer not null references visa_applications on delete cascade,
        author_id integer references users on delete set null,
        is_internal boolean not null,
        body text not null check (char_length(body) between 1 and 2000),
        created_at timestamptz not null default now()
      );
      comment on column visa_notes.is_internal is 'false: the applicant reads it';
      create index visa_notes_of_application on visa_notes (application_id, id);
      create index visa_notes_of_author on visa_notes (author_id);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(
      'drop table visa_notes; drop table visa_status_changes; drop table visa_applications; drop table visa_types;',
    );
  }
}
