import { Flex, Stack } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { signInInput } from '@domain/inputs/account-inputs';
import { toFailure } from '@web/apollo/errors';
import type { SessionUser } from '@web/session/SessionProvider';
import { PasswordInput, TextInput } from '@web/ui/controls';
import { ErrorNotice } from '@web/ui/ErrorNotice';
import { FormField } from '@web/ui/FormField';
import { SubmitButton } from '@web/ui/SubmitButton';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSignInMutation } from './accounts.generated';
import { useServerErrors } from './useServerErrors';
import { VerificationRequiredDialog } from './VerificationRequiredDialog';

interface SignInFormProps {
  onSignedIn: (token: string, user: SessionUser) => void;
  /** Links below the form: the page knows where they lead. */
  links: ReactNode;
}

interface Values {
  email: string;
  password: string;
}

export function SignInForm({ onSignedIn, links }: SignInFormProps) {
  const { t } = useTranslation('account');
  const [unverifiedEmail, setUnverifiedEmail] = useState<string | null>(null);
  const [signIn] = useSignInMutation();
  const form = useForm<Values>({
    resolver: zodResolver(signInInput),
    defaultValues: { email: '', password: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const { formError, showFailure, clearFailure } = useServerErrors<Values>(
    ['email', 'password'],
    form.setError,
    t('auth.loginFailed'),
  );

  const submit = form.handleSubmit(async (input) => {
    clearFailure();
    try {
      const { data } = await signIn({ variables: { input } });
      if (data) onSignedIn(data.signIn.token, data.signIn.user);
    } catch (error) {
      if (toFailure(error).code === 'EMAIL_NOT_VERIFIED') setUnverifiedEmail(input.email);
      else showFailure(error);
    }
  });

  return (
    <>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap="5">
          {formError === null ? null : <ErrorNotice message={formError} />}
          <FormField label={t('auth.email')} error={errors.email?.message} isRequired>
            <TextInput type="email" autoComplete="email" inputMode="email" {...form.register('email')} />
          </FormField>
          <FormField label={t('auth.password')} error={errors.password?.message} isRequired>
            <PasswordInput
              autoComplete="current-password"
              showLabel={t('auth.showPassword')}
              hideLabel={t('auth.hidePassword')}
              {...form.register('password')}
            />
          </FormField>
          <SubmitButton isPending={isSubmitting} pendingText={t('auth.signingIn')}>
            {t('auth.signIn')}
          </SubmitButton>
          <Flex gap="4" justify="space-between" wrap="wrap" textStyle="sm">
            {links}
          </Flex>
        </Stack>
      </form>
      <VerificationRequiredDialog email={unverifiedEmail} onClose={() => setUnverifiedEmail(null)} />
    </>
  );
}
