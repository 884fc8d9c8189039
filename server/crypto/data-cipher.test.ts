import { DataCipher } from './data-cipher';

const first = 'first key, long enough for a test';
const second = 'second key, long enough for a test';

describe('DataCipher', () => {
  it('gives back what was put in, never the same twice in between', () => {
    const cipher = new DataCipher([first]);
    const [one, two] = [cipher.encrypt('123456789'), cipher.encrypt('123456789')];
    expect(one).not.toBe(two);
    expect(one).not.toContain('123456789');
    expect([cipher.decrypt(one), cipher.decrypt(two)]).toEqual(['123456789', '123456789']);
  });

  it('reads what an older key wrote after rotation, and nothing once that key is gone', () => {
    const old = new DataCipher([first]).encrypt('kept');
    expect(new DataCipher([second, first]).decrypt(old)).toBe('kept');
    expect(() => new DataCipher([second]).decrypt(old)).toThrow('key that is not configured');
  });

  it('refuses a value that was changed', () => {
    const cipher = new DataCipher([first]);
    const parts = cipher.encrypt('kept').split('.');
    parts[4] = Buffer.from('fake').toString('base64url');
    expect(() => cipher.decrypt(parts.join('.'))).toThrow();
  });
});
