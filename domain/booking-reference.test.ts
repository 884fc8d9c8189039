import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import {
  formatReference,
  newReference,
  parseReference,
  parseReferenceStart,
  randomCode,
} from './booking-reference';

const reference = fc
  .uint8Array({ minLength: 12, maxLength: 12 })
  .map((bytes) => newReference((count) => bytes.slice(0, count)));

describe('a booking reference', () => {
  it('is RG and twelve characters without look-alikes', () => {
    fc.assert(fc.property(reference, (made) => expect(made).toMatch(/^RG[0-9A-HJKMNP-TV-Z]{12}$/)));
  });

  it('is read back from what a person types, in any case and grouping', () => {
    const separator = fc.constantFrom('', ' ', '-', ' - ', '\u2013');
    fc.assert(
      fc.property(reference, fc.infiniteStream(fc.tuple(fc.boolean(), separator)), (made, noise) => {
        const typed = [...made].map((character) => {
          const [isLower, after] = noise.next().value as [boolean, string];
          return (isLower ? character.toLowerCase() : character) + after;
        });
        // Longer texts are no references, and are not read at all.
        fc.pre(typed.join('').length <= 40);
        expect(parseReference(typed.join(''))).toBe(made);
      }),
    );
  });

  it('survives being written by hand: O is zero, I and L are one', () => {
    expect(parseReference('rg-o1il-0000-0oO0')).toBe('RG011100000000');
    expect(parseReference(' RG 7K3M 9QX2 B4TD ')).toBe('RG7K3M9QX2B4TD');
  });

  it('is grouped for reading, and the grouped form means the same', () => {
    expect(formatReference('RG7K3M9QX2B4TD')).toBe('RG-7K3M-9QX2-B4TD');
    fc.assert(fc.property(reference, (made) => expect(parseReference(formatReference(made))).toBe(made)));
  });

  it('is nothing else', () => {
    for (const text of [
      '',
      'RG',
      'RG123',
      'RGUUUUUUUUUUUU',
      'RG7K3M9QX2B4TD0',
      "RG' or 1=1--",
      'XX7K3M9QX2B4TD',
      'R'.repeat(10_000),
    ])
      expect(parseReference(text)).toBeNull();
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(parseReference(text) ?? 'RG000000000000').toMatch(/^RG[0-9A-HJKMNP-TV-Z]{12}$/);
      }),
    );
  });

  it('is found by its first characters', () => {
    expect(parseReferenceStart('rg-7k3')).toBe('RG7K3');
    expect(parseReferenceStart('rg')).toBeNull();
    expect(parseReferenceStart('Rguig')).toBeNull();
  });

  it('has 60 bits of chance: every character takes every value about as often', () => {
    const counts = new Map<string, number>();
    for (let index = 0; index < 4_000; index += 1)
      for (const character of randomCode(randomBytes))
        counts.set(character, (counts.get(character) ?? 0) + 1);
    expect(counts.size).toBe(32);
    for (const count of counts.values()) expect(Math.abs(count - 1_500)).toBeLessThan(250);
  });
});
