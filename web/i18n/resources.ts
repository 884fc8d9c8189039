import type account from './en/account.json';
import type admin from './en/admin.json';
import type booking from './en/booking.json';
import type catalogue from './en/catalogue.json';
import common from './en/common.json';
import type home from './en/home.json';

/** English is complete; its shape types the keys of every language. */
export interface Resources {
  common: typeof common;
  home: typeof home;
  catalogue: typeof catalogue;
  booking: typeof booking;
  account: typeof account;
  admin: typeof admin;
}

export type Namespace = keyof Resources;

export const namespaces = [
  'common',
  'home',
  'catalogue',
  'booking',
  'account',
  'admin',
] as const satisfies readonly Namespace[];

type Loader = () => Promise<{ default: object }>;

/** Texts arrive with the page that needs them; another language is another row here. */
const loaders: Record<string, Record<Namespace, Loader>> = {
  en: {
    common: () => Promise.resolve({ default: common }),
    home: () => import('./en/home.json'),
    catalogue: () => import('./en/catalogue.json'),
    booking: () => import('./en/booking.json'),
    account: () => import('./en/account.json'),
    admin: () => import('./en/admin.json'),
  },
};

export const languages = Object.keys(loaders);

/** @throws {Error} for a language or namespace that does not exist. */
export async function loadTexts(language: string, namespace: string): Promise<object> {
  const load = loaders[language]?.[namespace as Namespace];
  if (!load) throw new Error(`no texts for ${language}/${namespace}`);
  return (await load()).default;
}

/** What every page needs, there from the start. */
export const initialResources = { en: { common } };
