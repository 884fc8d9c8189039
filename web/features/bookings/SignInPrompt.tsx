import { paths, type ReturnState } from '@web/app/paths';
import { EmptyState } from '@web/ui/EmptyState';
import { ButtonLink } from '@web/ui/Link';
import { LogIn } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** For a visitor on a page of one's own: the way to sign in, and back. */
export function SignInPrompt({ returnTo }: { returnTo: string }) {
  const { t } = useTranslation('booking');
  const state: ReturnState = { returnTo };
  return (
    <EmptyState
      icon={LogIn}
      title={t('myBookings.signInTitle')}
      action={
        <ButtonLink to={paths.auth('login')} state={state} size="lg">
          {t('myBookings.signIn')}
        </ButtonLink>
      }
    >
      {t('myBookings.signInText')}
    </EmptyState>
  );
}
