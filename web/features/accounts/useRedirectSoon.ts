import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

export const redirectDelayMs = 3000;

/** Goes on by itself after the documented three seconds, once there is reason to. */
export function useRedirectSoon(to: string, isDue: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(() => void navigate(to, { replace: true }), redirectDelayMs);
    return () => clearTimeout(timer);
  }, [isDue, navigate, to]);
}
