import { Flex } from '@chakra-ui/react';
import { paths } from '@web/app/paths';
import { useDocumentTitle } from '@web/app/useDocumentTitle';
import { EmailVerification } from '@web/features/accounts/EmailVerification';
import { useRedirectSoon } from '@web/features/accounts/useRedirectSoon';
import { useTokenFromAddress } from '@web/features/accounts/useTokenFromAddress';
import { Page } from '@web/ui/layout';
import { ButtonLink } from '@web/ui/Link';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';

export function VerifyEmailPage() {
  const { t } = useTranslation('account');
  useDocumentTitle(t('verify.documentTitle'));
  const token = useTokenFromAddress();
  const [isVerified, setVerified] = useState(false);
  useRedirectSoon(paths.auth('login'), isVerified);
  const signIn = <ButtonLink to={paths.auth('login')}>{t('verify.goToSignIn')}</ButtonLink>;
  return (
    <Page width="prose">
      <EmailVerification
        token={token}
        onVerified={useCallback(() => setVerified(true), [])}
        successLinks={signIn}
        errorLinks={
          <Flex gap="3" wrap="wrap">
            <ButtonLink to={paths.resendVerification}>{t('verify.resend')}</ButtonLink>
            <ButtonLink to={paths.auth('login')} variant="outline">
              {t('verify.goToSignIn')}
            </ButtonLink>
          </Flex>
        }
      />
    </Page>
  );
}
