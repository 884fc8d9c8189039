import { Stack } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { emailInput } from '@domain/inputs/account-inputs';
import { TextInput } from '@web/ui/controls';
import { ErrorNotice } from '@web/ui/ErrorNotice';
import { FormField } from '@web/ui/FormField';
import { Notice } from '@web/ui/Notice';
import { SubmitButton } from '@web/ui/SubmitButton';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useServerErrors } from './useServerErrors';

interface EmailFormProps {
  submitText: string;
  pendingText: string;
  /** Shown when the server gives no words of its own. */
  failureText: string;
  /** Sends; resolves with what to tell the person. */
  onSend: (email: string) => Promise<string>;
}

/** Asks for an address and has a mail sent there: idle, sending, success, error. */
export function EmailForm({ submitText, pendingText, failureText, onSend }: EmailFormProps) {
  const { t } = useTranslation('account');
  const [message, setMessage] = useState<string | null>(null);
  const form = useForm({ resolver: zodResolver(emailInput), defaultValues: { email: '' } });
  const { errors, isSubmitting } = form.formState;
  const { formError, showFailure, clearFailure } = useServerErrors<{ email: string }>(
    ['email'],
    form.setError,
    failureText,
  );

  const submit = form.handleSubmit(async ({ email }) => {
    clearFailure();
    setMessage(null);
    try {
      setMessage(await onSend(email));
    } catch (error) {
      showFailure(error);
    }
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="5">
        {message === null ? null : <Notice kind="success">{message}</Notice>}
        {formError === null ? null : <ErrorNotice message={formError} />}
        <FormField label={t('auth.email')} error={errors.email?.message} isRequired>
          <TextInput type="email" autoComplete="email" {...form.register('email')} />
        </FormField>
        <SubmitButton isPending={isSubmitting} pendingText={pendingText}>
          {submitText}
        </SubmitButton>
      </Stack>
    </form>
  );
}
