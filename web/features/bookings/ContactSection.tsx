import { SimpleGrid } from '@chakra-ui/react';
import { TextArea, TextInput } from '@web/ui/controls';
import { FormField } from '@web/ui/FormField';
import { FormSection } from '@web/ui/FormSection';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { BookingFormValues } from './booking-form';

/** Whom we answer. */
export function ContactSection() {
  const { t } = useTranslation('booking');
  const {
    register,
    formState: { errors },
  } = useFormContext<BookingFormValues>();
  return (
    <FormSection id="contact" title={t('sections.contact')} intro={t('contact.intro')}>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5">
        <FormField label={t('contact.firstName')} error={errors.firstName?.message} isRequired>
          <TextInput autoComplete="given-name" {...register('firstName')} />
        </FormField>
        <FormField label={t('contact.lastName')} error={errors.lastName?.message} isRequired>
          <TextInput autoComplete="family-name" {...register('lastName')} />
        </FormField>
        <FormField label={t('contact.email')} error={errors.email?.message} isRequired>
          <TextInput type="email" autoComplete="email" {...register('email')} />
        </FormField>
        <FormField label={t('contact.phone')} error={errors.phone?.message} isRequired>
          <TextInput type="tel" autoComplete="tel" {...register('phone')} />
        </FormField>
      </SimpleGrid>
      <FormField label={t('contact.address')} error={errors.address?.message}>
        <TextArea rows={2} minHeight="20" autoComplete="street-address" {...register('address')} />
      </FormField>
    </FormSection>
  );
}
