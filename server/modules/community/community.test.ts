import { postCategories, postCategoryFacts } from '@domain/inputs/community-inputs';
import { posts as content } from '@server/seeds/content/community';
import { expectQueries } from '@server/testing/expect-queries';
import { createTestAgency, type TestAgency } from '@server/testing/test-agency';
import type { PostImport } from './community-import';

let agency: TestAgency;
let anna: number;
let boris: number;
let annasToken: string;

beforeAll(async () => {
  agency = await createTestAgency();
  const signedIn = await agency.signInAs('anna');
  anna = signedIn.user.id;
  annasToken = signedIn.token;
  boris = (await agency.signInAs('boris')).user.id;
  await agency.db.query("update users set photo_path = '/users/photos/anna.webp' where id = $1", [anna]);
});
afterAll(() => agency.close());
afterEach(() => agency.db.query('delete from community_posts'));

function post(changes: Partial<PostImport> = {}): PostImport {
  return {
    authorId: anna,
    title: 'One bag for ten days',
    content: 'Four shirts and a scarf.',
    category: 'Travel Tips',
    location: 'Bukhara, Uzbekistan',
    createdAt: new Date('2026-06-01T08:00:00Z'),
    likedByIds: [boris],
    replies: [
      { authorId: boris, comment: 'And a warm layer.', createdAt: new Date('2026-06-02T08:00:00Z') },
      {
        authorId: null,
        guestName: 'Gast',
        comment: 'No ceramics?',
        createdAt: new Date('2026-06-03T08:00:00Z'),
      },
    ],
    ...changes,
  };
}

function importAll(...imports: PostImport[]): Promise<number[]> {
  return agency.db.transaction((tx) => agency.services.community.importPosts(tx, imports));
}

async function countersOf(id: number | undefined): Promise<{ like_count: number; reply_count: number }> {
  const [row] = await agency.db.query('select like_count, reply_count from community_posts where id = $1', [
    id,
  ]);
  return row;
}

describe('importing', () => {
  it('takes the whole demo board, with counters that fit its rows', async () => {
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
    const ids = await importAll(
      ...content.map((item) => ({
        ...item,
        authorId: anna,
        createdAt: hoursAgo(item.hoursAgo),
        likedByIds: [boris, anna].slice(0, item.likedByKeys.length),
        replies: item.replies.map((reply) => ({
          authorId: boris,
          comment: reply.comment,
          createdAt: hoursAgo(item.hoursAgo - reply.hoursAfter),
        })),
      })),
    );
    expect(new Set(ids).size).toBe(content.length);
    const [sums] = await agency.db.query(`
      select sum(like_count)::integer as likes, sum(reply_count)::integer as replies,
        count(*) filter (where like_count <> (select count(*) from community_likes where post_id = p.id)
          or reply_count <> (select count(*) from community_comments where post_id = p.id)) as wrong
      from community_posts p`);
    expect(sums).toEqual({
      likes: content.reduce((sum, item) => sum + Math.min(2, item.likedByKeys.length), 0),
      replies: content.reduce((sum, item) => sum + item.replies.length, 0),
      wrong: 0,
    });
  });

  it('names row and field of what is wrong, and stores nothing', async () => {
    const early = { authorId: boris, comment: 'First!', createdAt: new Date('2026-05-31T08:00:00Z') };
    await expect(
      importAll(
        post(),
        post({ title: ' ', category: 'Moon' }),
        post({ authorId: null }),
        post({ guestName: 'Also a guest' }),
        post({ replies: [early] }),
        post({ replies: [{ ...early, comment: '' }] }),
      ),
    ).rejects.toMatchObject({
      fields: {
        '1.title': 'Title is required',
        '1.category': 'Choose a category',
        '2.authorId': 'Name either a member or a guest',
        '3.authorId': 'Name either a member or a guest',
        '4.replies': 'A reply is never older than its post',
        '5.replies.0.comment': 'Write a reply first',
      },
    });
    expect(await agency.db.query('select count(*) from community_posts')).toEqual([{ count: 0 }]);
  });
});

describe('the counters of a post', () => {
  it('stay right when fifty members like and reply at the same moment', async () => {
    const [id] = await importAll(post({ likedByIds: [], replies: [] }));
    const members: { id: number }[] = await agency.db.query(`
      insert into users (name, email) select 'Member', 'member' || n || '@example.com' from generate_series(1, 50) n
      returning id`);
    await Promise.all(
      members.flatMap((member) => [
        agency.db.query('insert into community_likes (post_id, user_id) values ($1, $2)', [id, member.id]),
        agency.db.query(
          "insert into community_comments (post_id, author_id, comment) values ($1, $2, 'Me too')",
          [id, member.id],
        ),
      ]),
    );
    expect(await countersOf(id)).toEqual({ like_count: 50, reply_count: 50 });
    await agency.db.query("delete from users where email like 'member%'");
    expect(await countersOf(id)).toEqual({ like_count: 0, reply_count: 50 });
  });

  it('take one like of each member', async () => {
    const [id] = await importAll(post({ likedByIds: [boris, boris, anna] }));
    expect(await countersOf(id)).toMatchObject({ like_count: 2 });
    const again = agency.db.query('insert into community_likes (post_id, user_id) values ($1, $2)', [
      id,
      boris,
    ]);
    await expect(again).rejects.toMatchObject({ constraint: 'community_likes_pkey' });
    expect(await countersOf(id)).toMatchObject({ like_count: 2 });
  });

  it('come back when the transaction does not happen', async () => {
    const [id] = await importAll(post());
    const undone = agency.db.transaction(async (tx) => {
      await tx.query('delete from community_likes where post_id = $1', [id]);
      await tx.query('delete from community_comments where post_id = $1', [id]);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await countersOf(id)).toEqual({ like_count: 1, reply_count: 2 });
  });

  it('count only replies that are shown, and count each once', async () => {
    const [id] = await importAll(post());
    const change = (sql: string) =>
      agency.db.query(`update community_comments set ${sql} where post_id = $1`, [id]);
    await change("hidden_at = now(), hidden_reason = 'advertising'");
    expect(await countersOf(id)).toMatchObject({ reply_count: 0 });
    await change("hidden_reason = 'rude'");
    expect(await countersOf(id)).toMatchObject({ reply_count: 0 });
    await change('hidden_at = null, hidden_reason = null');
    expect(await countersOf(id)).toMatchObject({ reply_count: 2 });
    await change('hidden_at = now(), hidden_reason = null');
    await agency.db.query('delete from community_comments where post_id = $1', [id]);
    expect(await countersOf(id)).toMatchObject({ reply_count: 0 });
  });
});

const postFields = `id title content category location likeCount replyCount isGuest authorName createdAt updatedAt
  author { id name photoUrl } comments(first: 10) { id comment authorName isGuest createdAt author { id name photoUrl } }`;
const board = (args = 'first: 20') =>
  `{ communityPosts(${args}) { totalCount nodes { ${postFields} } pageInfo { hasNextPage endCursor } } }`;

describe('the board', () => {
  it('shows posts with author, likes and replies to everybody', async () => {
    await importAll(post());
    const answer = await agency.graphql(board());
    expect(answer.errors).toBeUndefined();
    const [node] = answer.data?.['communityPosts'].nodes;
    expect(node).toMatchObject({
      title: 'One bag for ten days',
      category: 'TRAVEL_TIPS',
      location: 'Bukhara, Uzbekistan',
      likeCount: 1,
      replyCount: 2,
      isGuest: false,
      authorName: 'anna Example',
      author: { id: String(anna), name: 'anna Example', photoUrl: '/api/users/photos/anna.webp' },
      createdAt: '2026-06-01T08:00:00.000Z',
    });
    expect(node.comments).toMatchObject([
      { comment: 'And a warm layer.', isGuest: false, author: { id: String(boris), photoUrl: null } },
      { comment: 'No ceramics?', isGuest: true, authorName: 'Gast', author: null },
    ]);
    expect((await agency.graphql(board(), {}, annasToken)).data).toEqual(answer.data);
  });

  it.each(['email', 'phone', 'role', 'passwordHash', 'dateOfBirth', 'bookings { id }', 'createdAt'])(
    'never tells the %s of an author, however it is asked for',
    async (field) => {
      await importAll(post());
      for (const path of [
        `nodes { author { ${field} } }`,
        `edges { node { author { ${field} } } }`,
        `nodes { comments { author { ${field} } } }`,
      ]) {
        const answer = await agency.graphql(`{ communityPosts { ${path} } }`, {}, annasToken);
        expect(answer.data).toBeUndefined();
        expect(answer.errors?.[0]?.extensions.code).toBe('GRAPHQL_VALIDATION_FAILED');
      }
    },
  );

  it('has no address or phone number of an author anywhere in an answer', async () => {
    const [id] = await importAll(post());
    const answers = [
      await agency.graphql(board()),
      (await agency.rest('GET', '/community/posts')).body,
      (await agency.rest('GET', `/community/posts/${id}/comments`)).body,
    ];
    expect(JSON.stringify(answers)).toContain('anna Example');
    expect(JSON.stringify(answers)).not.toMatch(/@example\.com|07700/);
  });

  it('calls the writer of a closed account "Deleted user", and keeps the words', async () => {
    const { user } = await agency.signInAs('leaver');
    await importAll(post({ authorId: user.id, likedByIds: [user.id], replies: [] }));
    await agency.db.query('delete from users where id = $1', [user.id]);
    const [node] = (await agency.graphql(board())).data?.['communityPosts'].nodes;
    expect(node).toMatchObject({
      authorName: 'Deleted user',
      author: null,
      isGuest: false,
      likeCount: 0,
      content: 'Four shirts and a scarf.',
    });
  });

  it('hides what a moderator hid, from the list, from its total and from its replies', async () => {
    const [id] = await importAll(post(), post({ title: 'Shown' }));
    await agency.db.query('update community_posts set hidden_at = now() where id = $1', [id]);
    const answer = await agency.graphql(board());
    expect(answer.data?.['communityPosts']).toMatchObject({ totalCount: 1, nodes: [{ title: 'Shown' }] });
    expect((await agency.rest('GET', '/community/posts')).body['total']).toBe(1);
    expect((await agency.rest('GET', `/community/posts/${id}/comments`)).status).toBe(404);
    const shownId = answer.data?.['communityPosts'].nodes[0].id;
    await agency.db.query(
      'update community_comments set hidden_at = now() where post_id = $1 and guest_name is null',
      [shownId],
    );
    const comments = await agency.rest('GET', `/community/posts/${shownId}/comments`);
    expect(comments.body).toMatchObject({ total: 1, comments: [{ author: 'Gast' }] });
    expect((await agency.graphql(board())).data?.['communityPosts'].nodes[0]).toMatchObject({
      replyCount: 1,
      comments: [{ authorName: 'Gast' }],
    });
  });

  it('is read in pages that newer posts do not disturb, and by category', async () => {
    const at = (minute: number) => ({ createdAt: new Date(Date.UTC(2026, 5, 1, 8, minute)), replies: [] });
    await importAll(
      ...[1, 2, 3, 4].map((minute) => post({ ...at(minute), title: `Tip ${minute}` })),
      post({ ...at(9), title: 'A report', category: 'trip_reports' }),
    );
    const first = (await agency.graphql(board('first: 2, category: TRAVEL_TIPS'))).data?.['communityPosts'];
    expect(first).toMatchObject({ totalCount: 4, nodes: [{ title: 'Tip 4' }, { title: 'Tip 3' }] });
    await importAll(post({ ...at(30), title: 'Tip 5' }));
    const args = `first: 2, category: TRAVEL_TIPS, after: "${first.pageInfo.endCursor}"`;
    const second = (await agency.graphql(board(args))).data?.['communityPosts'];
    expect(second).toMatchObject({
      nodes: [{ title: 'Tip 2' }, { title: 'Tip 1' }],
      pageInfo: { hasNextPage: false },
    });
  });

  it('refuses pages that are too large, also of replies', async () => {
    await importAll(post());
    for (const query of [
      '{ communityPosts(first: 101) { totalCount } }',
      '{ communityPosts { nodes { comments(first: 101) { id } } } }',
      '{ communityPosts { nodes { comments(first: -1) { id } } } }',
    ]) {
      const answer = await agency.graphql(query);
      expect(answer.errors?.[0]?.extensions).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: { first: expect.any(String) },
      });
    }
  });

  it('pages through the replies of a post, and knows no post from a post without replies', async () => {
    const [id, empty] = await importAll(post(), post({ replies: [] }));
    const query = `query ($id: ID!, $after: String) { communityComments(postId: $id, first: 1, after: $after) {
      totalCount nodes { comment author { name } } pageInfo { hasNextPage endCursor } } }`;
    const first = (await agency.graphql(query, { id })).data?.['communityComments'];
    expect(first).toMatchObject({ totalCount: 2, nodes: [{ comment: 'And a warm layer.' }] });
    const second = await agency.graphql(query, { id, after: first.pageInfo.endCursor });
    expect(second.data?.['communityComments']).toMatchObject({
      nodes: [{ comment: 'No ceramics?', author: null }],
      pageInfo: { hasNextPage: false },
    });
    expect((await agency.graphql(query, { id: empty })).data?.['communityComments'].totalCount).toBe(0);
    for (const unknown of ['0', '999999', 'x'])
      expect((await agency.graphql(query, { id: unknown })).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });
});

describe('categories and figures', () => {
  it('are the eight of the specification, with how many posts each has', async () => {
    await importAll(post(), post(), post({ category: 'Questions & Help' }));
    const query = '{ communityCategories { id category name icon postCount } }';
    const categories: { category: string; name: string; icon: string; postCount: number }[] = (
      await agency.graphql(query)
    ).data?.['communityCategories'];
    expect(categories.map((category) => category.name)).toEqual([
      'Trip Reports',
      'Destination Reviews',
      'Travel Tips',
      'Photo Sharing',
      'Questions & Help',
      'Group Travel',
      'Budget Travel',
      'Local Experiences',
    ]);
    expect(new Set(categories.map((category) => category.icon)).size).toBe(8);
    expect(categories.map((category) => category.postCount)).toEqual([0, 0, 2, 0, 1, 0, 0, 0]);
    const rest = await agency.rest('GET', '/community/categories');
    expect(rest.body).toEqual({
      success: true,
      categories: postCategories.map((category) => postCategoryFacts[category]),
    });
  });

  it('counts the board as it is', async () => {
    await agency.db.query("update sign_ins set last_used_at = now() - interval '1 hour' where user_id = $1", [
      boris,
    ]);
    await importAll(
      post({ createdAt: new Date(), likedByIds: [boris], replies: [] }),
      post({ location: 'Samarkand, UZBEKISTAN ' }),
      post({ location: 'London' }),
      post({ location: null, authorId: null, guestName: 'Gast' }),
    );
    const query = '{ communityStats { posts replies activeMembers countries onlineMembers } }';
    expect((await agency.graphql(query)).data).toEqual({
      communityStats: { posts: 4, replies: 6, activeMembers: 2, countries: 1, onlineMembers: 1 },
    });
    await agency.db.query('delete from community_posts');
    expect((await agency.graphql(query)).data).toEqual({
      communityStats: { posts: 0, replies: 0, activeMembers: 0, countries: 0, onlineMembers: 1 },
    });
  });
});

describe('REST', () => {
  it('answers posts and comments in the shape of the contract', async () => {
    const [id] = await importAll(post());
    const { status, body } = await agency.rest('GET', '/community/posts');
    expect(status).toBe(200);
    const comments = [
      {
        id: expect.any(Number),
        user_id: boris,
        author: 'boris Example',
        avatar: null,
        guest: false,
        comment: 'And a warm layer.',
        created_at: '2026-06-02T08:00:00.000Z',
        createdAt: '2026-06-02T08:00:00.000Z',
      },
      {
        id: expect.any(Number),
        user_id: null,
        author: 'Gast',
        avatar: null,
        guest: true,
        comment: 'No ceramics?',
        created_at: '2026-06-03T08:00:00.000Z',
        createdAt: '2026-06-03T08:00:00.000Z',
      },
    ];
    expect(body).toEqual({
      success: true,
      posts: [
        {
          id,
          user_id: anna,
          author: 'anna Example',
          avatar: '/users/photos/anna.webp',
          guest: false,
          title: 'One bag for ten days',
          content: 'Four shirts and a scarf.',
          category: 'Travel Tips',
          category_id: 3,
          location: 'Bukhara, Uzbekistan',
          likes: 1,
          comments_count: 2,
          comments,
          created_at: '2026-06-01T08:00:00.000Z',
          createdAt: '2026-06-01T08:00:00.000Z',
          updated_at: '2026-06-01T08:00:00.000Z',
          updatedAt: '2026-06-01T08:00:00.000Z',
        },
      ],
      total: 1,
    });
    expect((await agency.rest('GET', `/community/posts/${id}/comments`)).body).toEqual({
      success: true,
      comments,
      total: 2,
    });
    for (const unknown of ['0', '999999', 'x'])
      expect((await agency.rest('GET', `/community/posts/${unknown}/comments`)).body).toEqual({
        success: false,
        code: 'NOT_FOUND',
        message: 'Post not found',
      });
  });

  it('filters by a category’s id or name, and refuses an unknown one', async () => {
    await importAll(post(), post({ category: 'Questions & Help' }));
    const total = async (category: string) =>
      (await agency.rest('GET', `/community/posts?category=${encodeURIComponent(category)}`)).body['total'];
    expect(
      await Promise.all(['5', 'questions & help', 'Travel Tips', 'Group Travel', '', 'all'].map(total)),
    ).toEqual([1, 1, 1, 0, 2, 2]);
    for (const unknown of ['Moon', '9', '0', "' or 1=1--"]) {
      const answer = await agency.rest('GET', `/community/posts?category=${encodeURIComponent(unknown)}`);
      expect(answer).toMatchObject({
        status: 400,
        body: { success: false, errors: { category: expect.any(String) } },
      });
    }
  });
});

describe('reading', () => {
  it('takes one statement for a page of posts with authors, likes and replies, however many', async () => {
    for (const count of [1, 19]) {
      await importAll(...Array.from({ length: count }, () => post()));
      await expectQueries(1, () => agency.graphql(board()));
      await expectQueries(1, () => agency.rest('GET', '/community/posts'));
    }
    expect((await agency.graphql(board())).data?.['communityPosts'].nodes).toHaveLength(20);
  });

  it('takes one statement for replies, figures and counted categories, and none for bare categories', async () => {
    const [id] = await importAll(post());
    await expectQueries(1, () => agency.rest('GET', `/community/posts/${id}/comments`));
    await expectQueries(1, () =>
      agency.graphql(`{ communityComments(postId: ${id}) { totalCount nodes { comment author { name } } } }`),
    );
    await expectQueries(1, () => agency.graphql('{ communityStats { posts countries } }'));
    await expectQueries(1, () => agency.graphql('{ communityCategories { name postCount } }'));
    await expectQueries(0, () => agency.graphql('{ communityCategories { name icon } }'));
  });
});
