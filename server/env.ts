import { z } from 'zod';

const onOff = z.enum(['on', 'off']);
const trueFalse = z.enum(['true', 'false']).transform((value) => value === 'true');
const secrets = (shortest: number) =>
  z
    .string()
    .transform((text) => text.split(',').map((secret) => secret.trim()))
    .refine(
      (list) => list.every((secret) => secret.length >= shortest),
      `needs ${shortest} characters or more`,
    );

const schema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_REPLICA_URLS: z.string().optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  JWT_SECRET: secrets(32).optional(),
  DATA_KEY: secrets(32).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  STORAGE_URL: z.string().optional(),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_API_BASE: z.url().optional(),
  DEMO_DATA: trueFalse.optional(),
  RATE_LIMITS: onOff.default('on'),
  TRUST_PROXY: z
    .string()
    .default('false')
    .transform((text) => (text === 'false' ? 0 : Number(text)))
    .refine(
      (count) => Number.isInteger(count) && count >= 0 && count <= 10,
      'is "false" or a number of proxies',
    ),
  /** Set by `npm run dev`: the web app is served by Vite with hot replacement. */
  ROSEGATE_DEV: z.string().optional(),
  AGENCY_NAME: z.string().optional(),
  AGENCY_PHONE: z.string().optional(),
  AGENCY_EMAIL: z.email().optional(),
  AGENCY_ADDRESS: z.string().optional(),
  AGENCY_ATOL_NUMBER: z.string().optional(),
});

type Parsed = z.output<typeof schema>;

/** Every variable that the server reads; `.env.example` is tested against it. */
export const envVariables: readonly string[] = Object.keys(schema.shape);

export interface Env extends Omit<Parsed, 'PUBLIC_URL' | 'DEMO_DATA'> {
  readonly PUBLIC_URL: string;
  readonly DEMO_DATA: boolean;
  readonly isProduction: boolean;
}

/** One readable line for each mistake; main.ts prints them and stops. */
export class EnvError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'EnvError';
  }
}

/** @throws {EnvError} naming every wrong or missing variable at once. */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  // An empty variable means "not set", as in compose files with ${NAME:-}.
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (!parsed.success)
    throw new EnvError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  const env = parsed.data;
  const problems = [...productionProblems(env), ...groupProblems(env)];
  if (problems.length > 0) throw new EnvError(problems);
  return {
    ...env,
    PUBLIC_URL: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, ''),
    DEMO_DATA: env.DEMO_DATA ?? (env.DATABASE_URL === undefined && env.NODE_ENV !== 'production'),
    isProduction: env.NODE_ENV === 'production',
  };
}

function productionProblems(env: Parsed): string[] {
  if (env.NODE_ENV !== 'production') return [];
  const required = ['JWT_SECRET', 'DATA_KEY', 'SMTP_URL', 'MAIL_FROM', 'PUBLIC_URL'] as const;
  const problems = required
    .filter((name) => env[name] === undefined)
    .map((name) => `${name}: required in production`);
  if (env.RATE_LIMITS === 'off') problems.push('RATE_LIMITS: "off" is refused in production');
  return problems;
}

function groupProblems(env: Parsed): string[] {
  const problems: string[] = [];
  if (env.SMTP_URL !== undefined && env.MAIL_FROM === undefined)
    problems.push('MAIL_FROM: required with SMTP_URL');
  if ((env.STRIPE_SECRET_KEY === undefined) !== (env.STRIPE_WEBHOOK_SECRET === undefined))
    problems.push('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET: set both or neither');
  return problems;
}
