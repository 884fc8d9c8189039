/** Crockford's base 32: no I, L, O or U, so that nothing looks alike and nothing spells a word. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const codeLength = 12;
const prefix = 'RG';
const pattern = /^RG[0-9A-HJKMNP-TV-Z]{12}$/;

/** Gives `count` unguessable bytes: `randomBytes` of node:crypto. */
export type RandomBytes = (count: number) => Uint8Array;

/** Twelve characters with 60 bits of chance. */
export function randomCode(random: RandomBytes): string {
  // 256 is a multiple of 32, so that every character is equally likely.
  return Array.from(random(codeLength), (byte) => alphabet.charAt(byte % alphabet.length)).join('');
}

/** A new booking reference, as it is stored and put into addresses: `RG7K3M9QX2B4TD`. */
export function newReference(random: RandomBytes): string {
  return prefix + randomCode(random);
}

/** Grouped for reading: `RG-7K3M-9QX2-B4TD`. */
export function formatReference(reference: string): string {
  return [prefix, ...(reference.slice(prefix.length).match(/.{1,4}/g) ?? [])].join('-');
}

/** The stored form of what a person typed, in any case and grouping; null when it cannot be a reference. */
export function parseReference(text: string): string | null {
  if (text.length > 40) return null;
  const reference = readableCode(text);
  return pattern.test(reference) ? reference : null;
}

/** The first characters of a reference, for searching while somebody types; null for other words. */
export function parseReferenceStart(text: string): string | null {
  const start = text.length > 40 ? '' : readableCode(text);
  return /^RG[0-9A-HJKMNP-TV-Z]{1,12}$/.test(start) ? start : null;
}

function readableCode(text: string): string {
  return text
    .toUpperCase()
    .replace(/[\s\u2010-\u2015-]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
}
