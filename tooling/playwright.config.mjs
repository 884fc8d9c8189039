import { createServer } from 'node:net';
import { once } from 'node:events';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { root } from './child.mjs';
import { CHROMIUM_FLAGS, ensureChromium, isRoot } from './chromium.mjs';

// Each worker reads this file again, with the environment of the first reading: both choices are made once.
process.env.E2E_PORT ??= await findFreePort();
process.env.E2E_CHROMIUM ??= await ensureChromium();
const baseURL = `http://127.0.0.1:${process.env.E2E_PORT}`;

export default defineConfig({
  testDir: path.join(root, 'web/e2e'),
  testMatch: '**/*.spec.ts',
  outputDir: path.join(root, 'test-results/e2e'),
  tsconfig: path.join(root, 'web/tsconfig.json'),
  // The journeys share one agency, in which an administrator changes what a visitor sees.
  workers: 1,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['line'], ['json', { outputFile: path.join(root, 'test-results/e2e.json') }]],
  use: {
    baseURL,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    viewport: { width: 1280, height: 900 },
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env.E2E_CHROMIUM,
      chromiumSandbox: !isRoot,
      args: CHROMIUM_FLAGS,
    },
  },
  webServer: {
    command: 'exec node tooling/e2e-server.mjs',
    cwd: root,
    url: `${baseURL}/readyz`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 12_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});

async function findFreePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  return String(port);
}
