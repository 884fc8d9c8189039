import { safeReturnPath } from './return-path';

describe('safeReturnPath', () => {
  it.each(['/my-bookings', '/trips?category=family&sort=price-low', '/booking#budget'])(
    'comes back to %s',
    (path) => {
      expect(safeReturnPath(path)).toBe(path);
    },
  );

  it.each([
    'https://evil.test/',
    '//evil.test/',
    '/\\evil.test',
    '\\\\evil.test',
    '/\t/evil.test',
    '/.//evil.test',
    'javascript:alert(1)',
    'my-bookings',
    '',
    undefined,
    null,
    { pathname: '/trips' },
  ])('goes home instead of to %p', (path) => {
    expect(safeReturnPath(path)).toBe('/');
  });

  it('does not lead back to the sign-in page', () => {
    expect(safeReturnPath('/auth?tab=register')).toBe('/');
  });
});
