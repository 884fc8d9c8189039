import type { AddressInfo } from 'node:net';
import type { DataSource } from 'typeorm';
import type { Role } from '@domain/actor';
import { createApp } from '@server/app';
import { siteFacts } from '@server/config/site';
import { createDataSource } from '@server/database/data-source';
import { type Env, readEnv } from '@server/env';
import { JobQueue } from '@server/jobs/job-queue';
import { createLogger, type Logger } from '@server/logging/logger';
import { mailboxTransport, type MailTransport } from '@server/mail/mail-transport';
import { AccountRepository } from '@server/modules/accounts/account.repository';
import type { User } from '@server/modules/accounts/user.entity';
import { entities } from '@server/modules/modules';
import { hashPassword } from '@server/auth/passwords';
import { createServices, type Services } from '@server/services';
import { registerJobs } from '@server/worker';
import { createTestDatabase } from './test-database';

export interface GraphQLAnswer {
  readonly status: number;
  readonly data: Record<string, any> | null; // eslint-disable-line @typescript-eslint/no-explicit-any -- tests read what they asked for
  readonly errors?: readonly {
    readonly message: string;
    readonly path?: readonly string[];
    readonly extensions: { readonly code: string; readonly fields?: Record<string, string> };
  }[];
}

export interface RestAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Record<string, any>; // eslint-disable-line @typescript-eslint/no-explicit-any -- tests read what they asked for
}

/** The whole server on a free port with a database of its own: what every test of a door talks to. */
export interface TestAgency {
  readonly url: string;
  readonly db: DataSource;
  readonly services: Services;
  graphql(query: string, variables?: Record<string, unknown>, token?: string | null): Promise<GraphQLAnswer>;
  rest(
    method: string,
    path: string,
    body?: unknown,
    token?: string | null,
    headers?: Record<string, string>,
  ): Promise<RestAnswer>;
  /** A verified account, signed in; `name` makes the address: `anna` -> anna@example.com. */
  signInAs(name: string, role?: Role): Promise<{ readonly user: User; readonly token: string }>;
  close(): Promise<void>;
}

export const testPassword = 'Correct-Horse-7';
let passwordHash: Promise<string> | undefined;

export interface TestAgencyOptions {
  /** Runs jobs too, so that mails really leave. */
  readonly withJobs?: boolean;
  readonly mailTransport?: MailTransport;
  readonly env?: Record<string, string>;
  /** Leads to the database by another way, such as a wire that can be cut. */
  readonly reroute?: (databaseUrl: string) => Promise<string>;
  /** Where log lines go; nowhere by default. */
  readonly logger?: Logger;
}

export async function createTestAgency(options: TestAgencyOptions = {}): Promise<TestAgency> {
  const database = await createTestDatabase();
  const databaseUrl = (await options.reroute?.(database.url)) ?? database.url;
  const env: Env = readEnv({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATABASE_URL: databaseUrl,
    PORT: '0',
    DEMO_DATA: 'false',
    ...options.env,
  });
  const logger = options.logger ?? createLogger(env.LOG_LEVEL);
  const db = await createDataSource({ url: databaseUrl, entities, logger }).initialize();
  const jobs = new JobQueue(databaseUrl, logger);
  await jobs.start();
  const site = siteFacts(env);
  const secrets = {
    jwt: ['test secret that is long enough, 32+'],
    data: ['test data key that is long enough, 32+'],
  };
  const mailTransport = options.mailTransport ?? mailboxTransport;
  const services = createServices({
    db,
    jobs,
    secrets,
    site,
    mailTransport,
    mailFrom: 'Rosegate <hello@rosegate.example>',
    logger,
  });
  if (options.withJobs === true) await registerJobs(jobs, services);
  const app = await createApp({
    env,
    site,
    db,
    services,
    logger,
    isStopping: () => false,
    findPosterSubject: (slug) => services.catalogue.findPosterSubject(slug),
  });
  await new Promise<void>((resolve) => app.server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;

  return {
    url,
    db,
    services,
    graphql: (query, variables, token) => postGraphQL(url, query, variables, token),
    rest: (method, path, body, token, headers) => callRest(url, method, path, body, token, headers),
    signInAs: async (name, role = 'client') => {
      const user = await createUser(db, name, role);
      const { token } = await services.signIns.signIn(
        { email: user.email, password: testPassword },
        { userAgent: 'test', ipAddress: '127.0.0.1' },
      );
      return { user, token };
    },
    close: async () => {
      app.server.closeAllConnections();
      await new Promise((resolve) => app.server.close(resolve));
      await app.stop();
      await jobs.stop();
      await db.destroy();
      await database.drop();
    },
  };
}

/** A verified account without signing it in; the same name twice gives the same account. */
async function createUser(db: DataSource, name: string, role: Role): Promise<User> {
  passwordHash ??= hashPassword(testPassword);
  const accounts = new AccountRepository(db.manager);
  const email = `${name.toLowerCase()}@example.com`;
  const made = await accounts.insertUser({
    name: `${name} Example`,
    email,
    phone: '07700 900123',
    role,
    passwordHash: await passwordHash,
    emailVerifiedAt: new Date(),
  });
  const user = made ?? (await accounts.findByEmail(email));
  if (!user) throw new Error(`no user ${name}`);
  return user;
}

async function postGraphQL(
  url: string,
  query: string,
  variables?: Record<string, unknown>,
  token?: string | null,
): Promise<GraphQLAnswer> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...bearer(token) },
    body: JSON.stringify({ query, variables }),
  });
  return { status: response.status, ...((await response.json()) as Omit<GraphQLAnswer, 'status'>) };
}

async function callRest(
  url: string,
  method: string,
  path: string,
  body?: unknown,
  token?: string | null,
  headers: Record<string, string> = {},
): Promise<RestAnswer> {
  const response = await fetch(`${url}/api${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...bearer(token),
      ...headers,
    },
    body: body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body),
  });
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as RestAnswer['body'],
  };
}

function bearer(token?: string | null): Record<string, string> {
  return token == null ? {} : { authorization: `Bearer ${token}` };
}
