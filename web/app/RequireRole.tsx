import { Page } from '@web/ui/layout';
import { ErrorNotice } from '@web/ui/ErrorNotice';
import { TextSkeleton } from '@web/ui/skeletons';
import { useSession } from '@web/session/SessionProvider';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { paths, type ReturnState } from './paths';

export type Audience = 'signed-in' | 'client' | 'admin';

/**
 * Shows a page only to those it is for; the server decides anew for every answer. A visitor is asked to sign in and
 * comes back; on an administrator's page, everybody else goes home.
 */
export function RequireRole({ audience, children }: { audience: Audience; children: ReactNode }) {
  const { t } = useTranslation();
  const session = useSession();
  const { pathname, search, hash } = useLocation();

  if (session.status === 'loading') {
    return (
      <Page>
        <TextSkeleton label={t('session.checking')} />
      </Page>
    );
  }
  if (session.status === 'unreachable') {
    return (
      <Page width="narrow">
        <ErrorNotice title={t('session.unreachable')} message={t('error.network')} onRetry={session.retry} />
      </Page>
    );
  }
  if (audience === 'admin') return session.isAdmin ? children : <Navigate to={paths.home} replace />;
  if (session.status === 'visitor') {
    const state: ReturnState = { returnTo: pathname + search + hash };
    return <Navigate to={paths.auth('login')} replace state={state} />;
  }
  return audience === 'client' && !session.isClient ? <Navigate to={paths.home} replace /> : children;
}
