import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';

interface CarouselOptions {
  count: number;
  intervalInMilliseconds?: number;
}

interface Carousel {
  readonly index: number;
  /** Moving by itself at this moment. */
  readonly isPlaying: boolean;
  /** Stopped by the visitor's own word; only that word starts it again. */
  readonly isPaused: boolean;
  next(): void;
  previous(): void;
  goTo(index: number): void;
  togglePaused(): void;
  /** Spread on the element whose hover and focus hold the slides. */
  readonly holdProps: {
    onMouseEnter: () => void;
    onMouseLeave: () => void;
    onPointerDown: () => void;
    onFocus: () => void;
    onBlur: (event: { currentTarget: Element; relatedTarget: EventTarget | null }) => void;
  };
}

/** Which slide is shown, and when the next comes: never under hover, focus, reduced motion or in a hidden tab. */
export function useCarousel({ count, intervalInMilliseconds = 5000 }: CarouselOptions): Carousel {
  const [index, setIndex] = useState(0);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [isPaused, setPaused] = useState<boolean | null>(null);
  // A button that was clicked keeps the focus; that must not hold the slides once the pointer has left.
  const isPointerFocus = useRef(false);
  const isMotionReduced = useSyncExternalStore(subscribeToMotion, isReduced);
  const isHidden = useSyncExternalStore(subscribeToVisibility, isTabHidden);

  const isStopped = isPaused ?? isMotionReduced;
  const isPlaying = count > 1 && !isStopped && !isHovered && !isFocused && !isHidden;

  const next = useCallback(() => setIndex((current) => (current + 1) % count), [count]);
  const previous = useCallback(() => setIndex((current) => (current - 1 + count) % count), [count]);

  useEffect(() => {
    if (!isPlaying) return;
    // Starts anew with each slide, so that one chosen by hand stays its full time.
    const timer = setTimeout(next, intervalInMilliseconds);
    return () => clearTimeout(timer);
  }, [index, isPlaying, next, intervalInMilliseconds]);

  return {
    index,
    isPlaying,
    isPaused: isStopped,
    next,
    previous,
    goTo: setIndex,
    togglePaused: () => setPaused(!isStopped),
    holdProps: {
      onMouseEnter: () => setHovered(true),
      onMouseLeave: () => setHovered(false),
      onPointerDown: () => {
        isPointerFocus.current = true;
      },
      onFocus: () => {
        setFocused(!isPointerFocus.current);
        isPointerFocus.current = false;
      },
      onBlur: ({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) setFocused(false);
      },
    },
  };
}

const motionQuery = '(prefers-reduced-motion: reduce)';

function isReduced(): boolean {
  return window.matchMedia(motionQuery).matches;
}

function subscribeToMotion(listener: () => void): () => void {
  const query = window.matchMedia(motionQuery);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

function isTabHidden(): boolean {
  return document.visibilityState === 'hidden';
}

function subscribeToVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
