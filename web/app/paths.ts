type Query = Readonly<Record<string, string | number | null | undefined>>;

/**
 * Every page there is; routes.tsx says what stands there. The header, footer and menus offer these and nothing else,
 * so that no link leads to a page that is not built yet.
 */
export const pagePatterns = [
  '/',
  '/trips',
  '/trips/:slug',
  '/packages',
  '/packages/:slug',
  '/booking',
  '/booking-confirmation',
  '/booking-confirmation/:reference',
  '/my-bookings',
  '/auth',
  '/verify-email',
  '/resend-verification',
  '/forgot-password',
  '/reset-password',
  '/admin',
] as const;

export type PagePattern = (typeof pagePatterns)[number];

/** Where things are. Pages and links are built from here and nowhere else. */
export const paths = {
  home: '/',
  trips: (query?: Query) => withQuery('/trips', query),
  trip: (slug: string) => `/trips/${encodeURIComponent(slug)}`,
  packages: (query?: Query) => withQuery('/packages', query),
  package: (slug: string) => `/packages/${encodeURIComponent(slug)}`,
  booking: (query?: Query) => withQuery('/booking', query),
  bookingConfirmation: (reference: string) => `/booking-confirmation/${encodeURIComponent(reference)}`,
  myBookings: '/my-bookings',
  auth: (tab?: 'login' | 'register') => withQuery('/auth', { tab }),
  verifyEmail: '/verify-email',
  resendVerification: '/resend-verification',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  admin: (query?: Query) => withQuery('/admin', query),
  adminTours: '/admin/tours',
  adminUsers: '/admin/users',
} as const;

/** Leaves out what is empty, so that a page without filters has a plain address. */
function withQuery(path: string, query: Query = {}): string {
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    value === null || value === undefined || value === '' ? [] : [[key, String(value)]],
  );
  return pairs.length === 0 ? path : `${path}?${new URLSearchParams(pairs).toString()}`;
}

/** Carried in the navigation state to the sign-in page. */
export interface ReturnState {
  readonly returnTo: string;
}
