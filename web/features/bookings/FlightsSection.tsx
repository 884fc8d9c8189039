import { flightOptions } from '@domain/booking-choices';
import { CheckboxGroup } from '@web/ui/ChoiceGroup';
import { FormSection } from '@web/ui/FormSection';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { BookingFormValues } from './booking-form';
import { useChoiceLabels } from './useChoiceLabels';

export function FlightsSection() {
  const { t } = useTranslation('booking');
  const labels = useChoiceLabels();
  const {
    register,
    formState: { errors },
  } = useFormContext<BookingFormValues>();
  return (
    <FormSection id="flights" title={t('sections.flights')} intro={t('flights.intro')}>
      <CheckboxGroup
        legend={t('flights.legend')}
        columns={3}
        options={flightOptions.map((value) => ({ value, label: labels.flight(value) }))}
        error={errors.flightArrangements?.message}
        {...register('flightArrangements')}
      />
    </FormSection>
  );
}
