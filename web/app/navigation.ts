import { type LucideIcon, Luggage } from 'lucide-react';
import { matchPath } from 'react-router-dom';
import { pagePatterns, paths } from './paths';

interface NavigationItem {
  readonly label: 'home' | 'trips' | 'packages' | 'admin';
  readonly to: string;
  readonly isForAdmins?: boolean;
}

interface AccountItem {
  readonly label: 'myBookings';
  readonly to: string;
  readonly icon: LucideIcon;
  readonly isForClients?: boolean;
}

type Role = 'CLIENT' | 'ADMIN';

/** In the order of the bar. A later page is one more row here; it shows once its route is there. */
const mainItems: readonly NavigationItem[] = [
  { label: 'home', to: paths.home },
  { label: 'trips', to: paths.trips() },
  { label: 'packages', to: paths.packages() },
  { label: 'admin', to: paths.admin(), isForAdmins: true },
];

const accountItems: readonly AccountItem[] = [{ label: 'myBookings', to: paths.myBookings, icon: Luggage }];

/** False for a page that is not built yet: nothing may link to it. */
export function hasPage(path: string): boolean {
  const [pathname = path] = path.split('?');
  return pagePatterns.some((pattern) => matchPath(pattern, pathname) !== null);
}

export function mainNavigation(role: Role | null): readonly NavigationItem[] {
  return mainItems.filter((item) => hasPage(item.to) && (!item.isForAdmins || role === 'ADMIN'));
}

export function accountNavigation(role: Role): readonly AccountItem[] {
  return accountItems.filter((item) => hasPage(item.to) && (!item.isForClients || role === 'CLIENT'));
}

/** A page's own link, and that of the list it belongs to. */
export function isCurrent(pathname: string, to: string): boolean {
  return to === paths.home ? pathname === to : pathname === to || pathname.startsWith(`${to}/`);
}
