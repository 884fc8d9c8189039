import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

interface DataKey {
  readonly id: string;
  readonly key: Buffer;
}

/**
 * Encrypts what must not be readable in a stolen database: passport numbers, bodies of mails that carry links.
 * AES-256-GCM; the value names its key, so that keys can be rotated: `v1.<key id>.<iv>.<tag>.<text>`.
 */
export class DataCipher {
  private readonly keys: readonly DataKey[];
  private readonly newest: DataKey;

  /** @param secrets newest first */
  constructor(secrets: readonly string[]) {
    this.keys = secrets.map((secret) => {
      const key = createHash('sha256').update(secret).digest();
      return { id: createHash('sha256').update(key).digest('base64url').slice(0, 8), key };
    });
    const [newest] = this.keys;
    if (!newest) throw new RangeError('a cipher needs a key');
    this.newest = newest;
  }

  encrypt(text: string): string {
    const { id, key } = this.newest;
    const iv = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', key, iv);
    const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return [
      'v1',
      id,
      iv.toString('base64url'),
      cipher.getAuthTag().toString('base64url'),
      body.toString('base64url'),
    ].join('.');
  }

  /** @throws {Error} when the key is not known any more or the value was changed. */
  decrypt(value: string): string {
    const [version, id, iv, tag, body] = value.split('.');
    const known = this.keys.find((candidate) => candidate.id === id);
    if (version !== 'v1' || !known || iv === undefined || tag === undefined || body === undefined)
      throw new Error('the value was encrypted with a key that is not configured');
    const decipher = createDecipheriv('aes-256-gcm', known.key, Buffer.from(iv, 'base64url'));
    decipher.setAuthTag(Buffer.from(tag, 'base64url'));
    return Buffer.concat([decipher.update(Buffer.from(body, 'base64url')), decipher.final()]).toString(
      'utf8',
    );
  }
}

/** What the database keeps of a token that a mail carries: useless to whoever reads the database. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** 256 bits of chance, safe in a URL. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}
