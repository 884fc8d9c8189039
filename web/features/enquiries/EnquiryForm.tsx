import { Stack } from '@chakra-ui/react';
import type { EnquiryKind } from '@web/apollo/schema.generated';
import { TextArea, TextInput } from '@web/ui/controls';
import { ErrorNotice } from '@web/ui/ErrorNotice';
import { ErrorSummary } from '@web/ui/ErrorSummary';
import { FormField } from '@web/ui/FormField';
import { SubmitButton } from '@web/ui/SubmitButton';
import { useTranslation } from 'react-i18next';
import { enquiryTexts } from './enquiry-texts';
import { type EnquiryDraft, useEnquiryForm } from './useEnquiryForm';

interface EnquiryFormProps {
  kind: EnquiryKind;
  subject: string;
  draft: EnquiryDraft | null;
  onLeave: (draft: EnquiryDraft) => void;
  onSending: (isSending: boolean) => void;
  onSent: () => void;
}

export function EnquiryForm(props: EnquiryFormProps) {
  const { kind } = props;
  const { t } = useTranslation('catalogue');
  const { form, submit, failure, problems, visit, isSending, attempt } = useEnquiryForm(props);
  const { errors } = form.formState;
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="5">
        <ErrorSummary
          title={t('enquiry.problems', { count: problems.length })}
          problems={problems}
          attempt={attempt}
          onVisit={visit}
        />
        {failure === null ? null : <ErrorNotice message={failure} />}
        <FormField label={t('enquiry.fullName')} error={errors.fullName?.message} isRequired>
          <TextInput autoComplete="name" {...form.register('fullName')} />
        </FormField>
        <FormField label={t('enquiry.email')} error={errors.email?.message} isRequired>
          <TextInput type="email" autoComplete="email" {...form.register('email')} />
        </FormField>
        <FormField label={t('enquiry.phone')} error={errors.phone?.message} isRequired={kind === 'CALLBACK'}>
          <TextInput type="tel" autoComplete="tel" {...form.register('phone')} />
        </FormField>
        <FormField
          label={t('enquiry.message')}
          hint={t(`enquiry.kinds.${enquiryTexts[kind]}.messageHint`)}
          error={errors.message?.message}
          isRequired
        >
          <TextArea rows={4} {...form.register('message')} />
        </FormField>
        <SubmitButton isPending={isSending} pendingText={t('enquiry.sending')}>
          {t(`enquiry.kinds.${enquiryTexts[kind]}.submit`)}
        </SubmitButton>
      </Stack>
    </form>
  );
}
