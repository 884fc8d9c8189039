import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateLedger1760000000005 implements MigrationInterface {
  readonly name = 'CreateLedger1760000000005';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table ledger_entries (
        id bigint generated always as identity primary key,
        booking_id integer not null references bookings on delete restrict,
        kind text not null check (kind in ('payment', 'refund')),
        method text not null check (method in ('bank_transfer', 'card', 'cash')),
        amount_minor bigint not null,
        currency char(3) not null,
        reference text not null unique,
        note text,
        recorded_by integer references users on delete set null,
        received_on date not null,
        created_at timestamptz not null default now(),
        constraint ledger_entries_sign check ((kind = 'payment') = (amount_minor > 0) and amount_minor <> 0)
      );
      create index ledger_entries_of_booking on ledger_entries (booking_id, id) include (amount_minor);
      create index ledger_entries_of_recorder on ledger_entries (recorded_by) where recorded_by is not null;

      create function refuse_change() returns trigger language plpgsql as $$
      begin
        raise exception '% is append-only', tg_table_name;
      end $$;
      create trigger ledger_entries_append_only before update or delete on ledger_entries
        for each row when (pg_trigger_depth() = 0) execute function refuse_change();
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table ledger_entries; drop function refuse_change();');
  }
}
