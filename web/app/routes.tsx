import { i18n } from '@web/i18n/i18n';
import type { Namespace } from '@web/i18n/resources';
import { type ComponentType, createElement, use } from 'react';
import { matchPath } from 'react-router-dom';
import { type PagePattern, pagePatterns } from './paths';
import type { Audience } from './RequireRole';

interface PageDefinition {
  readonly load: () => Promise<ComponentType>;
  readonly texts: readonly Namespace[];
  /** Whom it is for; everybody when left out. */
  readonly audience?: Audience;
}

export interface PageRoute {
  readonly path: PagePattern;
  readonly audience?: Audience;
  readonly Page: ComponentType;
  /** Fetches code and texts ahead: a link under the pointer is likely to be followed. */
  readonly preload: () => Promise<unknown>;
}

const pages: Readonly<Record<PagePattern, PageDefinition>> = {
  '/': { load: async () => (await import('@web/pages/HomePage')).HomePage, texts: ['home'] },
  '/trips': { load: async () => (await import('@web/pages/TripsPage')).TripsPage, texts: ['catalogue'] },
  '/trips/:slug': { load: async () => (await import('@web/pages/TripPage')).TripPage, texts: ['catalogue'] },
  '/packages': {
    load: async () => (await import('@web/pages/PackagesPage')).PackagesPage,
    texts: ['catalogue'],
  },
  '/packages/:slug': {
    load: async () => (await import('@web/pages/PackagePage')).PackagePage,
    texts: ['catalogue'],
  },
  '/booking': { load: async () => (await import('@web/pages/BookingPage')).BookingPage, texts: ['booking'] },
  '/booking-confirmation': {
    load: async () => (await import('@web/pages/BookingConfirmationPage')).BookingConfirmationPage,
    texts: ['booking'],
  },
  '/booking-confirmation/:reference': {
    load: async () => (await import('@web/pages/BookingConfirmationPage')).BookingConfirmationPage,
    texts: ['booking'],
  },
  '/my-bookings': {
    load: async () => (await import('@web/pages/MyBookingsPage')).MyBookingsPage,
    texts: ['booking'],
  },
  '/auth': { load: async () => (await import('@web/pages/AuthPage')).AuthPage, texts: ['account'] },
  '/verify-email': {
    load: async () => (await import('@web/pages/VerifyEmailPage')).VerifyEmailPage,
    texts: ['account'],
  },
  '/resend-verification': {
    load: async () => (await import('@web/pages/ResendVerificationPage')).ResendVerificationPage,
    texts: ['account'],
  },
  '/forgot-password': {
    load: async () => (await import('@web/pages/ForgotPasswordPage')).ForgotPasswordPage,
    texts: ['account'],
  },
  '/reset-password': {
    load: async () => (await import('@web/pages/ResetPasswordPage')).ResetPasswordPage,
    texts: ['account'],
  },
  '/admin': {
    load: async () => (await import('@web/pages/AdminPage')).AdminPage,
    texts: ['admin', 'booking'],
    audience: 'admin',
  },
};

export const routes: readonly PageRoute[] = pagePatterns.map((path) => toRoute(path, pages[path]));

/** `/tours` is the old word for trips; its links still work. */
export const redirects: Readonly<Record<string, string>> = {
  '/tours': '/trips',
  '/tours/:slug': '/trips/:slug',
};

export function findRoute(pathname: string): PageRoute | null {
  return routes.find((route) => matchPath(route.path, pathname) !== null) ?? null;
}

/**
 * Code and texts of a page come together, when it is first needed. A page that is already here is drawn at once, where
 * React's own `lazy` would show the skeleton for a moment.
 */
function toRoute(path: PagePattern, { load, texts, audience }: PageDefinition): PageRoute {
  let loaded: ComponentType | null = null;
  let loading: Promise<ComponentType> | null = null;
  const preload = () => {
    loading ??= Promise.all([load(), i18n.loadNamespaces([...texts])]).then(
      ([component]) => (loaded = component),
      (error: unknown) => {
        // A lost connection must not stay lost: the next visit tries again.
        loading = null;
        throw error;
      },
    );
    return loading;
  };
  const Page = () => createElement(loaded ?? use(preload()));
  return { path, audience, Page, preload };
}
