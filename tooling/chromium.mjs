import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { runChild, runNode } from './child.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const ON_MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** Keeps a test browser off the network and, as root, without the sandbox that root cannot have. */
export const CHROMIUM_FLAGS = [
  ...['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  ...['--disable-component-update', '--disable-sync', '--disable-dev-shm-usage'],
];

export const isRoot = process.getuid?.() === 0;

/** A browser for the tests: an installed one, else Debian's package, else the one that Playwright downloads. */
export async function ensureChromium() {
  const installed = findChromium();
  if (installed) return announce(installed, 'installed');
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    console.log('Installing chromium by apt-get …');
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await runChild('apt-get', ['update', '-qq'], { env, capture: true });
    await runChild('apt-get', ['install', '-qq', '-y', '--no-install-recommends', 'chromium'], {
      env,
      capture: true,
    });
    const packaged = findChromium();
    if (packaged) return announce(packaged, 'from Debian');
  }
  console.log("Downloading Playwright's chromium …");
  await runNode(['node_modules/@playwright/test/cli.js', 'install', 'chromium']);
  const downloaded = await findDownloaded();
  if (downloaded) return announce(downloaded, 'downloaded by Playwright');
  throw new Error(
    'No Chromium for the browser tests: install chromium or google-chrome, or set CHROMIUM_PATH.',
  );
}

function findChromium() {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const candidates = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [process.env.CHROMIUM_PATH, ...candidates, ON_MAC].find((file) => file && isExecutable(file));
}

async function findDownloaded() {
  const { chromium } = await import('@playwright/test');
  const file = chromium.executablePath();
  return isExecutable(file) ? file : undefined;
}

function announce(file, origin) {
  const version = execFileSync(file, ['--version', ...(isRoot ? ['--no-sandbox'] : [])], {
    encoding: 'utf8',
  }).trim();
  console.log(`Browser: ${file} (${origin}), ${version}`);
  return file;
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
