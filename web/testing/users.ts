import type { SessionUser } from '@web/session/SessionProvider';

type WireUser = SessionUser & { __typename: 'User' };

export const clientUser: WireUser = {
  __typename: 'User',
  id: '7',
  name: 'Ada Farrow',
  email: 'ada@example.test',
  phone: '07700 900123',
  role: 'CLIENT',
  emailVerified: true,
  photoUrl: null,
  themePreference: 'minimal-light',
  languagePreference: 'en',
};

export const adminUser: WireUser = {
  ...clientUser,
  id: '1',
  name: 'Max Rower',
  email: 'max@example.test',
  role: 'ADMIN',
};
