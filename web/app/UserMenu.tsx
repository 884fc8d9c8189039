import { chakra, Stack, Text } from '@chakra-ui/react';
import type { SessionUser } from '@web/session/SessionProvider';
import { Link } from '@web/ui/Link';
import { MenuPanel, menuItemStyles } from '@web/ui/MenuPanel';
import { ChevronDown, LogOut } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { accountNavigation } from './navigation';
import { useSignOut } from './useSignOut';

/** The signed-in person: who they are, and what is theirs. */
export function UserMenu({ user }: { user: SessionUser }) {
  const { t } = useTranslation();
  return (
    <MenuPanel
      label={t('nav.account')}
      trigger={(props) => (
        <chakra.button
          type="button"
          {...props}
          aria-label={t('nav.accountOf', { name: user.name })}
          display="flex"
          alignItems="center"
          gap="2"
          minHeight="11"
          paddingInline="2"
          borderRadius="control"
          cursor="button"
          _hover={{ bg: 'bg.subtle' }}
        >
          <Avatar user={user} />
          <chakra.span
            maxWidth="32"
            overflow="hidden"
            textOverflow="ellipsis"
            whiteSpace="nowrap"
            fontWeight="medium"
          >
            {user.name.split(' ')[0]}
          </chakra.span>
          <ChevronDown size="1rem" strokeWidth={1.5} aria-hidden="true" />
        </chakra.button>
      )}
    >
      {(close) => (
        <>
          <UserCard user={user} />
          <AccountLinks user={user} onChosen={close} />
        </>
      )}
    </MenuPanel>
  );
}

export function UserCard({ user }: { user: SessionUser }) {
  return (
    <Stack gap="0" paddingInline="3" paddingBlock="2" marginBottom="1" borderBottomWidth="1px" minWidth="0">
      <Text fontWeight="semibold" overflowWrap="anywhere">
        {user.name}
      </Text>
      <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
        {user.email}
      </Text>
    </Stack>
  );
}

/** My bookings and the like, and the way out. */
export function AccountLinks({ user, onChosen }: { user: SessionUser; onChosen: () => void }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const signOut = useSignOut();
  return (
    <>
      {accountNavigation(user.role).map(({ label, to, icon: Icon }) => (
        <Link
          key={to}
          to={to}
          variant="plain"
          css={menuItemStyles}
          onClick={onChosen}
          aria-current={pathname === to ? 'page' : undefined}
        >
          <Icon size="1.125rem" strokeWidth={1.5} aria-hidden="true" />
          {t(`nav.${label}`)}
        </Link>
      ))}
      <chakra.button
        type="button"
        css={menuItemStyles}
        onClick={() => {
          onChosen();
          signOut();
        }}
      >
        <LogOut size="1.125rem" strokeWidth={1.5} aria-hidden="true" />
        {t('nav.signOut')}
      </chakra.button>
    </>
  );
}

/** The photo, or the initial while there is none or it does not load. */
function Avatar({ user }: { user: SessionUser }) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const photo = user.photoUrl && user.photoUrl !== failedUrl ? user.photoUrl : null;
  return (
    <chakra.span
      display="grid"
      placeItems="center"
      flexShrink="0"
      width="8"
      height="8"
      borderRadius="full"
      overflow="hidden"
      bg="accent"
      color="accent.contrast"
      fontWeight="semibold"
      aria-hidden="true"
    >
      {photo ? (
        <chakra.img
          src={photo}
          alt=""
          width="full"
          height="full"
          objectFit="cover"
          onError={() => setFailedUrl(photo)}
        />
      ) : (
        user.name.trim().charAt(0).toLocaleUpperCase()
      )}
    </chakra.span>
  );
}
