import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '..');

interface Plant {
  /** The file that breaks the rule, and what it imports. */
  readonly file: string;
  readonly imports: string;
}

const violations: Record<string, Plant[]> = {
  'domain-stands-alone': [
    { file: 'domain/planted.ts', imports: '@server/env' },
    { file: 'domain/planted-package.ts', imports: 'typeorm' },
    { file: 'domain/planted-builtin.ts', imports: 'node:fs' },
  ],
  'policies-and-errors-are-pure': [
    { file: 'server/modules/visas/visa.policy.ts', imports: '@server/modules/visas/visa.service' },
    { file: 'server/modules/visas/visa.errors.ts', imports: '@server/database/data-source' },
  ],
  'entities-hold-data': [{ file: 'server/modules/visas/visa.entity.ts', imports: '@server/graphql/context' }],
  'repositories-know-no-caller': [
    { file: 'server/modules/visas/visa.repository.ts', imports: '@server/modules/trips/trip.service' },
  ],
  'services-know-no-door': [{ file: 'server/modules/visas/visa.service.ts', imports: './visa.routes' }],
  'repository-belongs-to-its-module': [
    { file: 'server/modules/visas/visa-quote.service.ts', imports: '@server/modules/trips/trip.repository' },
  ],
  'doors-call-services': [
    { file: 'server/modules/trips/trip.resolver.ts', imports: './trip.repository' },
    { file: 'server/modules/trips/trip.routes.ts', imports: 'typeorm' },
    { file: 'server/modules/trips/departure.routes.ts', imports: '@server/database/data-source' },
  ],
  'mechanisms-know-no-module': [
    { file: 'server/mail/planted.ts', imports: '@server/modules/trips/trip.service' },
  ],
  'server-and-web-are-apart': [{ file: 'server/planted.ts', imports: '@web/app/paths' }],
  'web-and-server-are-apart': [{ file: 'web/planted.ts', imports: '@server/env' }],
  'pages-compose-features': [{ file: 'web/pages/PlantedPage.tsx', imports: '@web/app/router' }],
  'features-are-apart': [
    { file: 'web/features/visas/VisaCard.tsx', imports: '@web/features/trips/TripCard' },
  ],
  'features-know-no-page': [{ file: 'web/features/visas/VisaLink.tsx', imports: '@web/pages/TripsPage' }],
  'ui-knows-no-trade': [
    { file: 'web/ui/Planted.tsx', imports: '@web/features/trips/TripCard' },
    { file: 'web/theme/planted.ts', imports: '@apollo/client' },
  ],
  'tests-stay-tests': [{ file: 'server/planted-fake.ts', imports: '@server/testing/factories' }],
  'server-runs-on-dependencies': [{ file: 'server/planted-tool.ts', imports: 'fast-check' }],
  'no-missing-files': [{ file: 'server/planted-gap.ts', imports: './nowhere' }],
};

/** What the planted files may import, all of it allowed. */
const lawful: Plant[] = [
  { file: 'domain/money.ts', imports: 'zod' },
  { file: 'server/env.ts', imports: '@domain/money' },
  { file: 'server/database/data-source.ts', imports: 'typeorm' },
  { file: 'server/graphql/context.ts', imports: '@server/modules/trips/trip.service' },
  { file: 'server/testing/factories.ts', imports: '@server/modules/trips/trip.entity' },
  { file: 'server/modules/trips/trip.entity.ts', imports: 'type-graphql' },
  { file: 'server/modules/trips/trip.repository.ts', imports: './trip.entity' },
  { file: 'server/modules/trips/trip.service.ts', imports: './trip.repository' },
  { file: 'server/modules/trips/trip-list.routes.ts', imports: './trip.service' },
  { file: 'server/modules/visas/visa.service.ts', imports: '@server/modules/trips/trip.service' },
  { file: 'server/modules/visas/visa.routes.ts', imports: './visa.inputs' },
  { file: 'server/modules/visas/visa.inputs.ts', imports: '@domain/money' },
  { file: 'web/app/paths.ts', imports: '@domain/money' },
  { file: 'web/app/router.tsx', imports: '@web/pages/TripsPage' },
  { file: 'web/pages/TripsPage.tsx', imports: '@web/features/trips/TripCard' },
  { file: 'web/features/trips/TripCard.tsx', imports: '@web/app/paths' },
  { file: 'web/features/visas/VisaPicker.tsx', imports: '@web/features/trips/trips.generated' },
  { file: 'web/features/trips/trips.generated.ts', imports: '@apollo/client' },
  { file: 'web/ui/Money.tsx', imports: '@domain/money' },
];

describe('import rules', () => {
  let tree: string;

  beforeEach(async () => {
    tree = await mkdtemp(path.join(tmpdir(), 'rosegate-imports-'));
    await symlink(path.join(ROOT, 'node_modules'), path.join(tree, 'node_modules'));
    await symlink(path.join(ROOT, 'package.json'), path.join(tree, 'package.json'));
    for (const plant of lawful) await write(plant);
  });
  afterEach(() => rm(tree, { recursive: true, force: true }));

  it('leaves a lawful tree alone', async () => {
    expect(await brokenRules()).toEqual([]);
  });

  it('names every planted violation', async () => {
    for (const plant of Object.values(violations).flat()) await write(plant);
    const found = await brokenRules();
    const expected = Object.entries(violations).flatMap(([rule, plants]) =>
      plants.map(({ file }) => `${rule} ${file}`),
    );
    expect(found).toEqual(expect.arrayContaining(expected));
  });

  it('finds a cycle between services, and lets entities refer to each other', async () => {
    await write({ file: 'server/modules/a/a.service.ts', imports: '@server/modules/b/b.service' });
    await write({ file: 'server/modules/b/b.service.ts', imports: '@server/modules/a/a.service' });
    await write({ file: 'server/modules/a/a.entity.ts', imports: '@server/modules/b/b.entity' });
    await write({ file: 'server/modules/b/b.entity.ts', imports: '@server/modules/a/a.entity' });
    expect(await brokenRules()).toEqual(['no-cycles server/modules/a/a.service.ts']);
  });

  it('plants a violation of every rule there is', () => {
    const config = jest.requireActual<{ forbidden: { name: string }[] }>('./dependency-cruiser.config.cjs');
    const planted = [...Object.keys(violations), 'no-cycles'].sort();
    expect(planted).toEqual(config.forbidden.map(({ name }) => name).sort());
  });

  async function write({ file, imports }: Plant): Promise<void> {
    const target = path.join(tree, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, `import * as used from '${imports}';\nexport const kept = used;\n`);
  }

  async function brokenRules(): Promise<string[]> {
    const rooms = ['server', 'web', 'domain'];
    const program = path.join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
    const config = path.join(ROOT, 'tooling/dependency-cruiser.config.cjs');
    const output = await new Promise<string>((resolve, reject) => {
      const args = [program, '--config', config, '--output-type', 'json', ...rooms];
      execFile(process.execPath, args, { cwd: tree, maxBuffer: 50_000_000 }, (error, stdout, stderr) =>
        stdout.startsWith('{') ? resolve(stdout) : reject(error ?? new Error(stderr)),
      );
    });
    const { summary } = JSON.parse(output) as {
      summary: { violations: { rule: { name: string }; from: string }[] };
    };
    return summary.violations.map(({ rule, from }) => `${rule.name} ${from}`).sort();
  }
});
