import { TextArea } from '@web/ui/controls';
import { FormField } from '@web/ui/FormField';
import { FormSection } from '@web/ui/FormSection';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { BookingFormValues } from './booking-form';

export function NotesSection() {
  const { t } = useTranslation('booking');
  const {
    register,
    formState: { errors },
  } = useFormContext<BookingFormValues>();
  return (
    <FormSection id="notes" title={t('sections.notes')}>
      <FormField label={t('notes.label')} hint={t('notes.hint')} error={errors.additionalRequests?.message}>
        <TextArea rows={5} {...register('additionalRequests')} />
      </FormField>
    </FormSection>
  );
}
