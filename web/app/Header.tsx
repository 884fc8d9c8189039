import { chakra, Flex } from '@chakra-ui/react';
import { useSession } from '@web/session/SessionProvider';
import { Container } from '@web/ui/layout';
import { ButtonLink, Link } from '@web/ui/Link';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Logo } from './Logo';
import { MobileMenu } from './MobileMenu';
import { hasPage, isCurrent, mainNavigation } from './navigation';
import { paths } from './paths';
import { ModeToggle, ThemeMenu } from './ThemeMenu';
import { UserMenu } from './UserMenu';

export function Header() {
  return (
    <chakra.header position="sticky" top="0" zIndex="sticky" bg="bg" borderBottomWidth="1px">
      <Container display="flex" alignItems="center" gap={{ base: '2', lg: '8' }} minHeight="16">
        <Logo />
        <MainLinks />
        <Flex align="center" gap="1" marginInlineStart="auto">
          <chakra.div display={{ base: 'none', lg: 'block' }}>
            <ThemeMenu />
          </chakra.div>
          <ModeToggle />
          <Flex align="center" gap="2" display={{ base: 'none', lg: 'flex' }}>
            <AccountActions />
          </Flex>
          <chakra.div display={{ base: 'block', lg: 'none' }}>
            <MobileMenu />
          </chakra.div>
        </Flex>
      </Container>
    </chakra.header>
  );
}

function MainLinks() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { user } = useSession();
  return (
    <chakra.nav aria-label={t('nav.main')} display={{ base: 'none', lg: 'block' }}>
      <Flex as="ul" gap="1">
        {mainNavigation(user?.role ?? null).map(({ label, to }) => (
          <li key={to}>
            <Link
              to={to}
              variant="plain"
              aria-current={isCurrent(pathname, to) ? 'page' : undefined}
              display="flex"
              alignItems="center"
              minHeight="11"
              paddingInline="3"
              borderRadius="control"
              fontWeight="medium"
              _hover={{ bg: 'bg.subtle', textDecoration: 'none' }}
              css={{ '&[aria-current=page]': { color: 'accent.fg' } }}
            >
              {t(`nav.${label}`)}
            </Link>
          </li>
        ))}
      </Flex>
    </chakra.nav>
  );
}

/** What a visitor may do next, or whose session this is. Nothing while that is not known yet, so that nothing jumps. */
function AccountActions() {
  const { t } = useTranslation();
  const { user, status } = useSession();
  if (user) return <UserMenu user={user} />;
  if (status === 'loading') return <chakra.span minWidth="32" />;
  return (
    <>
      {hasPage(paths.auth()) ? (
        <ButtonLink to={paths.auth()} variant="ghost" size="sm">
          {t('nav.signIn')}
        </ButtonLink>
      ) : null}
      {hasPage(paths.booking()) ? (
        <ButtonLink to={paths.booking()} size="sm">
          {t('nav.bookNow')}
        </ButtonLink>
      ) : null}
    </>
  );
}
