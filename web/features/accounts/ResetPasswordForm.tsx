import { Stack } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { resetPasswordInput } from '@domain/inputs/account-inputs';
import { z } from '@domain/inputs/zod';
import { PasswordInput } from '@web/ui/controls';
import { ErrorNotice } from '@web/ui/ErrorNotice';
import { FormField } from '@web/ui/FormField';
import { SubmitButton } from '@web/ui/SubmitButton';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useResetPasswordMutation } from './accounts.generated';
import { useServerErrors } from './useServerErrors';

interface ResetPasswordFormProps {
  token: string;
  onReset: (message: string) => void;
}

interface Values {
  password: string;
  confirmPassword: string;
}

export function ResetPasswordForm({ token, onReset }: ResetPasswordFormProps) {
  const { t } = useTranslation('account');
  const [resetPassword] = useResetPasswordMutation();
  const schema = z
    .object({ password: resetPasswordInput.shape.password, confirmPassword: z.string() })
    .refine((values) => values.password === values.confirmPassword, {
      message: t('reset.mismatch'),
      path: ['confirmPassword'],
      when: () => true,
    });
  const form = useForm<Values>({
    resolver: zodResolver(schema),
    defaultValues: { password: '', confirmPassword: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const { formError, showFailure, clearFailure } = useServerErrors<Values>(
    ['password'],
    form.setError,
    t('reset.failed'),
  );

  const submit = form.handleSubmit(async ({ password }) => {
    clearFailure();
    try {
      const { data } = await resetPassword({ variables: { input: { token, password } } });
      if (data) onReset(data.resetPassword.message);
    } catch (error) {
      showFailure(error);
    }
  });

  const labels = {
    showLabel: t('auth.showPassword'),
    hideLabel: t('auth.hidePassword'),
    autoComplete: 'new-password',
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="5">
        {formError === null ? null : <ErrorNotice message={formError} />}
        <FormField
          label={t('reset.newPassword')}
          hint={t('auth.passwordHint')}
          error={errors.password?.message}
          isRequired
        >
          <PasswordInput {...labels} {...form.register('password')} />
        </FormField>
        <FormField label={t('reset.confirmPassword')} error={errors.confirmPassword?.message} isRequired>
          <PasswordInput {...labels} {...form.register('confirmPassword')} />
        </FormField>
        <SubmitButton isPending={isSubmitting} pendingText={t('reset.sending')}>
          {t('reset.submit')}
        </SubmitButton>
      </Stack>
    </form>
  );
}
