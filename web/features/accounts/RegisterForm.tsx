import { SimpleGrid, Stack } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { type RegisterInput, registerInput } from '@domain/inputs/account-inputs';
import type { z } from '@domain/inputs/zod';
import { Checkbox } from '@web/ui/ChoiceGroup';
import { PasswordInput, TextInput } from '@web/ui/controls';
import { ErrorNotice } from '@web/ui/ErrorNotice';
import { FormField } from '@web/ui/FormField';
import { SubmitButton } from '@web/ui/SubmitButton';
import { Notice } from '@web/ui/Notice';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useRegisterMutation } from './accounts.generated';
import { useServerErrors } from './useServerErrors';

type Values = z.input<typeof registerInput>;

const empty: Values = {
  name: '',
  email: '',
  phone: '',
  password: '',
  confirmPassword: '',
  dateOfBirth: '',
  termsAccepted: false,
  marketingEmails: false,
};
const fieldNames = Object.keys(empty) as (keyof Values)[];

/** Creates an account; the address has to be verified before signing in, so a success clears the form. */
export function RegisterForm() {
  const { t } = useTranslation('account');
  const [message, setMessage] = useState<string | null>(null);
  const [register] = useRegisterMutation();
  const form = useForm<Values, unknown, RegisterInput>({
    resolver: zodResolver(registerInput),
    defaultValues: empty,
  });
  const { errors, isSubmitting } = form.formState;
  const { formError, showFailure, clearFailure } = useServerErrors<Values>(
    fieldNames,
    form.setError,
    t('auth.registrationFailed'),
  );

  const submit = form.handleSubmit(async (input) => {
    clearFailure();
    setMessage(null);
    try {
      const { data } = await register({ variables: { input } });
      if (!data) return;
      setMessage(data.register.message);
      form.reset(empty);
    } catch (error) {
      showFailure(error);
    }
  });

  const passwordLabels = { showLabel: t('auth.showPassword'), hideLabel: t('auth.hidePassword') };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="5">
        {message === null ? null : <Notice kind="success">{message}</Notice>}
        {formError === null ? null : <ErrorNotice message={formError} />}
        <FormField label={t('auth.name')} error={errors.name?.message} isRequired>
          <TextInput autoComplete="name" {...form.register('name')} />
        </FormField>
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5">
          <FormField label={t('auth.email')} error={errors.email?.message} isRequired>
            <TextInput type="email" autoComplete="email" {...form.register('email')} />
          </FormField>
          <FormField label={t('auth.phone')} error={errors.phone?.message} isRequired>
            <TextInput type="tel" autoComplete="tel" {...form.register('phone')} />
          </FormField>
          <FormField
            label={t('auth.password')}
            hint={t('auth.passwordHint')}
            error={errors.password?.message}
            isRequired
          >
            <PasswordInput autoComplete="new-password" {...passwordLabels} {...form.register('password')} />
          </FormField>
          <FormField label={t('auth.confirmPassword')} error={errors.confirmPassword?.message} isRequired>
            <PasswordInput
              autoComplete="new-password"
              {...passwordLabels}
              {...form.register('confirmPassword')}
            />
          </FormField>
        </SimpleGrid>
        <FormField
          label={t('auth.dateOfBirth')}
          hint={t('auth.dateOfBirthHint')}
          error={errors.dateOfBirth?.message}
          isRequired
        >
          <TextInput type="date" autoComplete="bday" {...form.register('dateOfBirth')} />
        </FormField>
        <Checkbox
          label={t('auth.terms')}
          error={errors.termsAccepted?.message}
          aria-required
          {...form.register('termsAccepted')}
        />
        <Checkbox label={t('auth.marketing')} {...form.register('marketingEmails')} />
        <SubmitButton isPending={isSubmitting} pendingText={t('auth.registering')}>
          {t('auth.register')}
        </SubmitButton>
      </Stack>
    </form>
  );
}
