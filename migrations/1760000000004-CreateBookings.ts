import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateBookings1760000000004 implements MigrationInterface {
  readonly name = 'CreateBookings1760000000004';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table bookings (
        id integer generated always as identity primary key,
        reference text not null unique check (reference ~ '^RG[0-9A-HJKMNP-TV-Z]{12}$'),
        kind text not null check (kind in ('request', 'departure')),
        status text not null default 'pending'
          check (status in ('pending', 'processing', 'confirmed', 'completed', 'cancelled')),
        client_id integer references users on delete set null,
        product_id integer references products on delete restrict,
        departure_id integer references departures on delete restrict,
        title text not null,
        destination text,
        first_name text not null,
        last_name text not null,
        email citext not null,
        phone text not null,
        address text,
        start_date date,
        end_date date,
        travellers_count integer check (travellers_count between 1 and 100),
        currency char(3) not null default 'GBP',
        price_per_traveller_minor bigint check (price_per_traveller_minor >= 0),
        total_minor bigint check (total_minor >= 0),
        emergency_contact_name text,
        emergency_contact_phone text,
        special_requests text,
        locations text[] not null default '{}',
        suggest_location boolean not null default false,
        hotel_aesthetic text[] not null default '{}',
        hotel_aesthetic_other text,
        duration text,
        custom_duration integer check (custom_duration between 11 and 365),
        holiday_vibe text,
        flight_arrangements text[] not null default '{}',
        budget_minor bigint check (budget_minor >= 0),
        budget_currency char(3),
        version integer not null default 1,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        constraint bookings_dates check (end_date >= start_date),
        constraint bookings_departure check ((kind = 'departure') = (departure_id is not null)),
        constraint bookings_seats check (departure_id is null or travellers_count is not null)
      );
      create index bookings_newest on bookings (created_at desc, id desc);
      create index bookings_of_client on bookings (client_id, created_at desc, id desc);
      create index bookings_by_status on bookings (status, created_at desc, id desc);
      create index bookings_unclaimed on bookings (email) where client_id is null;
      create index bookings_of_product on bookings (product_id);
      create index bookings_of_departure on bookings (departure_id);
      create index bookings_words on bookings using gin
        (plain_text(reference || ' ' || first_name || ' ' || last_name || ' ' || email::text || ' ' || title) gin_trgm_ops);

      create table booking_travellers (
        id integer generated always as identity primary key,
        booking_id integer not null references bookings on delete cascade,
        position integer not null,
        first_name text not null,
        last_name text not null,
        date_of_birth date,
        passport_number text,
        passport_last4 text,
        nationality text,
        dietary_requirements text,
        unique (booking_id, position)
      );
      comment on column booking_travellers.passport_number is 'encrypted';

      create table booking_status_changes (
        id integer generated always as identity primary key,
        booking_id integer not null references bookings on delete cascade,
        from_status text,
        to_status text not null,
        actor_id integer references users on delete set null,
        actor_kind text not null check (actor_kind in ('visitor', 'client', 'admin', 'system')),
        reason text,
        created_at timestamptz not null default now()
      );
      create index booking_status_changes_of_booking on booking_status_changes (booking_id, id);
      create index booking_status_changes_of_actor on booking_status_changes (actor_id) where actor_id is not null;

      create table idempotency_keys (
        owner text not null,
        key text not null,
        input_hash text not null,
        booking_id integer references bookings on delete cascade,
        created_at timestamptz not null default now(),
        primary key (owner, key)
      );
      create index idempotency_keys_of_booking on idempotency_keys (booking_id);
      comment on column idempotency_keys.owner is 'user:<id> or visitor:<hash of address>';
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(
      'drop table idempotency_keys; drop table booking_status_changes; drop table booking_travellers; drop table bookings;',
    );
  }
}
