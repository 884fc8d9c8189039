import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse as parseYaml } from 'yaml';
import { EnvError, envVariables, readEnv } from '@server/env';

const ROOT = path.resolve(__dirname, '..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

interface Service {
  readonly image?: string;
  readonly build?: string;
  readonly environment?: Record<string, string>;
  readonly volumes: readonly string[];
  readonly healthcheck?: { readonly test?: readonly string[] };
  readonly depends_on?: Record<string, { readonly condition: string }>;
}

describe('docker-compose.yml', () => {
  const text = read('docker-compose.yml');
  const compose = parseYaml(text) as { services: Record<string, Service>; volumes: Record<string, null> };
  const services = Object.entries(compose.services);
  const server = compose.services.server!;

  it('holds the database, the cache, the object store, the mail catcher and the server', () => {
    expect(Object.keys(compose.services).sort()).toEqual(['mailpit', 'minio', 'postgres', 'redis', 'server']);
    expect(compose.services.postgres!.image).toMatch(/^postgres:17/);
    expect(compose.services.redis!.image).toMatch(/^redis:7/);
  });

  it.each(services)('checks the health of %s', (_name, service) => {
    expect(service.healthcheck?.test?.[0]).toMatch(/^CMD/);
  });

  it('keeps what each service stores in a named volume', () => {
    const used = services.flatMap(([, { volumes }]) => volumes.map((volume) => volume.split(':')[0]));
    expect(used.sort()).toEqual(Object.keys(compose.volumes).sort());
    for (const [, { volumes }] of services) expect(volumes).not.toHaveLength(0);
  });

  it('starts the server once everything it needs is healthy', () => {
    const needed = Object.keys(compose.services).filter((name) => name !== 'server');
    expect(Object.keys(server.depends_on ?? {}).sort()).toEqual(needed.sort());
    for (const { condition } of Object.values(server.depends_on ?? {}))
      expect(condition).toBe('service_healthy');
  });

  it('has no secret in it, and refuses to start without one', () => {
    const secrets = ['JWT_SECRET', 'DATA_KEY', 'AWS_SECRET_ACCESS_KEY'];
    for (const name of secrets) expect(server.environment![name]).toMatch(/^\$\{\w+:\?.+\}$/);
    expect(server.environment!.DATABASE_URL).toMatch(/:\$\{POSTGRES_PASSWORD:\?[^}]+\}@/);
    for (const secret of text.matchAll(/\$\{(\w*(?:SECRET|PASSWORD|KEY)\w*):-([^}]*)\}/g))
      expect(secret[2]).toBe('');
  });

  it('gives the server settings that it accepts in production', () => {
    const settings = fillIn(server.environment!, {
      JWT_SECRET: 'j'.repeat(32),
      DATA_KEY: 'd'.repeat(32),
      POSTGRES_PASSWORD: 'password',
      S3_ACCESS_KEY: 'access',
      S3_SECRET_KEY: 'secret-key',
    });
    expect(readEnv(settings)).toMatchObject({ isProduction: true, DEMO_DATA: false, HOST: '0.0.0.0' });
    expect(() => readEnv({ ...settings, JWT_SECRET: '' })).toThrow(EnvError);
  });
});

describe('Dockerfile', () => {
  const lines = read('Dockerfile').split('\n');
  const last = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')));

  it('runs the built server as an ordinary user, and watches its health', () => {
    expect(last).toContain('USER node');
    expect(last.join('\n')).toMatch(/HEALTHCHECK[\s\S]*\/healthz/);
    expect(last.at(-2)).toBe('CMD ["node", "--enable-source-maps", "dist/server/main.js"]');
  });

  it('sends neither secrets nor data into the image', () => {
    expect(read('.dockerignore').split('\n')).toEqual(
      expect.arrayContaining(['.env', '.data', '.git', 'node_modules']),
    );
  });
});

describe('.env.example', () => {
  const settings = new Map(
    [...read('.env.example').matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );

  it('names every variable that the server reads, and no other', () => {
    const internal = ['ROSEGATE_DEV']; // said by `npm run dev`, not by people
    expect([...settings.keys()].sort()).toEqual(
      envVariables.filter((name) => !internal.includes(name)).sort(),
    );
  });

  it('shows values that the server accepts', () => {
    expect(readEnv(Object.fromEntries(settings))).toMatchObject({ PORT: 4000, isProduction: false });
  });
});

/** As compose does: ${NAME:?message} must be given, ${NAME:-default} has a default. */
function fillIn(environment: Record<string, string>, given: Record<string, string>): Record<string, string> {
  const fill = (value: string) =>
    value.replaceAll(/\$\{(\w+)(:[?-])([^}]*)\}/g, (_all, name: string, kind: string, text: string) => {
      const fallback = kind === ':-' ? text : undefined;
      const filled = given[name] ?? fallback;
      if (filled === undefined) throw new Error(`${name} is not given`);
      return filled;
    });
  return Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, fill(value)]));
}
