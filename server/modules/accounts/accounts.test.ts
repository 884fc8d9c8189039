import { createTestAgency, type TestAgency, testPassword } from '@server/testing/test-agency';

let agency: TestAgency;
beforeAll(async () => {
  agency = await createTestAgency({ withJobs: true });
});
afterAll(() => agency.close());

const registration = {
  name: 'Nora Field',
  email: 'nora@example.com',
  phone: '07700 900321',
  password: 'Quiet-Harbour-9',
  confirmPassword: 'Quiet-Harbour-9',
  dateOfBirth: '1990-05-17',
  termsAccepted: true,
};

/** The newest mail to an address, once the job queue has sent it. */
async function mailTo(address: string, subject: RegExp) {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const mail = (await agency.services.mailer.mailbox(address)).find((found) => subject.test(found.subject));
    if (mail) return mail;
    await agency.db.query('select pg_sleep(0.1)');
  }
  throw new Error(`no mail to ${address} about ${subject}`);
}

function tokenIn(text: string): string {
  const token = /token=([\w-]+)/.exec(text)?.[1];
  if (token === undefined) throw new Error('the mail has no link');
  return token;
}

describe('registration', () => {
  it('answers every documented message at its field, through both doors', async () => {
    const expected = {
      name: 'Full name is required',
      email: 'Email is required',
      phone: 'Phone number is required',
      password: 'Password is required',
      dateOfBirth: 'Date of birth is required',
      termsAccepted: 'You must accept the Terms and Conditions',
    };
    const rest = await agency.rest('POST', '/auth/register', {});
    expect(rest.status).toBe(400);
    expect(rest.body).toMatchObject({ success: false, code: 'BAD_USER_INPUT', errors: expected });

    const answer = await agency.graphql(
      'mutation ($input: RegisterInput!) { register(input: $input) { message } }',
      {
        input: {
          ...registration,
          name: ' ',
          email: 'no-address',
          password: 'short',
          confirmPassword: 'other',
          termsAccepted: false,
        },
      },
    );
    expect(answer.errors?.[0]?.extensions).toEqual({
      code: 'BAD_USER_INPUT',
      fields: {
        name: 'Full name is required',
        email: 'Email is invalid',
        password: 'Password must be at least 8 characters',
        confirmPassword: 'Passwords do not match',
        termsAccepted: 'You must accept the Terms and Conditions',
      },
    });
    expect(JSON.stringify(answer)).not.toContain('no-address');
  });

  it('refuses a minor, and a password that is absurdly long before hashing it', async () => {
    const minor = await agency.rest('POST', '/auth/register', { ...registration, dateOfBirth: '2015-01-01' });
    expect(minor.body['errors']).toEqual({ dateOfBirth: 'You must be 18 or older to hold an account' });
    const long = await agency.rest('POST', '/auth/register', {
      ...registration,
      password: 'x'.repeat(500_000),
    });
    expect(long.status).toBe(400);
  });

  it('keeps neither a role nor a verification that the caller claims', async () => {
    const claim = { ...registration, email: 'claims@example.com', role: 'admin', emailVerified: true, id: 1 };
    expect((await agency.rest('POST', '/auth/register', claim)).status).toBe(201);
    const [row] = await agency.db.query(
      "select role, email_verified_at from users where email = 'claims@example.com'",
    );
    expect(row).toEqual({ role: 'client', email_verified_at: null });
  });

  it('makes one account of thirty registrations at once, whatever the spelling of the address', async () => {
    const spellings = ['race@example.com', 'RACE@example.com', ' Race@Example.com ', 'race@example.com.'];
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        agency.rest('POST', '/auth/register', { ...registration, email: spellings[index % 4] }),
      ),
    );
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([201]));
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
    expect(await agency.db.query("select count(*) from users where email = 'race@example.com'")).toEqual([
      { count: 1 },
    ]);
  });
});

describe('from registration to signing out', () => {
  it('verifies by the mailed link once, signs in, and refuses the token after signing out', async () => {
    expect((await agency.rest('POST', '/auth/register', registration)).body).toEqual({
      success: true,
      message:
        'Account created successfully! Please check your email to verify your account before logging in.',
      emailVerified: false,
      emailSent: true,
    });
    const credentials = { email: 'Nora@Example.com', password: registration.password };
    const early = await agency.rest('POST', '/auth/login', credentials);
    expect(early.status).toBe(403);
    expect(early.body).toMatchObject({ success: false, code: 'EMAIL_NOT_VERIFIED', emailVerified: false });

    const mail = await mailTo('nora@example.com', /verify/i);
    expect(mail.text).toContain('http://localhost');
    const token = tokenIn(mail.text);
    const stored = JSON.stringify(await agency.db.query('select * from account_tokens, mails'));
    expect(stored).not.toContain(token);

    expect((await agency.rest('GET', `/auth/verify-email/${token}`)).body['message']).toMatch(/is verified/);
    expect((await agency.rest('GET', `/auth/verify-email/${token}`)).body['message']).toMatch(
      /already verified/,
    );
    expect((await agency.rest('GET', '/auth/verify-email/guess')).status).toBe(400);

    const signedIn = await agency.rest('POST', '/auth/login', credentials);
    expect(signedIn.body).toMatchObject({
      success: true,
      user: {
        email: 'nora@example.com',
        role: 'client',
        email_verified: true,
        theme_preference: 'light',
        marketing_emails: false,
      },
    });
    const bearer = signedIn.body['token'] as string;
    expect((await agency.rest('GET', '/auth/profile', undefined, bearer)).body['user'].name).toBe(
      'Nora Field',
    );
    expect((await agency.graphql('{ me { email role } }', {}, bearer)).data).toEqual({
      me: { email: 'nora@example.com', role: 'CLIENT' },
    });

    expect((await agency.rest('POST', '/auth/logout', {}, bearer)).status).toBe(200);
    expect((await agency.rest('GET', '/auth/profile', undefined, bearer)).status).toBe(401);
    const replay = await agency.graphql('{ me { email } }', {}, bearer);
    expect(replay.status).toBe(401);
    expect(replay.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it('tells the owner, not the stranger, that an address has an account', async () => {
    await agency.signInAs('owner');
    const known = await agency.rest('POST', '/auth/register', {
      ...registration,
      email: 'owner@example.com',
    });
    const unknown = await agency.rest('POST', '/auth/register', {
      ...registration,
      email: 'stranger@example.com',
    });
    expect(known.body).toEqual(unknown.body);
    expect((await mailTo('owner@example.com', /already have/)).text).toContain('/auth?tab=login');
  });

  it('ends an older verification link when a newer one is asked for', async () => {
    await agency.rest('POST', '/auth/register', { ...registration, email: 'twice@example.com' });
    const first = tokenIn((await mailTo('twice@example.com', /verify/i)).text);
    expect(
      (await agency.rest('POST', '/auth/resend-verification', { email: 'twice@example.com' })).status,
    ).toBe(200);
    expect((await agency.rest('GET', `/auth/verify-email/${first}`)).status).toBe(400);
  });
});

describe('signing in', () => {
  it('says the same of a wrong password and of an unknown address', async () => {
    await agency.signInAs('walter');
    const wrong = await agency.rest('POST', '/auth/login', {
      email: 'walter@example.com',
      password: 'not this one',
    });
    const unknown = await agency.rest('POST', '/auth/login', {
      email: 'nobody@example.com',
      password: 'not this one',
    });
    expect(wrong.status).toBe(401);
    expect(wrong.body).toEqual(unknown.body);
  });

  it('accepts no token but its own', async () => {
    const { token } = await agency.signInAs('tamar');
    const [head, body, signature] = token.split('.') as [string, string, string];
    const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
    const flipped = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
    for (const forged of [
      'x',
      `${none}.${body}.`,
      `${none}.${body}.${signature}`,
      `${head}.${body}.${flipped}`,
      `${head}.${body}.`,
    ])
      expect((await agency.rest('GET', '/trips/all', undefined, forged)).status).toBe(401);
  });

  it('sets a new password by link, once, and ends every sign-in', async () => {
    const { token: bearer } = await agency.signInAs('petra');
    await agency.rest('POST', '/auth/forgot-password', { email: 'petra@example.com' });
    const reset = tokenIn((await mailTo('petra@example.com', /new password/i)).text);
    const short = await agency.rest('POST', '/auth/reset-password', { token: reset, password: 'four' });
    expect(short.body['errors']).toEqual({ password: 'Password must be at least 6 characters long.' });
    const seven = await agency.rest('POST', '/auth/reset-password', { token: reset, password: 'sevenxx' });
    expect(seven.body['errors']).toEqual({ password: 'Password must be at least 8 characters' });
    expect(
      (await agency.rest('POST', '/auth/reset-password', { token: reset, password: 'A-new-one-77' })).status,
    ).toBe(200);
    expect(
      (await agency.rest('POST', '/auth/reset-password', { token: reset, password: 'A-new-one-78' })).status,
    ).toBe(400);
    expect((await agency.rest('GET', '/auth/profile', undefined, bearer)).status).toBe(401);
    expect(
      (await agency.rest('POST', '/auth/login', { email: 'petra@example.com', password: testPassword }))
        .status,
    ).toBe(401);
    expect(
      (await agency.rest('POST', '/auth/login', { email: 'petra@example.com', password: 'A-new-one-77' }))
        .status,
    ).toBe(200);
  });

  it('changes only what is given of a profile, and notes when marketing was agreed to', async () => {
    const { token } = await agency.signInAs('iris');
    const answer = await agency.graphql(
      'mutation { updateProfile(input: { themePreference: "bold-dark", marketingEmails: true }) { name themePreference marketingEmails } }',
      {},
      token,
    );
    expect(answer.data).toEqual({
      updateProfile: { name: 'iris Example', themePreference: 'bold-dark', marketingEmails: true },
    });
    const [row] = await agency.db.query(
      "select marketing_consent_at from users where email = 'iris@example.com'",
    );
    expect(row.marketing_consent_at).toBeInstanceOf(Date);
    const wrong = await agency.graphql(
      'mutation { updateProfile(input: { themePreference: "neon" }) { id } }',
      {},
      token,
    );
    expect(wrong.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect(
      (await agency.graphql('mutation { updateProfile(input: {}) { id } }')).errors?.[0]?.extensions.code,
    ).toBe('UNAUTHENTICATED');
  });
});
