import { useSession } from '@web/session/SessionProvider';
import { toast } from '@web/ui/toasts';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from './paths';

/** Leaves first: a page for clients would otherwise send the leaving person to the sign-in form. */
export function useSignOut(): () => void {
  const { t } = useTranslation();
  const { signOut } = useSession();
  const navigate = useNavigate();
  return useCallback(() => {
    void navigate(paths.home);
    void signOut().then(() => toast.info(t('nav.signedOut')));
  }, [navigate, signOut, t]);
}
