import type { DataCipher } from '@server/crypto/data-cipher';

/** What is stored of a passport number: the whole only encrypted, and four characters to recognise it by. */
export function passportColumns(
  passportNumber: string | null,
  cipher: DataCipher,
): { readonly passportNumber: string | null; readonly passportLast4: string | null } {
  if (passportNumber === null) return { passportNumber: null, passportLast4: null };
  return { passportNumber: cipher.encrypt(passportNumber), passportLast4: passportNumber.slice(-4) };
}
