import { useEffect, useEffectEvent } from 'react';

const pauseInMilliseconds = 15_000;

/** Asks again when the person comes back to the page, and gently while it is in sight. */
export function useFreshness(refetch: () => Promise<unknown>, isActive: boolean): void {
  const refresh = useEffectEvent(() => {
    if (document.visibilityState !== 'visible') return;
    // What is shown stays; a failure reaches the page through the watched query.
    refetch().catch(() => undefined);
  });
  useEffect(() => {
    if (!isActive) return;
    const onReturn = () => refresh();
    const timer = setInterval(onReturn, pauseInMilliseconds);
    window.addEventListener('focus', onReturn);
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', onReturn);
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, [isActive]);
}
