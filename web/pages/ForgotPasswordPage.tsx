import { Stack } from '@chakra-ui/react';
import { paths } from '@web/app/paths';
import { useDocumentTitle } from '@web/app/useDocumentTitle';
import { useRequestPasswordResetMutation } from '@web/features/accounts/accounts.generated';
import { EmailForm } from '@web/features/accounts/EmailForm';
import { Page, PageHeading } from '@web/ui/layout';
import { Link } from '@web/ui/Link';
import { useTranslation } from 'react-i18next';

export function ForgotPasswordPage() {
  const { t } = useTranslation('account');
  useDocumentTitle(t('forgot.title'));
  const [requestReset] = useRequestPasswordResetMutation();
  const send = async (email: string) => {
    const { data } = await requestReset({ variables: { email } });
    return data?.requestPasswordReset.message ?? '';
  };
  return (
    <Page width="prose">
      <PageHeading title={t('forgot.title')} intro={t('forgot.intro')} />
      <Stack gap="6">
        <EmailForm
          submitText={t('forgot.submit')}
          pendingText={t('forgot.sending')}
          failureText={t('forgot.failed')}
          onSend={send}
        />
        <Link to={paths.auth('login')}>{t('forgot.back')}</Link>
      </Stack>
    </Page>
  );
}
