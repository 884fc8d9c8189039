/**
 * A path of this site to come back to, else `/`. Whatever would lead elsewhere (`//evil.test`, `/\evil.test`,
 * `https:…`, control characters that browsers drop) is refused, and so is the sign-in page itself.
 */
export function safeReturnPath(wanted: unknown, fallback = '/'): string {
  if (typeof wanted !== 'string' || !wanted.startsWith('/')) return fallback;
  if (/[\u0000-\u001f\u007f\\]/.test(wanted) || wanted.startsWith('//')) return fallback;
  const origin = window.location.origin;
  const url = URL.canParse(wanted, origin) ? new URL(wanted, origin) : null;
  if (!url || url.origin !== origin || url.pathname.startsWith('//')) return fallback;
  if (url.pathname === '/auth') return fallback;
  return url.pathname + url.search + url.hash;
}
