import { Button, Stack, Text } from '@chakra-ui/react';
import { Dialog } from '@web/ui/Dialog';
import { ErrorNotice } from '@web/ui/ErrorNotice';
import { SubmitButton } from '@web/ui/SubmitButton';
import { useTranslation } from 'react-i18next';
import { useResendVerificationMutation } from './accounts.generated';

interface VerificationRequiredDialogProps {
  /** Null keeps it closed. */
  email: string | null;
  onClose: () => void;
}

/** The right password of an account whose address is not proved yet: offers a new link. */
export function VerificationRequiredDialog({ email, onClose }: VerificationRequiredDialogProps) {
  const { t } = useTranslation(['account', 'common']);
  const [resend, { loading, data, error, reset }] = useResendVerificationMutation();
  const close = () => {
    reset();
    onClose();
  };
  // The failure is shown from `error`.
  const send = () => void resend({ variables: { email: email ?? '' } }).catch(() => undefined);
  return (
    <Dialog
      isOpen={email !== null}
      onClose={close}
      title={t('verification.title')}
      footer={
        <>
          <Button variant="outline" onClick={close}>
            {t('common:actions.close')}
          </Button>
          <SubmitButton
            type="button"
            size="md"
            onClick={send}
            isPending={loading}
            pendingText={t('verification.sending')}
          >
            {t('verification.resend')}
          </SubmitButton>
        </>
      }
    >
      <Stack gap="4">
        <Text>{t('verification.body', { email: email ?? '' })}</Text>
        {data ? <Text role="status">{data.resendVerification.message}</Text> : null}
        {error ? <ErrorNotice message={t('verification.failed')} /> : null}
      </Stack>
    </Dialog>
  );
}
