import type { Env } from '@server/env';

/** Facts about the agency: the one place that pages, mails and documents read them from. */
export interface SiteFacts {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  readonly atolNumber: string | null;
  readonly foundedIn: number;
  readonly onlineSince: number;
  readonly supportHours: {
    readonly days: string;
    readonly opens: string;
    readonly closes: string;
    readonly timeZone: string;
  };
  readonly social: readonly {
    readonly network: 'facebook' | 'instagram' | 'x' | 'youtube';
    readonly url: string;
  }[];
  readonly publicUrl: string;
}

export function siteFacts(env: Env): SiteFacts {
  return {
    name: env.AGENCY_NAME ?? 'Rosegate Travel',
    email: env.AGENCY_EMAIL ?? 'hello@rosegate.example',
    phone: env.AGENCY_PHONE ?? '020 7946 0180',
    address: env.AGENCY_ADDRESS ?? '14 Rosegate Row, Bath BA1 0RG, United Kingdom',
    // Without a number no page may claim ATOL protection.
    atolNumber: env.AGENCY_ATOL_NUMBER ?? null,
    foundedIn: 2018,
    onlineSince: 2020,
    supportHours: { days: 'Monday to Friday', opens: '09:00', closes: '18:00', timeZone: 'Europe/London' },
    social: [
      { network: 'instagram', url: 'https://www.instagram.com/rosegate.example' },
      { network: 'facebook', url: 'https://www.facebook.com/rosegate.example' },
      { network: 'youtube', url: 'https://www.youtube.com/@rosegate.example' },
    ],
    publicUrl: env.PUBLIC_URL,
  };
}
