import type { SiteFacts } from '@web/app/site';

export const siteFactsForTests: SiteFacts = {
  name: 'Rosegate Travel',
  email: 'hello@rosegate.example',
  phone: '020 7946 0180',
  address: '14 Rosegate Row, Bath BA1 0RG, United Kingdom',
  atolNumber: null,
  foundedIn: 2018,
  onlineSince: 2020,
  supportHours: { days: 'Monday to Friday', opens: '09:00', closes: '18:00', timeZone: 'Europe/London' },
  social: [{ network: 'instagram', url: 'https://www.instagram.com/rosegate.example' }],
  publicUrl: 'http://localhost',
};
