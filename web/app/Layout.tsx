import { chakra } from '@chakra-ui/react';
import { Toaster } from '@web/ui/toasts';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { Footer } from './Footer';
import { Header } from './Header';
import { RouteAnnouncer } from './RouteAnnouncer';
import { SessionNotice } from './SessionNotice';
import { usePreload } from './usePreload';
import { useScrollRestoration } from './useScrollRestoration';

const contentId = 'content';

/** What is around every page. */
export function Layout() {
  useScrollRestoration();
  usePreload();
  return (
    <chakra.div display="flex" flexDirection="column" minHeight="dvh">
      <SkipLink />
      <Header />
      <SessionNotice />
      <chakra.main
        id={contentId}
        tabIndex={-1}
        flex="1"
        outline="none"
        css={{ '&:focus-visible': { outline: 'none' } }}
      >
        <Outlet />
      </chakra.main>
      <Footer />
      <Toaster />
      <RouteAnnouncer contentId={contentId} />
    </chakra.div>
  );
}

function SkipLink() {
  const { t } = useTranslation();
  return (
    <chakra.a
      href={`#${contentId}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(contentId)?.focus();
      }}
      position="absolute"
      insetInlineStart="4"
      top="2"
      zIndex="skipNav"
      paddingInline="4"
      paddingBlock="2.5"
      bg="accent"
      color="accent.contrast"
      borderRadius="control"
      css={{ '&:not(:focus)': { translate: '0 -200%' } }}
    >
      {t('nav.skip')}
    </chakra.a>
  );
}
