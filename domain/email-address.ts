/**
 * One spelling per mailbox: trimmed, without trailing dots, normalised and in lower case, so that an account is
 * found however its owner types the address.
 */
export function normaliseEmail(address: string): string {
  return address.normalize('NFC').trim().replace(/\.+$/, '').toLowerCase();
}

/** The specification's "simple address pattern". */
export const emailPattern = /^[^\s@,;<>"]+@[^\s@,;<>"]+\.[^\s@,;<>".]+$/;
