import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root, runNode } from './child.mjs';
import { ensureDependencies } from './install.mjs';

const RESULTS = path.join(root, 'test-results');
const PARTS = {
  check: () => runChecks(),
  unit: (pattern) => runJest('unit', ['domain'], pattern),
  server: (pattern) => runJest('server', ['server'], pattern),
  web: (pattern) => runJest('web', ['web'], pattern),
  // On their own, so that nothing else slows down what they measure.
  process: (pattern) => runJest('process', ['process'], pattern),
  e2e: (pattern) => runBrowserTests(pattern),
};

const [part, pattern] = process.argv.slice(2);
if (part && !(part in PARTS)) {
  console.error(`Usage: npm test [-- ${Object.keys(PARTS).join('|')} [pattern]]`);
  process.exit(2);
}

process.chdir(root);
await ensureDependencies();
mkdirSync(RESULTS, { recursive: true });

const total = { passed: 0, failed: 0 };
if (await isBuilt()) {
  for (const runPart of part ? [PARTS[part]] : everything()) {
    const { passed, failed } = await runPart(pattern);
    total.passed += passed;
    total.failed += failed;
  }
} else {
  total.failed += 1;
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

function everything() {
  const jest = () => runJest('all', ['domain', 'server', 'web']);
  return [PARTS.check, jest, PARTS.process, PARTS.e2e];
}

/** Generated files first: a build on stale ones would fail for a reason that is not its own. */
async function isBuilt() {
  if (part && !['process', 'e2e'].includes(part)) return true;
  const { code } = await runNode(['tooling/build.mjs']);
  return code === 0;
}

async function runChecks() {
  const { check } = await import('./check.mjs');
  return check();
}

async function runJest(name, projects, pattern) {
  const outputFile = path.join(RESULTS, `jest-${name}.json`);
  rmSync(outputFile, { force: true });
  const { code } = await runNode([
    ...[
      'node_modules/jest/bin/jest.js',
      '--config',
      'tooling/jest.config.mjs',
      '--selectProjects',
      ...projects,
    ],
    ...['--json', '--outputFile', outputFile, '--passWithNoTests'],
    ...(pattern ? ['--testPathPatterns', pattern] : []),
  ]);
  if (!existsSync(outputFile)) return { passed: 0, failed: 1 };
  const report = JSON.parse(readFileSync(outputFile, 'utf8'));
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  return { passed: report.numPassedTests, failed: failed === 0 && code !== 0 ? 1 : failed };
}

async function runBrowserTests(pattern) {
  const outputFile = path.join(RESULTS, 'e2e.json');
  rmSync(outputFile, { force: true });
  const { ensureChromium } = await import('./chromium.mjs');
  const args = ['node_modules/@playwright/test/cli.js', 'test', '--config', 'tooling/playwright.config.mjs'];
  const { code } = await runNode([...args, ...(pattern ? [pattern] : [])], {
    env: { E2E_CHROMIUM: await ensureChromium() },
    endBy: 'SIGINT',
  });
  if (!existsSync(outputFile)) return { passed: 0, failed: 1 };
  const { stats, errors } = JSON.parse(readFileSync(outputFile, 'utf8'));
  const failed = stats.unexpected + stats.flaky + errors.length;
  return { passed: stats.expected, failed: failed === 0 && code !== 0 ? 1 : failed };
}
