import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateCommunity1760000000009 implements MigrationInterface {
  readonly name = 'CreateCommunity1760000000009';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table community_posts (
        id integer generated always as identity primary key,
        author_id integer references users on delete set null,
        guest_name text check (char_length(guest_name) between 1 and 120),
        title text not null check (char_length(title) between 1 and 200),
        content text not null check (char_length(content) between 1 and 10000),
        category text not null check (category in
          ('trip_reports', 'destination_reviews', 'travel_tips', 'photo_sharing',
           'questions_help', 'group_travel', 'budget_travel', 'local_experiences')),
        location text check (char_length(location) between 1 and 200),
        like_count integer not null default 0 check (like_count >= 0),
        reply_count integer not null default 0 check (reply_count >= 0),
        hidden_at timestamptz,
        hidden_by integer references users on delete set null,
        hidden_reason text,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        constraint community_posts_one_writer check (author_id is null or guest_name is null),
        constraint community_posts_hidden check (hidden_at is not null or (hidden_by is null and hidden_reason is null))
      );
      comment on column community_posts.author_id is 'null for a guest, and, without a guest name, for a closed account';
      comment on column community_posts.like_count is 'kept by triggers, in the transaction of the like';
      create index community_posts_newest on community_posts (created_at desc, id desc) where hidden_at is null;
      create index community_posts_of_category on community_posts (category, created_at desc, id desc)
        where hidden_at is null;
      create index community_posts_of_author on community_posts (author_id);
      create index community_posts_hidden_by on community_posts (hidden_by) where hidden_by is not null;

      create table community_comments (
        id integer generated always as identity primary key,
        post_id integer not null references community_posts on delete cascade,
        author_id integer references users on delete set null,
        guest_name text check (char_length(guest_name) between 1 and 120),
        comment text not null check (char_length(comment) between 1 and 2000),
        hidden_at timestamptz,
        hidden_by integer references users on delete set null,
        hidden_reason text,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        constraint community_comments_one_writer check (author_id is null or guest_name is null),
        constraint community_comments_hidden check (hidden_at is not null or (hidden_by is null and hidden_reason is null))
      );
      create index community_comments_of_post on community_comments (post_id, created_at, id);
      create index community_comments_of_author on community_comments (author_id);
      create index community_comments_hidden_by on community_comments (hidden_by) where hidden_by is not null;
      create index community_comments_recent on community_comments (created_at) include (author_id);

      create table community_likes (
        post_id integer not null references community_posts on delete cascade,
        user_id integer not null references users on delete cascade,
        created_at timestamptz not null default now(),
        primary key (post_id, user_id)
      );
      create index community_likes_of_user on community_likes (user_id);
      create index community_likes_recent on community_likes (created_at) include (user_id);

      create index sign_ins_recent on sign_ins (last_used_at) where revoked_at is null;

      create function count_community_likes() returns trigger language plpgsql as $$
      begin
        update community_posts post set like_count = post.like_count + change.likes
        from (
          select post_id, count(*)::integer * case tg_op when 'INSERT' then 1 else -1 end as likes
          from changed group by post_id
        ) change
        where post.id = change.post_id;
        return null;
      end $$;
      create trigger community_likes_added after insert on community_likes
        referencing new table as changed for each statement execute function count_community_likes();
      create trigger community_likes_removed after delete on community_likes
        referencing old table as changed for each statement execute function count_community_likes();

      create function count_community_comments() returns trigger language plpgsql as $$
      begin
        update community_posts post set reply_count = post.reply_count + change.replies
        from (
          select post_id, count(*)::integer * case tg_op when 'INSERT' then 1 else -1 end as replies
          from changed where hidden_at is null group by post_id
        ) change
        where post.id = change.post_id;
        return null;
      end $$;
      create trigger community_comments_added after insert on community_comments
        referencing new table as changed for each statement execute function count_community_comments();
      create trigger community_comments_removed after delete on community_comments
        referencing old table as changed for each statement execute function count_community_comments();

      create function recount_shown_community_comments() returns trigger language plpgsql as $$
      begin
        update community_posts post set reply_count = post.reply_count + change.replies
        from (
          select shown.post_id, sum(case when shown.hidden_at is null then 1 else -1 end)::integer as replies
          from before join shown using (id)
          where (before.hidden_at is null) <> (shown.hidden_at is null)
          group by shown.post_id
        ) change
        where post.id = change.post_id;
        return null;
      end $$;
      create trigger community_comments_shown_or_hidden after update on community_comments
        referencing old table as before new table as shown
        for each statement execute function recount_shown_community_comments();
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop table community_likes;
      drop table community_comments;
      drop table community_posts;
      drop function recount_shown_community_comments();
      drop function count_community_comments();
      drop function count_community_likes();
      drop index sign_ins_recent;
    `);
  }
}
