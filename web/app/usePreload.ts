import { useEffect } from 'react';
import { findRoute } from './routes';

/** Fetches a page's code when a link to it is pointed at or focused. */
export function usePreload(): void {
  useEffect(() => {
    const preload = (event: Event) => {
      const link =
        event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
      if (!link || link.origin !== window.location.origin) return;
      // Only a guess: when it fails, the visit itself tries again and tells.
      findRoute(link.pathname)
        ?.preload()
        .catch(() => undefined);
    };
    document.addEventListener('pointerover', preload, { passive: true });
    document.addEventListener('focusin', preload);
    return () => {
      document.removeEventListener('pointerover', preload);
      document.removeEventListener('focusin', preload);
    };
  }, []);
}
