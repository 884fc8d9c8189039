import { Spinner, Stack, Text } from '@chakra-ui/react';
import { toFailure } from '@web/apollo/errors';
import { ErrorNotice } from '@web/ui/ErrorNotice';
import { PageHeading } from '@web/ui/layout';
import { Notice } from '@web/ui/Notice';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useVerifyEmailMutation } from './accounts.generated';

interface EmailVerificationProps {
  token: string | null;
  onVerified: () => void;
  /** Ways on after success and after a failure. */
  successLinks: ReactNode;
  errorLinks: ReactNode;
}

/** Verifies as soon as a person sees the page: verifying, success, error. */
export function EmailVerification({ token, onVerified, successLinks, errorLinks }: EmailVerificationProps) {
  const { t } = useTranslation('account');
  const [verify, { data, error }] = useVerifyEmailMutation();
  const hasAsked = useRef(false);
  useEffect(() => {
    if (token === null || hasAsked.current) return;
    hasAsked.current = true;
    // The failure is shown from `error`.
    verify({ variables: { token } }).then(onVerified, () => undefined);
  }, [token, verify, onVerified]);

  if (token === null || error)
    return (
      <Stack gap="6">
        <PageHeading title={t('verify.errorTitle')} />
        <ErrorNotice
          message={token === null ? t('verify.missing') : (toFailure(error).message ?? t('verify.failed'))}
        />
        {errorLinks}
      </Stack>
    );
  if (data)
    return (
      <Stack gap="6">
        <PageHeading title={t('verify.successTitle')} />
        <Notice kind="success">
          {data.verifyEmail.message} {t('verify.redirect')}
        </Notice>
        {successLinks}
      </Stack>
    );
  return (
    <Stack gap="6" aria-busy="true">
      <PageHeading title={t('verify.verifyingTitle')} />
      <Stack direction="row" gap="3" alignItems="center" role="status">
        <Spinner aria-hidden="true" />
        <Text>{t('verify.verifying')}</Text>
      </Stack>
    </Stack>
  );
}
