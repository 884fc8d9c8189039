import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { root } from './child.mjs';

const STAMP = path.join(root, 'dist/build-stamp.json');
const SHARED = ['domain', 'package-lock.json', 'tooling/build.mjs'];
const INPUTS = {
  server: ['server', 'migrations', 'tsconfig.json', ...SHARED],
  web: ['web', 'tooling/vite.config.mjs', ...SHARED],
};
const NOT_AN_INPUT = /\.test\.tsx?$|(^|\/)(testing|e2e)(\/|$)|\.graphql$/;
const COMPRESSIBLE = /\.(js|css|svg|json|txt|webmanifest)$/;
const SMALL_BYTES = 1_000;

/** Builds the halves whose inputs changed since they were built; returns their names. */
export async function build({ force = false, parts = ['server', 'web'] } = {}) {
  const stale = force ? parts : staleParts(parts);
  for (const part of stale) {
    const begun = Date.now();
    process.stdout.write(`Building the ${part} … `);
    const hash = hashInputs(part);
    await (part === 'server' ? buildServer() : buildWeb());
    await keepStamp(part, hash);
    console.log(`${((Date.now() - begun) / 1000).toFixed(1)} s`);
  }
  return stale;
}

export function staleParts(parts = ['server', 'web']) {
  const stamps = readStamps();
  return parts.filter(
    (part) => !existsSync(path.join(root, 'dist', part)) || stamps[part] !== hashInputs(part),
  );
}

/** What esbuild is told for the server; `npm run dev` watches with the same. */
export function serverBuildOptions(outdir) {
  const commands = readdirSync(path.join(root, 'server/commands'), { withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.ts$/.test(entry.name))
    .map((entry) => `server/commands/${entry.name}`);
  return {
    absWorkingDir: root,
    entryPoints: ['server/main.ts', ...commands],
    outbase: 'server',
    outdir,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    splitting: true,
    keepNames: true,
    sourcemap: true,
    jsx: 'automatic',
    chunkNames: 'chunks/[name]-[hash]',
    logLevel: 'warning',
  };
}

async function buildServer() {
  const esbuild = await import('esbuild');
  await replaceFolder('dist/server', (folder) => esbuild.build(serverBuildOptions(folder)));
}

async function buildWeb() {
  process.env.NODE_ENV = 'production'; // React's development build is several times slower
  const vite = await import('vite');
  await replaceFolder('dist/web', async (folder) => {
    await vite.build({
      configFile: path.join(root, 'tooling/vite.config.mjs'),
      logLevel: 'warn',
      build: { outDir: folder },
    });
    await compressFiles(folder);
  });
}

/** Makes the new folder beside the old one, so that a failed build leaves the old one whole. */
async function replaceFolder(name, make) {
  const target = path.join(root, name);
  const draft = `${target}.${process.pid}.new`;
  await mkdir(path.dirname(target), { recursive: true });
  try {
    await make(draft);
    await rm(target, { recursive: true, force: true });
    await rename(draft, target);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** `.br` and `.gz` beside each file that shrinks; index.html is completed by the server for each request. */
async function compressFiles(folder) {
  const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
  const files = filesBelow(folder).filter((file) => COMPRESSIBLE.test(file));
  await Promise.all(
    files.map(async (file) => {
      const content = await readFile(file);
      if (content.length < SMALL_BYTES) return;
      const [br, gz] = await Promise.all([
        promisify(brotliCompress)(content, brotli),
        promisify(gzip)(content, { level: 9 }),
      ]);
      await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
    }),
  );
}

function hashInputs(part) {
  const hash = createHash('sha256').update(process.versions.node.split('.')[0]);
  for (const input of INPUTS[part]) {
    for (const file of filesBelow(path.join(root, input)).sort()) {
      const name = path.relative(root, file);
      if (!NOT_AN_INPUT.test(name)) hash.update(`\0${name}\0`).update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}

function filesBelow(start) {
  if (!existsSync(start)) return [];
  const entries = readdirSync(path.dirname(start), { withFileTypes: true });
  if (entries.find(({ name }) => name === path.basename(start))?.isFile()) return [start];
  return readdirSync(start, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name));
}

function readStamps() {
  return existsSync(STAMP) ? JSON.parse(readFileSync(STAMP, 'utf8')) : {};
}

async function keepStamp(part, hash) {
  await writeFile(STAMP, JSON.stringify({ ...readStamps(), [part]: hash }, null, 2));
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { ensureDependencies } = await import('./install.mjs');
  await ensureDependencies();
  const asked = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
  try {
    const done = await build({
      force: process.argv.includes('--force'),
      ...(asked.length > 0 && { parts: asked }),
    });
    if (done.length === 0) console.log('The build is up to date.');
  } catch (error) {
    console.error(`\n${error.message}`);
    process.exit(1);
  }
}
