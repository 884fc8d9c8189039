import { SimpleGrid } from '@chakra-ui/react';
import {
  budgetCurrencies,
  customDurationChoice,
  durations,
  holidayVibes,
  hotelStyles,
} from '@domain/booking-choices';
import { Checkbox, CheckboxGroup, RadioGroup } from '@web/ui/ChoiceGroup';
import { Select, TextInput } from '@web/ui/controls';
import { FormField } from '@web/ui/FormField';
import { FormSection } from '@web/ui/FormSection';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { BookingFormValues } from './booking-form';
import { useChoiceLabels } from './useChoiceLabels';

/** Up to three places in mind, or none. */
export function LocationsSection() {
  const { t } = useTranslation('booking');
  const {
    register,
    formState: { errors },
  } = useFormContext<BookingFormValues>();
  return (
    <FormSection id="locations" title={t('sections.locations')} intro={t('locations.intro')}>
      <SimpleGrid columns={{ base: 1, sm: 3 }} gap="5">
        <FormField label={t('locations.first')} error={errors.location1?.message}>
          <TextInput {...register('location1')} />
        </FormField>
        <FormField label={t('locations.second')} error={errors.location2?.message}>
          <TextInput {...register('location2')} />
        </FormField>
        <FormField label={t('locations.third')} error={errors.location3?.message}>
          <TextInput {...register('location3')} />
        </FormField>
      </SimpleGrid>
      <Checkbox
        label={t('locations.suggest')}
        error={errors.suggestLocation?.message}
        {...register('suggestLocation')}
      />
    </FormSection>
  );
}

export function HotelsSection() {
  const { t } = useTranslation('booking');
  const labels = useChoiceLabels();
  const {
    register,
    formState: { errors },
  } = useFormContext<BookingFormValues>();
  return (
    <FormSection id="hotels" title={t('sections.hotels')} intro={t('hotels.intro')}>
      <CheckboxGroup
        legend={t('hotels.legend')}
        columns={2}
        options={hotelStyles.map((value) => ({ value, label: labels.hotelStyle(value) }))}
        error={errors.hotelAesthetic?.message}
        {...register('hotelAesthetic')}
      />
      <FormField label={t('hotels.other')} error={errors.hotelAestheticOther?.message}>
        <TextInput {...register('hotelAestheticOther')} />
      </FormField>
    </FormSection>
  );
}

export function DurationSection() {
  const { t } = useTranslation('booking');
  const labels = useChoiceLabels();
  const {
    register,
    control,
    formState: { errors },
  } = useFormContext<BookingFormValues>();
  const duration = useWatch({ control, name: 'duration' });
  return (
    <FormSection id="duration" title={t('sections.duration')} intro={t('duration.intro')}>
      <RadioGroup
        legend={t('duration.legend')}
        columns={2}
        options={[
          ...durations.map((value) => ({ value, label: labels.duration(value) })),
          { value: '', label: t('duration.open') },
        ]}
        error={errors.duration?.message}
        {...register('duration')}
      />
      {duration === customDurationChoice ? (
        <FormField
          label={t('duration.custom')}
          hint={t('duration.customHint')}
          error={errors.customDuration?.message}
          isRequired
        >
          <TextInput
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            maxWidth="32"
            {...register('customDuration')}
          />
        </FormField>
      ) : null}
    </FormSection>
  );
}

export function VibeSection() {
  const { t } = useTranslation('booking');
  const labels = useChoiceLabels();
  const {
    register,
    formState: { errors },
  } = useFormContext<BookingFormValues>();
  return (
    <FormSection id="vibe" title={t('sections.vibe')} intro={t('vibe.intro')}>
      <RadioGroup
        legend={t('vibe.legend')}
        columns={2}
        options={[
          ...holidayVibes.map((value) => ({ value, label: labels.vibe(value) })),
          { value: '', label: t('vibe.open') },
        ]}
        error={errors.holidayVibe?.message}
        {...register('holidayVibe')}
      />
    </FormSection>
  );
}

export function BudgetSection() {
  const { t } = useTranslation('booking');
  const labels = useChoiceLabels();
  const {
    register,
    formState: { errors },
  } = useFormContext<BookingFormValues>();
  return (
    <FormSection id="budget" title={t('sections.budget')} intro={t('budget.intro')}>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5">
        <FormField label={t('budget.amount')} error={errors.budget?.message}>
          <TextInput inputMode="decimal" autoComplete="off" maxLength={20} {...register('budget')} />
        </FormField>
        <FormField label={t('budget.currency')} error={errors.currency?.message}>
          <Select
            options={budgetCurrencies.map((value) => ({ value, label: labels.currency(value) }))}
            {...register('currency')}
          />
        </FormField>
      </SimpleGrid>
    </FormSection>
  );
}
