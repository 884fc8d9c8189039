import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const storageKey = 'scroll-positions';
const patienceInMilliseconds = 5000;

/**
 * Back and forward return to where one was, a new page begins at its top (or at its `#part`), and a change of the
 * query alone (filters, sort) stays where it is.
 */
export function useScrollRestoration(): void {
  const { key, pathname, hash } = useLocation();
  const navigationType = useNavigationType();
  const positions = useRef<Record<string, number> | null>(null);
  positions.current ??= readPositions();
  const previousPath = useRef<string | null>(null);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const keep = () => sessionStorage.setItem(storageKey, JSON.stringify(positions.current));
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, []);

  const shownKey = useRef(key);

  useEffect(() => {
    const remember = () => {
      if (positions.current) positions.current[shownKey.current] = window.scrollY;
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, []);

  useLayoutEffect(() => {
    // Before anything moves: what is scrolled from here on belongs to the new page.
    shownKey.current = key;
    const isSamePage = previousPath.current === pathname;
    previousPath.current = pathname;
    const known = positions.current?.[key];
    if (navigationType === 'POP' && known !== undefined) return scrollWhenTall(known);
    if (hash) return scrollToPart(hash.slice(1));
    if (!isSamePage) window.scrollTo(0, 0);
    return undefined;
  }, [key, pathname, hash, navigationType]);
}

function readPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

/** The page may still be loading: tries until it is tall enough, or the visitor scrolls, or patience ends. */
function scrollWhenTall(top: number): () => void {
  return tryUntil(() => {
    if (document.documentElement.scrollHeight - window.innerHeight < top) return false;
    window.scrollTo(0, top);
    return true;
  });
}

function scrollToPart(id: string): () => void {
  return tryUntil(() => {
    const part = document.getElementById(decodeURIComponent(id));
    part?.scrollIntoView();
    return part !== null;
  });
}

function tryUntil(attempt: () => boolean): () => void {
  const end = performance.now() + patienceInMilliseconds;
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const event of ['wheel', 'touchstart', 'keydown']) window.removeEventListener(event, stop);
  };
  const step = () => {
    if (attempt() || performance.now() > end) stop();
    else frame = requestAnimationFrame(step);
  };
  for (const event of ['wheel', 'touchstart', 'keydown'])
    window.addEventListener(event, stop, { passive: true });
  step();
  return stop;
}
