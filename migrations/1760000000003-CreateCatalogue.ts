import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateCatalogue1760000000003 implements MigrationInterface {
  readonly name = 'CreateCatalogue1760000000003';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- One spelling for searching: lower case, without accents. Immutable, because our dictionary does not change.
      create function plain_text(words text) returns text language sql immutable strict parallel safe
        return lower(unaccent('unaccent', words));

      create table products (
        id integer generated always as identity primary key,
        kind text not null check (kind in ('trip', 'package')),
        slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
        title text not null,
        destination text not null default '',
        country text,
        category text not null,
        group_kind text not null default 'group' check (group_kind in ('private', 'group')),
        difficulty text check (difficulty in ('easy', 'moderate', 'challenging')),
        summary text not null default '',
        description text not null,
        duration_days integer not null check (duration_days between 1 and 365),
        duration_text text,
        price_minor bigint check (price_minor >= 0),
        currency char(3) not null default 'GBP',
        image_url text check (image_url ~* '^https?://'),
        images text[] not null default '{}',
        itinerary jsonb,
        itinerary_text text,
        inclusions text[] not null default '{}',
        exclusions text[] not null default '{}',
        terms_conditions text,
        arrival_advice text,
        max_participants integer not null default 20 check (max_participants between 1 and 1000),
        status text not null default 'active' check (status in ('active', 'inactive', 'full')),
        featured_rank integer,
        rating_sum integer not null default 0,
        rating_count integer not null default 0,
        archived_at timestamptz,
        version integer not null default 1,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        constraint products_category check (
          (kind = 'trip' and category in ('adventure', 'cultural', 'relaxation', 'family')) or
          (kind = 'package' and category in
            ('general', 'honeymoon', 'adventure', 'family', 'luxury', 'cultural', 'relaxation'))),
        constraint products_package_status check (kind = 'trip' or status <> 'full')
      );
      create index products_featured on products
        (kind, (coalesce(featured_rank, 2147483647)), created_at desc, id desc) where archived_at is null;
      create index products_price_low on products
        (kind, (coalesce(price_minor, 9223372036854775807)), id) where archived_at is null;
      create index products_price_high on products
        (kind, (coalesce(price_minor, -1)) desc, id desc) where archived_at is null;
      create index products_category on products (kind, category) where archived_at is null;
      create index products_words on products using gin
        (plain_text(title || ' ' || destination || ' ' || description) gin_trgm_ops);

      create table departures (
        id integer generated always as identity primary key,
        product_id integer not null references products on delete cascade,
        start_date date not null,
        end_date date not null,
        price_minor bigint not null check (price_minor >= 0),
        currency char(3) not null default 'GBP',
        capacity integer not null check (capacity >= 0),
        seats_taken integer not null default 0,
        created_at timestamptz not null default now(),
        constraint departures_dates check (end_date >= start_date),
        constraint departures_never_oversold check (seats_taken between 0 and capacity),
        unique (product_id, start_date)
      );
      create index departures_next on departures (product_id, start_date);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table departures; drop table products; drop function plain_text;');
  }
}
