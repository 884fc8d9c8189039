import { Stack } from '@chakra-ui/react';
import { paths } from '@web/app/paths';
import { useDocumentTitle } from '@web/app/useDocumentTitle';
import { useResendVerificationMutation } from '@web/features/accounts/accounts.generated';
import { EmailForm } from '@web/features/accounts/EmailForm';
import { Page, PageHeading } from '@web/ui/layout';
import { Link } from '@web/ui/Link';
import { useTranslation } from 'react-i18next';

export function ResendVerificationPage() {
  const { t } = useTranslation('account');
  useDocumentTitle(t('resend.title'));
  const [resend] = useResendVerificationMutation();
  const send = async (email: string) => {
    const { data } = await resend({ variables: { email } });
    return data?.resendVerification.message ?? '';
  };
  return (
    <Page width="prose">
      <PageHeading title={t('resend.title')} intro={t('resend.intro')} />
      <Stack gap="6">
        <EmailForm
          submitText={t('resend.submit')}
          pendingText={t('resend.sending')}
          failureText={t('resend.failed')}
          onSend={send}
        />
        <Link to={paths.auth('login')}>{t('resend.back')}</Link>
      </Stack>
    </Page>
  );
}
