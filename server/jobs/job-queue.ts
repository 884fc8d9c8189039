import PgBoss from 'pg-boss';
import type { EntityManager } from 'typeorm';
import { inJob, currentRequestId, type Logger } from '@server/logging/logger';

/** Every kind of work that runs later, with what it needs to know. Ids only: a queue is no place for personal data. */
export interface JobPayloads {
  'mail.send': { readonly mailId: number };
  'bookings.complete-past': Record<string, never>;
  'mails.purge-old': Record<string, never>;
  'bookings.forget-idempotency-keys': Record<string, never>;
}

export type JobName = keyof JobPayloads;
type Envelope<N extends JobName> = { readonly data: JobPayloads[N]; readonly requestId: string | null };

const retries: Record<JobName, PgBoss.RetryOptions & PgBoss.ExpirationOptions> = {
  // About a day of attempts, further and further apart, while a mail server is away.
  'mail.send': { retryLimit: 14, retryDelay: 2, retryBackoff: true, expireInSeconds: 60 },
  'bookings.complete-past': { retryLimit: 3, retryDelay: 30, retryBackoff: true },
  'mails.purge-old': { retryLimit: 3, retryDelay: 30, retryBackoff: true },
  'bookings.forget-idempotency-keys': { retryLimit: 3, retryDelay: 30, retryBackoff: true },
};
const jobNames = Object.keys(retries) as JobName[];
const schema = 'jobs';

/** Jobs live in PostgreSQL beside what they are about: enqueued in the same transaction, they survive a crash. */
export class JobQueue {
  private readonly boss: PgBoss;
  private isStopped = false;

  constructor(
    url: string,
    private readonly logger: Logger,
  ) {
    this.boss = new PgBoss({ connectionString: url, schema, max: 4, application_name: 'rosegate-jobs' });
    this.boss.on('error', (error) => {
      // Its connections say goodbye for a moment after stop() has resolved.
      if (!this.isStopped) logger.warn({ error }, 'the job queue lost its database for a moment');
    });
  }

  async start(): Promise<void> {
    await this.boss.start();
  }

  /** Adds a job to the caller's transaction: it exists when, and only when, that commits. */
  async enqueue<N extends JobName>(tx: EntityManager, name: N, data: JobPayloads[N]): Promise<void> {
    const envelope: Envelope<N> = { data, requestId: currentRequestId() ?? null };
    await this.boss.send(name, envelope, { ...retries[name], db: { executeSql: executeIn(tx) } });
  }

  /**
   * Runs jobs of this kind, also those left by a server that died. A handler must tolerate running twice. Each
   * worker looks twice a second and takes one job: several work side by side.
   */
  async work<N extends JobName>(
    name: N,
    handler: (data: JobPayloads[N]) => Promise<void>,
    options: { readonly workers: number } = { workers: 1 },
  ): Promise<void> {
    for (let worker = 0; worker < options.workers; worker += 1)
      await this.boss.work<Envelope<N>>(name, { pollingIntervalSeconds: 0.5, batchSize: 1 }, ([job]) =>
        job ? this.run(name, job, handler) : Promise.resolve(),
      );
  }

  private run<N extends JobName>(
    name: N,
    job: PgBoss.Job<Envelope<N>>,
    handler: (data: JobPayloads[N]) => Promise<void>,
  ): Promise<void> {
    const { data, requestId } = job.data;
    return inJob(requestId ?? `job-${job.id}`, async () => {
      try {
        await handler(data);
      } catch (error) {
        this.logger.warn({ error, job: name, jobId: job.id }, 'a job failed and will be tried again');
        throw error;
      }
    });
  }

  /** Runs a kind of job again and again, once for all servers. */
  async schedule(name: JobName, cron: string): Promise<void> {
    const envelope: Envelope<JobName> = { data: {}, requestId: null };
    await this.boss.schedule(name, cron, envelope, { tz: 'Europe/London', ...retries[name] });
  }

  /** Lets running jobs finish; the rest stays in the database for the next start. */
  async stop(): Promise<void> {
    await this.boss.stop({ graceful: true, wait: true, timeout: 5_000, close: true });
    this.isStopped = true;
  }
}

function executeIn(tx: EntityManager) {
  return async (sql: string, values: unknown[]) => {
    const result: unknown = await tx.query(sql, values);
    // TypeORM answers data-changing statements with [rows, count].
    const rows =
      Array.isArray(result) && Array.isArray(result[0]) ? (result[0] as unknown[]) : (result as unknown[]);
    return { rows };
  };
}

/** Creates or upgrades the queue's own tables, as part of migrating. */
export async function installQueueTables(url: string): Promise<void> {
  const boss = new PgBoss({ connectionString: url, schema, max: 1, supervise: false, schedule: false });
  boss.on('error', () => undefined); // start() itself rejects, and that error is the one to report
  await boss.start();
  for (const name of jobNames) await boss.createQueue(name);
  await boss.stop({ graceful: false, wait: true });
}
