import type { JobQueue } from '@server/jobs/job-queue';
import type { Services } from '@server/services';

/** Which service answers which job. Runs inside the server's own process. */
export async function registerJobs(jobs: JobQueue, services: Services): Promise<void> {
  await jobs.work('mail.send', ({ mailId }) => services.mailer.send(mailId), { workers: 4 });
  await jobs.work('mails.purge-old', () => services.mailer.purgeOld());
  await jobs.work('bookings.complete-past', () => services.bookings.completePast());
  await jobs.work('bookings.forget-idempotency-keys', () => services.bookings.forgetIdempotencyKeys());
  await jobs.schedule('bookings.forget-idempotency-keys', '35 3 * * *');
  await jobs.schedule('mails.purge-old', '15 3 * * *');
  await jobs.schedule('bookings.complete-past', '5 * * * *');
}
