import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root, runNode } from './child.mjs';
import { ensureDependencies } from './install.mjs';

const SCHEMA = 'schema.graphql';
const SHARED_TYPES = 'web/apollo/schema.generated.ts';
const PRINTER = 'server/commands/print-schema.ts';

const isCheck = process.argv.includes('--check');
const hooksOnly = process.argv.includes('--hooks-only') || !existsSync(path.join(root, PRINTER));

process.chdir(root);
await ensureDependencies();
const before = snapshot();
if (!hooksOnly) await printSchema();
await generateHooks();
removeOrphans();
report(before, snapshot());

async function printSchema() {
  const { build } = await import('./build.mjs');
  await build({ parts: ['server'] });
  await mustSucceed('Printing schema.graphql', [
    '--enable-source-maps',
    'dist/server/commands/print-schema.js',
  ]);
}

async function generateHooks() {
  const cli = 'node_modules/@graphql-codegen/cli/cjs/bin.js';
  await mustSucceed('Generating the hooks', [cli, '--config', 'codegen.ts']);
}

/** A hook whose document is gone would keep compiling, and fail only when it is called. */
function removeOrphans() {
  for (const file of generatedFiles()) {
    const source = file.replace(/\.generated\.ts$/, '.graphql');
    if (file !== SHARED_TYPES && !existsSync(source)) rmSync(file);
  }
}

function report(old, fresh) {
  const changed = [...new Set([...old.keys(), ...fresh.keys()])].filter(
    (file) => old.get(file) !== fresh.get(file),
  );
  if (isCheck && changed.length > 0) {
    console.error(
      `Generated files were stale; they are fresh now, so review and commit them: ${changed.join(', ')}`,
    );
    process.exit(1);
  }
  console.log(changed.length > 0 ? `Changed: ${changed.join(', ')}` : 'Generated files are up to date.');
}

function snapshot() {
  const files = [SCHEMA, ...generatedFiles()].filter((file) => existsSync(file));
  return new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
}

function generatedFiles() {
  return readdirSync('web', { recursive: true })
    .filter((file) => file.endsWith('.generated.ts'))
    .map((file) => path.posix.join('web', file.split(path.sep).join('/')));
}

async function mustSucceed(what, args) {
  const { code, output } = await runNode(args, { capture: true });
  if (code === 0) return;
  console.error(`${what} failed:\n${output}`);
  process.exit(1);
}
