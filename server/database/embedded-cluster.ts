import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, lstat, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { chooseLauncher, POSTGRES_ENV, type Account, type Launcher } from './embedded-account';
import { findPostgresBinaries, type PostgresBinaries } from './embedded-binaries';

const run = promisify(execFile);

/** Owner of the cluster and of the database in it. */
export const DATABASE_NAME = 'rosegate';

export interface Cluster {
  readonly folder: string;
  readonly log: string;
  readonly password: string;
  readonly launcher: Launcher;
  readonly binaries: PostgresBinaries;
}

/** Finds the cluster of this folder, or makes it. */
export async function prepareCluster(
  dataDir: string,
  options: { durable: boolean; log(message: string): void },
): Promise<Cluster> {
  const folder = path.join(dataDir, 'postgres');
  const owner = await ownerOf(folder);
  const binaries = await findPostgresBinaries();
  const launcher = await chooseLauncher(owner, [...binaries.needed, folder]);
  const cluster = {
    folder,
    log: path.join(dataDir, 'postgres.log'),
    password: await keptPassword(dataDir, owner !== null),
    launcher,
    binaries,
  };
  if (!owner) {
    options.log('Creating the embedded PostgreSQL database');
    await createCluster(cluster, options.durable);
  } else {
    await adoptCluster(cluster, owner);
  }
  return cluster;
}

export async function readPassword(dataDir: string): Promise<string> {
  return (await readFile(path.join(dataDir, 'postgres-password'), 'utf8')).trim();
}

/** Built beside its place and then renamed, so that a crash halfway leaves no half cluster behind. */
async function createCluster(cluster: Cluster, durable: boolean): Promise<void> {
  const draft = `${cluster.folder}.new`;
  const passwordFile = `${draft}.password`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { mode: 0o700 });
  await writeFile(passwordFile, cluster.password, { mode: 0o600 });
  try {
    if (cluster.launcher.account) {
      await giveTo(draft, cluster.launcher.account);
      await giveTo(passwordFile, cluster.launcher.account);
    }
    await initialise(cluster, draft, passwordFile, durable);
    await rename(draft, cluster.folder);
  } finally {
    await rm(passwordFile, { force: true });
    await rm(draft, { recursive: true, force: true });
  }
}

/**
 * Sorting and case mapping come with PostgreSQL itself (C.UTF-8), the same on every machine. Trigrams of letters beyond
 * ASCII also ask the system's C.UTF-8; where there is none, they are left out of similarity, and nothing else changes.
 */
async function initialise(
  cluster: Cluster,
  folder: string,
  passwordFile: string,
  durable: boolean,
): Promise<void> {
  const initdb = (characters: string) => {
    const { file, args, ...account } = cluster.launcher.command(cluster.binaries.initdb, [
      `--pgdata=${folder}`,
      `--username=${DATABASE_NAME}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      `--lc-ctype=${characters}`,
      '--no-instructions',
      ...(durable ? [] : ['--no-sync']),
    ]);
    return run(file, args as string[], { ...account, cwd: '/', env: POSTGRES_ENV });
  };
  await initdb('C.UTF-8').catch((error: Error) => {
    if (!error.message.includes('invalid locale')) throw error;
    return initdb('C');
  });
}

/** A cluster that root copied belongs to root, which PostgreSQL refuses; anyone else's must be our own. */
async function adoptCluster({ folder, launcher }: Cluster, owner: Account): Promise<void> {
  if (launcher.account) {
    if (launcher.account.uid !== owner.uid) await giveTo(folder, launcher.account);
    return;
  }
  if (process.getuid && process.getuid() !== owner.uid) {
    throw new Error(
      `The database in ${folder} belongs to another user (id ${owner.uid}). Start as that user or as root, or set DATA_DIR to another folder.`,
    );
  }
}

async function giveTo(target: string, account: Account): Promise<void> {
  await chown(target, account.uid, account.gid);
  if (!(await lstat(target)).isDirectory()) return;
  for (const name of await readdir(target)) await giveTo(path.join(target, name), account);
}

async function ownerOf(folder: string): Promise<Account | null> {
  return stat(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}

async function keptPassword(dataDir: string, isExpected: boolean): Promise<string> {
  const file = path.join(dataDir, 'postgres-password');
  try {
    return await readPassword(dataDir);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  if (isExpected)
    throw new Error(`${file} is missing: put it back, or remove ${dataDir} to begin with an empty database.`);
  const password = randomBytes(24).toString('base64url');
  await writeFile(file, `${password}\n`, { mode: 0o600 });
  return password;
}
