import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { readEnv } from '@server/env';
import { createLogger } from '@server/logging/logger';
import { seedDemoAgency } from '@server/seeds/demo-agency';
import { seedLargeAgency } from '@server/seeds/large-agency';
import { openServices } from './open-services';

const { values } = parseArgs({ options: { scale: { type: 'string', default: '1' } } });
const scale = Number(values.scale);
if (!Number.isInteger(scale) || scale < 1 || scale > 1000) {
  process.stderr.write('Usage: npm run seed -- --scale N, with N from 1 to 1000\n');
  process.exit(2);
}
const env = readEnv();
if (env.isProduction && !env.DEMO_DATA) {
  process.stderr.write('Demo data is refused in production unless DEMO_DATA=true is said explicitly.\n');
  process.exit(2);
}
const logger = createLogger('warn');
const { db, services, close } = await openServices(env, logger);
const progress = (line: string) => process.stdout.write(`${line}\n`);
try {
  await seedDemoAgency({ db, services, logger, progress });
  await seedLargeAgency({ db, services, scale, progress });
} finally {
  await close();
}
