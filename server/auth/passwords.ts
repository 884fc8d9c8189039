import argon2 from 'argon2';

// OWASP's minimum for argon2id: 19 MiB, two passes, one lane.
const options = { type: argon2.argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

let decoy: Promise<string> | undefined;

export function hashPassword(password: string): Promise<string> {
  return argon2.hash(password, options);
}

/** Takes the same time whether or not there is an account with a password: without one a decoy is verified. */
export async function verifyPassword(hash: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('no account has this password');
  const matches = await argon2.verify(hash ?? (await decoy), password);
  return hash !== null && matches;
}
