import { Stack } from '@chakra-ui/react';
import { paths } from '@web/app/paths';
import { useDocumentTitle } from '@web/app/useDocumentTitle';
import { ResetPasswordForm } from '@web/features/accounts/ResetPasswordForm';
import { useRedirectSoon } from '@web/features/accounts/useRedirectSoon';
import { useTokenFromAddress } from '@web/features/accounts/useTokenFromAddress';
import { ErrorNotice } from '@web/ui/ErrorNotice';
import { Page, PageHeading } from '@web/ui/layout';
import { ButtonLink } from '@web/ui/Link';
import { Notice } from '@web/ui/Notice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

export function ResetPasswordPage() {
  const { t } = useTranslation('account');
  useDocumentTitle(t('reset.title'));
  const token = useTokenFromAddress();
  const [message, setMessage] = useState<string | null>(null);
  useRedirectSoon(paths.auth('login'), message !== null);

  if (token === null)
    return (
      <Page width="prose">
        <PageHeading title={t('reset.title')} />
        <Stack gap="6" alignItems="flex-start">
          <ErrorNotice message={t('reset.missing')} />
          <ButtonLink to={paths.forgotPassword}>{t('reset.requestNew')}</ButtonLink>
        </Stack>
      </Page>
    );
  return (
    <Page width="prose">
      <PageHeading title={t('reset.title')} intro={message === null ? t('reset.intro') : undefined} />
      {message === null ? (
        <ResetPasswordForm token={token} onReset={setMessage} />
      ) : (
        <Stack gap="6" alignItems="flex-start">
          <Notice kind="success">
            {message} {t('reset.redirect')}
          </Notice>
          <ButtonLink to={paths.auth('login')}>{t('verify.goToSignIn')}</ButtonLink>
        </Stack>
      )}
    </Page>
  );
}
