import type { ComponentProps, MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Link } from './Link';

/** The next page's picture wears this attribute: it is what the clicked one turns into. */
export const morphTarget = { 'data-morph-target': '' } as const;

const transitionName = 'poster';
const patienceInMilliseconds = 350;

/** A link out of a card whose picture becomes that of the next page, where the browser can; else a plain link. */
export function MorphLink({ onClick, ...rest }: ComponentProps<typeof Link>) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const picture = event.currentTarget.closest('article')?.querySelector('img');
    if (event.defaultPrevented || !picture || !isPlainClick(event) || !canMorph()) return;
    event.preventDefault();
    morph(picture, () => void navigate(rest.to, { state: rest.state as unknown }));
  };
  return <Link {...rest} onClick={follow} />;
}

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

function canMorph(): boolean {
  return 'startViewTransition' in document && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function morph(picture: HTMLElement, go: () => void): void {
  picture.style.viewTransitionName = transitionName;
  const transition = document.startViewTransition(async () => {
    picture.style.viewTransitionName = '';
    go();
    await nextPicture();
  });
  // A transition may be skipped (a hidden tab, a second click); the page has changed all the same.
  transition.ready.catch(() => undefined);
}

/** Resolves when the next page shows its picture, or when waiting would be felt. */
function nextPicture(): Promise<void> {
  const end = performance.now() + patienceInMilliseconds;
  return new Promise((resolve) => {
    const look = () => {
      const picture = document.querySelector<HTMLImageElement>('img[data-morph-target]');
      if (picture?.complete || performance.now() > end) resolve();
      else setTimeout(look, 16);
    };
    look();
  });
}
