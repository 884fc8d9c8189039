import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateMails1760000000002 implements MigrationInterface {
  readonly name = 'CreateMails1760000000002';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table mails (
        id bigint generated always as identity primary key,
        recipient citext not null,
        sender text not null,
        template text not null,
        subject text not null,
        content text not null,
        request_id text,
        attempts integer not null default 0,
        last_error text,
        created_at timestamptz not null default now(),
        sent_at timestamptz
      );
      comment on column mails.content is 'encrypted JSON of the text and HTML: a mail may carry a link that signs in';
      create index mails_newest on mails (id desc);
      create index mails_of_recipient on mails (recipient, id desc);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table mails;');
  }
}
