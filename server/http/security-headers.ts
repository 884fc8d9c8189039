import type { ServerResponse } from 'node:http';

/** What every answer carries; a page replaces the policy by its own. */
export function setSecurityHeaders(response: ServerResponse, isBehindTls: boolean): void {
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin');
  response.setHeader('X-Frame-Options', 'DENY');
  response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
  response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
  response.setHeader('Permissions-Policy', 'camera=(), microphone=(), geolocation=()');
  response.setHeader(
    'Content-Security-Policy',
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
  );
  if (isBehindTls) response.setHeader('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
}

/** For our pages: our own scripts only, and styles that carry the nonce of this answer. */
export function pagePolicy(nonce: string, options: { readonly isDevelopment: boolean }): string {
  const connect = options.isDevelopment ? "'self' ws:" : "'self'";
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    // React writes style attributes through the CSSOM, which needs no permission; markup with style attributes does.
    "img-src 'self' data: https:",
    "font-src 'self'",
    `connect-src ${connect}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** For Apollo Sandbox at /graphql alone: its page loads itself from Apollo's CDN. */
export const sandboxPolicy = [
  "default-src 'none'",
  "script-src 'self' 'unsafe-inline' https://embeddable-sandbox.cdn.apollographql.com https://apollo-server-landing-page.cdn.apollographql.com",
  "style-src 'unsafe-inline' https://fonts.googleapis.com https://apollo-server-landing-page.cdn.apollographql.com",
  "img-src 'self' data: https://apollo-server-landing-page.cdn.apollographql.com",
  'font-src https://fonts.gstatic.com',
  "connect-src 'self' https://*.apollographql.com",
  'manifest-src https://apollo-server-landing-page.cdn.apollographql.com',
  'frame-src https://sandbox.embed.apollographql.com https://embeddable-sandbox.cdn.apollographql.com',
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');
