import { pathToFileURL } from 'node:url';
import { root, runNode } from './child.mjs';
import { ensureDependencies } from './install.mjs';

const CACHE = 'node_modules/.cache';
const ROOMS = ['server', 'web', 'domain', 'migrations'];
const tsc = (name, project) => [
  'node_modules/typescript/bin/tsc',
  ...['--project', project, '--incremental', '--tsBuildInfoFile', `${CACHE}/${name}.tsbuildinfo`],
];

/** No cache: a typed rule's verdict depends on other files than the one it is about. */
const eslint = (...rooms) => [
  ...['node_modules/eslint/bin/eslint.js', '--config', 'tooling/eslint.config.mjs', '--max-warnings', '0'],
  ...rooms,
];

/** Generated files come first, since the other checks read them; the slowest of the rest begins first. */
const CHECKS = [
  { name: 'generated files are fresh', args: ['tooling/codegen.mjs', '--check'], isAlone: true },
  { name: 'lint of the web app', args: eslint('web') },
  { name: 'lint of the server', args: eslint('server', 'domain', 'migrations', 'tooling', 'codegen.ts') },
  { name: 'types of the server', args: tsc('server', 'tsconfig.json') },
  { name: 'types of the web app', args: tsc('web', 'web/tsconfig.json') },
  {
    name: 'who may import whom',
    args: [
      'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
      ...['--config', 'tooling/dependency-cruiser.config.cjs', '--output-type', 'err', ...ROOMS],
    ],
  },
  {
    name: 'format',
    args: [
      ...['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '--cache'],
      ...['--cache-location', `${CACHE}/prettier-check`, '.'],
    ],
  },
];
const AT_ONCE = 2;

/** Runs every check, one line each, and what it said when it fails. */
export async function check({ only } = {}) {
  const results = { passed: 0, failed: 0 };
  const queue = CHECKS.filter(({ name }) => !only || name.includes(only));
  const runOne = async ({ name, args }) => {
    const begun = Date.now();
    const { code, output } = await runNode(args, { capture: true });
    console.log(`${code === 0 ? '✓' : '✗'} ${name} (${((Date.now() - begun) / 1000).toFixed(1)} s)`);
    if (code !== 0) console.log(output.trim().replace(/^/gm, '    '));
    results[code === 0 ? 'passed' : 'failed'] += 1;
  };
  while (queue[0]?.isAlone) await runOne(queue.shift());
  const lane = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) await runOne(next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return results;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  process.chdir(root);
  await ensureDependencies();
  const { failed } = await check({ only: process.argv[2] });
  process.exitCode = failed > 0 ? 1 : 0;
}
