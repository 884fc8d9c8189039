import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { DataSource } from 'typeorm';
import { createApp } from '@server/app';
import { loadSecrets } from '@server/config/secrets';
import { siteFacts } from '@server/config/site';
import { createDataSource } from '@server/database/data-source';
import { startEmbeddedPostgres } from '@server/database/embedded-postgres';
import { migrateDatabase } from '@server/database/migrate';
import type { Env } from '@server/env';
import { JobQueue } from '@server/jobs/job-queue';
import type { Logger } from '@server/logging/logger';
import { mailboxTransport, smtpTransport } from '@server/mail/mail-transport';
import { entities } from '@server/modules/modules';
import { createServices, type Services } from '@server/services';
import { registerJobs } from '@server/worker';
import { demoSignIns, seedDemoAgency } from '@server/seeds/demo-agency';

export interface RunningServer {
  readonly url: string;
  readonly db: DataSource;
  readonly services: Services;
  readonly announcement: string;
  /** Stops accepting, finishes what runs, closes the pool, stops the embedded database. */
  stop(): Promise<void>;
}

/** Database, then services, then jobs, then doors; stopped in the opposite order. */
export async function startServer(env: Env, logger: Logger): Promise<RunningServer> {
  const undo: (() => Promise<void>)[] = [];
  const stopAll = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    const databaseUrl = await openDatabase(env, logger, undo);
    await migrateDatabase(databaseUrl, logger);

    const site = siteFacts(env);
    const db = await createDataSource({ url: databaseUrl, entities, logger }).initialize();
    undo.push(() => db.destroy());
    const jobs = new JobQueue(databaseUrl, logger);
    const mailTransport = env.SMTP_URL === undefined ? mailboxTransport : smtpTransport(env.SMTP_URL);
    const secrets = await loadSecrets(env);
    const mailFrom = env.MAIL_FROM ?? `${site.name} <${site.email}>`;
    const services = createServices({ db, jobs, secrets, site, mailTransport, mailFrom, logger });
    await jobs.start();
    undo.push(async () => {
      await jobs.stop();
      mailTransport.close();
    });
    if (env.DEMO_DATA) await seedDemoAgency({ db, services, logger });
    await registerJobs(jobs, services);

    let isStopping = false;
    const app = await createApp({
      env,
      site,
      db,
      services,
      logger,
      isStopping: () => isStopping,
      findPosterSubject: (slug) => services.catalogue.findPosterSubject(slug),
    });
    undo.push(() => app.stop());
    await listen(app.server, env);
    undo.push(() => {
      isStopping = true;
      return close(app.server);
    });
    const url = `http://${env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST}:${(app.server.address() as AddressInfo).port}`;
    return { url, db, services, announcement: announcement(env, url), stop: stopAll };
  } catch (error) {
    await stopAll();
    throw error;
  }
}

async function openDatabase(env: Env, logger: Logger, undo: (() => Promise<void>)[]): Promise<string> {
  if (env.DATABASE_URL !== undefined) return env.DATABASE_URL;
  const embedded = await startEmbeddedPostgres({
    dataDir: env.DATA_DIR,
    log: (message) => logger.info(message),
  });
  undo.push(() => embedded.stop());
  return embedded.url;
}

function listen(server: Server, env: Env): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${env.PORT} is taken. Set PORT to another one.`)
          : error,
      ),
    );
    server.listen(env.PORT, env.HOST, resolve);
  });
}

/** Requests that run are answered; idle keep-alive connections are closed at once, busy ones after their answer. */
function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    const sweep = setInterval(() => server.closeIdleConnections(), 100);
    const giveUp = setTimeout(() => server.closeAllConnections(), 5_000);
    server.once('close', () => {
      clearInterval(sweep);
      clearTimeout(giveUp);
    });
  });
}

function announcement(env: Env, url: string): string {
  const lines = [
    `Listening on ${url}`,
    '',
    `  Website    ${url}/`,
    `  GraphQL    ${url}/graphql`,
    `  REST       ${url}/api`,
    ...(env.SMTP_URL === undefined && !env.isProduction ? [`  Mailbox    ${url}/dev/mailbox`] : []),
    ...(env.DEMO_DATA
      ? [
          '',
          '  Demo sign-ins:',
          ...demoSignIns.map((line) => `    ${line.email} / ${line.password} (${line.role})`),
        ]
      : []),
  ];
  return `${lines.join('\n')}\n`;
}
