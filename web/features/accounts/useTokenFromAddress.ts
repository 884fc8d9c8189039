import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * The token of a mailed link, taken out of the address bar at once: it must not stay in the history, in a
 * screenshot or in a referrer.
 */
export function useTokenFromAddress(): string | null {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [token] = useState(() => new URLSearchParams(search).get('token'));
  useEffect(() => {
    if (new URLSearchParams(search).has('token')) void navigate(pathname, { replace: true });
  }, [navigate, pathname, search]);
  return token;
}
