import { chakra, Stack } from '@chakra-ui/react';
import { useSession } from '@web/session/SessionProvider';
import { Dialog } from '@web/ui/Dialog';
import { IconButton } from '@web/ui/IconButton';
import { ButtonLink, Link } from '@web/ui/Link';
import { menuItemStyles } from '@web/ui/MenuPanel';
import { Menu } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { hasPage, isCurrent, mainNavigation } from './navigation';
import { paths } from './paths';
import { ThemeChoice } from './ThemeMenu';
import { AccountLinks, UserCard } from './UserMenu';

/** All of the bar, in a sheet. */
export function MobileMenu() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <IconButton
        label={t('nav.openMenu')}
        icon={Menu}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <Dialog isOpen={isOpen} onClose={close} title={t('nav.menu')} placement="end">
        <Stack gap="6">
          <MenuLinks onChosen={close} />
          <MenuAccount onChosen={close} />
          <ThemeChoice />
        </Stack>
      </Dialog>
    </>
  );
}

function MenuLinks({ onChosen }: { onChosen: () => void }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { user } = useSession();
  return (
    <nav aria-label={t('nav.main')}>
      <Stack as="ul" gap="0">
        {mainNavigation(user?.role ?? null).map(({ label, to }) => (
          <li key={to}>
            <Link
              to={to}
              variant="plain"
              css={menuItemStyles}
              textStyle="caption"
              onClick={onChosen}
              aria-current={isCurrent(pathname, to) ? 'page' : undefined}
            >
              {t(`nav.${label}`)}
            </Link>
          </li>
        ))}
      </Stack>
    </nav>
  );
}

function MenuAccount({ onChosen }: { onChosen: () => void }) {
  const { t } = useTranslation();
  const { user } = useSession();
  if (user) {
    return (
      <chakra.div>
        <UserCard user={user} />
        <AccountLinks user={user} onChosen={onChosen} />
      </chakra.div>
    );
  }
  return (
    <Stack gap="3">
      {hasPage(paths.booking()) ? (
        <ButtonLink to={paths.booking()} onClick={onChosen}>
          {t('nav.bookNow')}
        </ButtonLink>
      ) : null}
      {hasPage(paths.auth()) ? (
        <ButtonLink to={paths.auth()} variant="outline" onClick={onChosen}>
          {t('nav.signIn')}
        </ButtonLink>
      ) : null}
    </Stack>
  );
}
