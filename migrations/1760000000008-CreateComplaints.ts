import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateComplaints1760000000008 implements MigrationInterface {
  readonly name = 'CreateComplaints1760000000008';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table complaints (
        id integer generated always as identity primary key,
        reference text not null
          generated always as ('CMP-' || lpad(id::text, greatest(6, char_length(id::text)), '0')) stored unique,
        status text not null default 'open' check (status in ('open', 'pending', 'in_progress', 'resolved')),
        client_id integer references users on delete set null,
        booking_id integer references bookings on delete set null,
        customer_name text not null check (char_length(customer_name) between 1 and 120),
        customer_email citext not null,
        subject text not null check (char_length(subject) between 1 and 200),
        description text not null check (char_length(description) between 1 and 5000),
        category text not null check (category in ('general', 'booking', 'payment', 'service', 'technical')),
        priority text not null default 'normal' check (priority in ('low', 'normal', 'high', 'urgent')),
        resolution text,
        resolved_at timestamptz,
        rating smallint check (rating between 1 and 5),
        feedback text check (char_length(feedback) <= 2000),
        version integer not null default 1,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        constraint complaints_resolved_at check ((status = 'resolved') = (resolved_at is not null)),
        constraint complaints_resolution check (resolution is null or resolved_at is not null)
      );
      create index complaints_newest on complaints (created_at desc, id desc);
      create index complaints_of_client on complaints (client_id, created_at desc, id desc);
      create index complaints_by_status on complaints (status, created_at desc, id desc);
      create index complaints_of_booking on complaints (booking_id);

      create table complaint_status_changes (
        id integer generated always as identity primary key,
        complaint_id integer not null references complaints on delete cascade,
        from_status text,
        to_status text not null,
        actor_id integer references users on delete set null,
        actor_kind text not null check (actor_kind in ('client', 'admin', 'system')),
        created_at timestamptz not null default now()
      );
      create index complaint_status_changes_of_complaint on complaint_status_changes (complaint_id, id);
      create index complaint_status_changes_of_actor on complaint_status_changes (actor_id);

      create table complaint_messages (
        id integer generated always as identity primary key,
        complaint_id integer not null references complaints on delete cascade,
        author_id integer references users on delete set null,
        author_kind text not null check (author_kind in ('client', 'admin', 'system')),
        kind text not null check (kind in ('message', 'resolution', 'internal_note')),
        body text not null check (char_length(body) between 1 and 5000),
        created_at timestamptz not null default now(),
        constraint complaint_messages_of_the_agency check (kind = 'message' or author_kind <> 'client')
      );
      comment on column complaint_messages.kind is 'internal_note: never shown to the client';
      create index complaint_messages_of_complaint on complaint_messages (complaint_id, id);
      create index complaint_messages_of_author on complaint_messages (author_id);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(
      'drop table complaint_messages; drop table complaint_status_changes; drop table complaints;',
    );
  }
}
