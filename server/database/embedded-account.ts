import { execFile } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What PostgreSQL's programs see of our environment: no secret of ours, and messages in plain English. */
export const POSTGRES_ENV = {
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin:/run/current-system/sw/bin',
  LC_ALL: 'C',
};

export interface Account {
  readonly uid: number;
  readonly gid: number;
}

/** How to start PostgreSQL's programs: as ourselves, as another account, or as one with a capability to walk. */
export interface Launcher {
  readonly account: Account | null;
  command(program: string, args: readonly string[]): LaunchCommand;
}

export interface LaunchCommand extends Partial<Account> {
  readonly file: string;
  readonly args: readonly string[];
}

const AS_OURSELVES: Launcher = { account: null, command: (file, args) => ({ file, args }) };

/**
 * PostgreSQL refuses to run as root, so root starts it as the cluster's owner, or as a system account.
 * Where that account cannot walk to a needed path, it gets one capability instead of us changing permissions.
 *
 * @param cluster owner of an existing cluster folder, if there is one
 * @param needed paths that the programs read; the last folder of each may be missing
 */
export async function chooseLauncher(cluster: Account | null, needed: readonly string[]): Promise<Launcher> {
  if (process.getuid?.() !== 0) return AS_OURSELVES;
  const account = cluster && cluster.uid !== 0 ? cluster : await findServiceAccount();
  const obstacle = await findObstacle(account, needed);
  if (!obstacle) return { account, command: (file, args) => ({ file, args, ...account }) };
  const capability = await pickCapability(obstacle);
  return { account, command: (file, args) => withCapability(capability, account, file, args) };
}

async function findServiceAccount(): Promise<Account> {
  const known = (await lookUp('postgres')) ?? (await lookUp('rosegate-db'));
  if (known) return known;
  const created = await run(
    'useradd',
    [
      '--system',
      '--no-create-home',
      '--home-dir',
      '/nonexistent',
      '--shell',
      '/usr/sbin/nologin',
      'rosegate-db',
    ],
    { env: POSTGRES_ENV },
  ).then(
    () => lookUp('rosegate-db'),
    () => null,
  );
  const account = created ?? (await lookUp('nobody'));
  if (account) return account;
  throw new Error(
    'PostgreSQL refuses to run as root, and this machine has no account for it: create one named "postgres", start as an ordinary user, or set DATABASE_URL.',
  );
}

async function lookUp(name: string): Promise<Account | null> {
  try {
    const [uid, gid] = await Promise.all([
      run('id', ['-u', name], { env: POSTGRES_ENV }),
      run('id', ['-g', name], { env: POSTGRES_ENV }),
    ]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return null; // `id` fails exactly when there is no such account
  }
}

interface Obstacle {
  readonly path: string;
  readonly isProgram: boolean;
}

async function findObstacle(account: Account, needed: readonly string[]): Promise<Obstacle | null> {
  let found: Obstacle | null = null;
  for (const target of needed) {
    const info = await stat(target).catch(() => null);
    const isProgram = info !== null && info.isFile() && (info.mode & 0o100) !== 0;
    if (info && !allows(info, account, isProgram ? 0o5 : 0o4)) found = { path: target, isProgram };
    if (found?.isProgram) return found;
    for (const folder of ancestors(target)) {
      if (!allows(await stat(folder), account, 0o1)) found ??= { path: folder, isProgram: false };
    }
  }
  return found;
}

function ancestors(target: string): string[] {
  const parent = path.dirname(target);
  return parent === target ? [] : [...ancestors(parent), parent];
}

function allows(info: { mode: number; uid: number; gid: number }, account: Account, bits: number): boolean {
  const shift = info.uid === account.uid ? 6 : info.gid === account.gid ? 3 : 0;
  return ((info.mode >> shift) & bits) === bits;
}

type Capability = 'dac_read_search' | 'dac_override';

const CAPABILITY_BIT: Record<Capability | 'setpcap', bigint> = {
  dac_override: 1n,
  dac_read_search: 2n,
  setpcap: 8n,
};

/** Reading and walking suffices, unless a program itself may not be executed (a checkout under `umask 077`). */
async function pickCapability(obstacle: Obstacle): Promise<Capability> {
  const wanted: Capability[] = obstacle.isProgram ? ['dac_override'] : ['dac_read_search', 'dac_override'];
  const held = await heldCapabilities();
  const capability = wanted.find((name) => (held >> CAPABILITY_BIT[name]) & 1n);
  const hasTool = await run('setpriv', ['--version'], { env: POSTGRES_ENV }).then(
    ({ stdout }) => stdout.includes('util-linux'),
    () => false,
  );
  if (capability && hasTool && (held >> CAPABILITY_BIT.setpcap) & 1n) return capability;
  throw new Error(
    `PostgreSQL refuses to run as root, and its own account may not reach ${obstacle.path}. ` +
      'Do one of these: start as an ordinary user; set DATA_DIR to (and keep the project in) a folder that others may enter; ' +
      `allow it with "chmod o+x ${obstacle.path}"; install setpriv (Debian: util-linux); or set DATABASE_URL.`,
  );
}

async function heldCapabilities(): Promise<bigint> {
  const status = await readFile('/proc/self/status', 'utf8').catch(() => '');
  return BigInt(`0x${/^CapEff:\s*([0-9a-f]+)/m.exec(status)?.[1] ?? '0'}`);
}

/** `no_setuid_fixup`: PostgreSQL checks its own binary by access(2), which drops capabilities without it. */
function withCapability(
  capability: Capability,
  { uid, gid }: Account,
  program: string,
  args: readonly string[],
) {
  const only = `-all,+${capability}`;
  const flags = [
    '--reuid',
    `${uid}`,
    '--regid',
    `${gid}`,
    '--clear-groups',
    '--securebits',
    '+no_setuid_fixup',
  ];
  const capabilities = ['--inh-caps', only, '--ambient-caps', `+${capability}`, '--bounding-set', only];
  return { file: 'setpriv', args: [...flags, ...capabilities, program, ...args] };
}
