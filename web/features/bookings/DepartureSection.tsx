import { useFormat } from '@web/i18n/useFormat';
import { Select } from '@web/ui/controls';
import { FormField } from '@web/ui/FormField';
import { FormSection } from '@web/ui/FormSection';
import { Notice } from '@web/ui/Notice';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { BookingFormValues, TripTarget } from './booking-form';

interface DepartureSectionProps {
  target: TripTarget;
  /** The address asked for a departure that is not to be had any more. */
  isAskedMissing: boolean;
  /** With null for days of one's own. */
  onChoose: (departureId: string | null) => void;
}

/** The dated departure that is booked; another one of the same trip can be taken instead, or other days asked for. */
export function DepartureSection({ target, isAskedMissing, onChoose }: DepartureSectionProps) {
  const { t } = useTranslation('booking');
  const format = useFormat();
  const {
    register,
    formState: { errors },
  } = useFormContext<BookingFormValues>();
  const { trip, departure } = target;
  const options = trip.departures.map((one) => {
    const words = {
      dates: format.dateRange(one.startDate, one.endDate),
      price: format.money(one.price),
      count: one.availableSpots,
    };
    return {
      value: one.id,
      label: one.availableSpots > 0 ? t('departure.option', words) : t('departure.optionSoldOut', words),
      isDisabled: one.availableSpots === 0 && one.id !== departure?.id,
    };
  });
  return (
    <FormSection
      id="departure"
      title={t('sections.departure')}
      intro={trip.departures.length > 0 ? t('departure.intro') : t('departure.none')}
    >
      {isAskedMissing ? <Notice kind="info">{t('departure.gone')}</Notice> : null}
      <FormField label={t('departure.label')} error={errors.departureId?.message}>
        <Select
          placeholder={t('departure.otherDays')}
          options={options}
          {...register('departureId', {
            onChange: (event: { target: { value: string } }) => onChoose(event.target.value || null),
          })}
        />
      </FormField>
    </FormSection>
  );
}
