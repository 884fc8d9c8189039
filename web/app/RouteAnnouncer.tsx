import { VisuallyHidden } from '@web/ui/VisuallyHidden';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

/**
 * What a browser does by itself on a new document: moves focus to the start of the content and says the page's name,
 * which is there once the page has set its title.
 */
export function RouteAnnouncer({ contentId }: { contentId: string }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const [title, setTitle] = useState('');
  const shownPath = useRef(pathname);
  const isTitleAwaited = useRef(false);

  useEffect(() => {
    // Told after the effects of the page, so it hears of a title that was set together with the change of the path.
    let knownTitle = document.title;
    const observer = new MutationObserver(() => {
      // Styles and preloads change the head as well.
      if (document.title === knownTitle) return;
      knownTitle = document.title;
      if (isTitleAwaited.current) setTitle(document.title);
      isTitleAwaited.current = false;
    });
    observer.observe(document.head, { subtree: true, childList: true, characterData: true });
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    isTitleAwaited.current = true;
    document.getElementById(contentId)?.focus({ preventScroll: true });
  }, [pathname, contentId]);

  return (
    <VisuallyHidden role="status" aria-live="polite">
      {title ? t('nav.pageLoaded', { title }) : ''}
    </VisuallyHidden>
  );
}
