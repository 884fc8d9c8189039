import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Env } from '@server/env';

export interface Secrets {
  /** Newest first: the first signs, all verify. */
  readonly jwt: readonly string[];
  /** Newest first: the first encrypts, all decrypt. */
  readonly data: readonly string[];
}

/** Secrets from the environment; in development they are generated once and kept in the data folder. */
export async function loadSecrets(env: Env): Promise<Secrets> {
  return {
    jwt: env.JWT_SECRET ?? [await generatedSecret(env.DATA_DIR, 'jwt-secret')],
    data: env.DATA_KEY ?? [await generatedSecret(env.DATA_DIR, 'data-key')],
  };
}

async function generatedSecret(dataDir: string, name: string): Promise<string> {
  const file = path.join(dataDir, name);
  await mkdir(dataDir, { recursive: true });
  try {
    // 'wx' fails when the file is there, so that two servers starting at once agree on one secret.
    const handle = await open(file, 'wx', 0o600);
    const secret = randomBytes(48).toString('base64url');
    await handle.writeFile(secret);
    await handle.sync();
    await handle.close();
    return secret;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return (await readFile(file, 'utf8')).trim();
  }
}
