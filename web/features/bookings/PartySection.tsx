import { SimpleGrid } from '@chakra-ui/react';
import { maximumTravellers } from '@domain/catalogue';
import { today } from '@domain/local-date';
import { TextInput } from '@web/ui/controls';
import { FormField } from '@web/ui/FormField';
import { FormSection } from '@web/ui/FormSection';
import { NumberStepper } from '@web/ui/NumberStepper';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type BookingFormValues, type BookingTarget, departureOf } from './booking-form';
import { sectionTitleKey } from './booking-sections';
import { TravellerFields } from './TravellerFields';

/** When, and how many. A departure has its days; only the travellers are asked for. */
export function PartySection({ target }: { target: BookingTarget }) {
  const { t } = useTranslation('booking');
  const departure = departureOf(target);
  const isRequest = departure === null;
  const most = departure ? Math.max(1, departure.availableSpots) : maximumTravellers;
  return (
    <FormSection
      id="party"
      title={t(`sections.${sectionTitleKey('party', target)}`)}
      intro={isRequest ? t('party.intro') : t('party.departureIntro')}
    >
      {isRequest ? <DateFields /> : null}
      <TravellersCount most={most} placesLeft={departure?.availableSpots ?? null} />
      <TravellerFields most={most} />
      <EmergencyContact />
    </FormSection>
  );
}

function DateFields() {
  const { t } = useTranslation('booking');
  const {
    register,
    control,
    formState: { errors },
  } = useFormContext<BookingFormValues>();
  const startDate = useWatch({ control, name: 'startDate' });
  return (
    <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5">
      <FormField label={t('party.startDate')} error={errors.startDate?.message}>
        <TextInput type="date" min={today()} {...register('startDate', { deps: ['endDate'] })} />
      </FormField>
      <FormField label={t('party.endDate')} error={errors.endDate?.message}>
        <TextInput type="date" min={startDate || today()} {...register('endDate')} />
      </FormField>
    </SimpleGrid>
  );
}

function TravellersCount({ most, placesLeft }: { most: number; placesLeft: number | null }) {
  const { t } = useTranslation('booking');
  const { control } = useFormContext<BookingFormValues>();
  const { field, fieldState } = useController({ control, name: 'travellersCount' });
  const listed = useWatch({ control, name: 'travellers' }).length;
  const places = placesLeft === null ? undefined : t('departure.placesLeft', { count: placesLeft });
  return (
    <FormField
      label={t('party.count')}
      hint={listed > 0 ? t('party.countedFromList') : places}
      error={fieldState.error?.message}
      isRequired={placesLeft !== null}
    >
      <NumberStepper
        ref={field.ref}
        value={listed > 0 ? String(listed) : field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
        least={1}
        most={most}
        fewerLabel={t('party.fewer')}
        moreLabel={t('party.more')}
        isDisabled={listed > 0}
      />
    </FormField>
  );
}

function EmergencyContact() {
  const { t } = useTranslation('booking');
  const {
    register,
    formState: { errors },
  } = useFormContext<BookingFormValues>();
  return (
    <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5">
      <FormField label={t('party.emergencyName')} error={errors.emergencyContactName?.message}>
        <TextInput
          autoComplete="off"
          {...register('emergencyContactName', { deps: ['emergencyContactPhone'] })}
        />
      </FormField>
      <FormField label={t('party.emergencyPhone')} error={errors.emergencyContactPhone?.message}>
        <TextInput
          type="tel"
          autoComplete="off"
          {...register('emergencyContactPhone', { deps: ['emergencyContactName'] })}
        />
      </FormField>
    </SimpleGrid>
  );
}
