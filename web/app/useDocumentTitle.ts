import { useEffect } from 'react';
import { siteFacts } from './site';

/** `Trips · Rosegate Travel`; the home page gives its own whole title. */
export function useDocumentTitle(title: string | null | undefined, isWhole = false): void {
  useEffect(() => {
    if (!title) return;
    document.title = isWhole ? title : `${title} · ${siteFacts().name}`;
  }, [title, isWhole]);
}
