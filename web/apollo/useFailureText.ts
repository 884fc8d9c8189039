import { useTranslation } from 'react-i18next';
import { toFailure } from './errors';

/** Words for any failure: the server's own where it gave some, else the screen's, else ours by code. */
export function useFailureText(): (error: unknown, fallback?: string) => string {
  const { t } = useTranslation();
  return (error, fallback) => {
    const { message, code } = toFailure(error);
    if (message && code !== 'INTERNAL_SERVER_ERROR') return message;
    if (code === 'RATE_LIMITED') return t('error.rateLimited');
    if (fallback) return fallback;
    return code === 'NETWORK_ERROR' ? t('error.network') : t('error.generic');
  };
}
