import type { DataSource } from 'typeorm';
import { hashPassword } from '@server/auth/passwords';
import type { Logger } from '@server/logging/logger';
import type { Services } from '@server/services';
import { staff } from './content/people';
import { seedCatalogue } from './demo-catalogue';
import { seedPeople } from './demo-people';
import { SeedClock } from './seed-clock';

export interface SeedParts {
  readonly db: DataSource;
  readonly services: Services;
  readonly logger: Logger;
  readonly progress?: (line: string) => void;
}

const demoPassword = 'Demo-Travel-2026';

export const demoSignIns = [
  { email: 'admin@rosegate.example', password: demoPassword, role: 'administrator' },
  { email: 'client@rosegate.example', password: demoPassword, role: 'client' },
] as const;

/**
 * Loads the demo agency into an empty database; a database that is in use is left alone. Killed half-way, the next
 * start finishes it: the catalogue is filled by address, everything else is one transaction.
 */
export async function seedDemoAgency({ db, services, logger, progress }: SeedParts): Promise<void> {
  if (!(await isEmptyOrHalfSeeded(db))) return;
  const started = performance.now();
  const clock = new SeedClock();
  const say = progress ?? ((line: string) => logger.info(line));
  say('Loading the demo agency: catalogue');
  const catalogue = await seedCatalogue(services, clock);
  say('Loading the demo agency: people, bookings, visas, complaints, community');
  const passwordHash = await hashPassword(demoPassword);
  await db.transaction((tx) => seedPeople(tx, services, catalogue, clock, passwordHash));
  say(`The demo agency is ready (${Math.round(performance.now() - started)} ms)`);
}

/** People come last and all at once: while the demo administrator is missing, only the catalogue may be there. */
async function isEmptyOrHalfSeeded(db: DataSource): Promise<boolean> {
  const [row]: { isDone: boolean; isInUse: boolean }[] = await db.query(
    `select exists (select from users where email = $1) as "isDone",
            exists (select from users) or exists (select from bookings) as "isInUse"`,
    [staff[0]?.email ?? ''],
  );
  return row !== undefined && !row.isDone && !row.isInUse;
}
