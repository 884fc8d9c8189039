import { EnvError, readEnv } from './env';

const problemsOf = (source: NodeJS.ProcessEnv): readonly string[] => {
  try {
    readEnv(source);
    return [];
  } catch (error) {
    if (error instanceof EnvError) return error.problems;
    throw error;
  }
};

describe('readEnv', () => {
  it('needs nothing in development, and then shows the demo agency on the embedded database', () => {
    expect(readEnv({})).toMatchObject({
      PORT: 4000,
      HOST: '127.0.0.1',
      PUBLIC_URL: 'http://localhost:4000',
      DATA_DIR: '.data',
      DEMO_DATA: true,
      isProduction: false,
    });
    expect(readEnv({ DATABASE_URL: 'postgres://x@y/z' }).DEMO_DATA).toBe(false);
  });

  it('names every mistake at once, a line each', () => {
    expect(
      problemsOf({ PORT: 'many', DATABASE_URL: 'mysql://x', TRUST_PROXY: 'yes', LOG_LEVEL: 'loud' }).map(
        (line) => line.split(':')[0],
      ),
    ).toEqual(expect.arrayContaining(['PORT', 'DATABASE_URL', 'TRUST_PROXY', 'LOG_LEVEL']));
  });

  it('refuses production without its secrets and its mail server', () => {
    expect(problemsOf({ NODE_ENV: 'production', RATE_LIMITS: 'off' })).toEqual([
      'JWT_SECRET: required in production',
      'DATA_KEY: required in production',
      'SMTP_URL: required in production',
      'MAIL_FROM: required in production',
      'PUBLIC_URL: required in production',
      'RATE_LIMITS: "off" is refused in production',
    ]);
  });

  it('refuses secrets that are too short, and reads a comma list newest first', () => {
    expect(problemsOf({ JWT_SECRET: 'short' })).toEqual(['JWT_SECRET: needs 32 characters or more']);
    const [newest, older] = ['n'.repeat(32), 'o'.repeat(32)];
    expect(readEnv({ JWT_SECRET: `${newest}, ${older}` }).JWT_SECRET).toEqual([newest, older]);
  });

  it('refuses half of a group: a mail server without a sender, a Stripe key without its webhook secret', () => {
    expect(problemsOf({ SMTP_URL: 'smtp://localhost' })).toEqual(['MAIL_FROM: required with SMTP_URL']);
    expect(problemsOf({ STRIPE_SECRET_KEY: 'sk' })).toEqual([
      'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET: set both or neither',
    ]);
  });

  it('reads an empty variable as one that is not set', () => {
    expect(readEnv({ PORT: '', DATABASE_URL: '' }).PORT).toBe(4000);
  });
});
