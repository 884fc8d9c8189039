import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateEnquiries1760000000006 implements MigrationInterface {
  readonly name = 'CreateEnquiries1760000000006';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table enquiries (
        id integer generated always as identity primary key,
        kind text not null check (kind in ('contact', 'callback', 'consultation', 'custom_package')),
        full_name text not null,
        email citext not null,
        phone text,
        subject text,
        message text not null,
        client_id integer references users on delete set null,
        created_at timestamptz not null default now()
      );
      create index enquiries_newest on enquiries (created_at desc, id desc);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table enquiries;');
  }
}
