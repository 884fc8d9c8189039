import type { CurrencyCode } from '@domain/currency';
import type { Duration, FlightOption, HolidayVibe, HotelStyle } from '@domain/booking-choices';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** Words for the documented choices. What is stored is English; a choice this version does not know shows as it is. */
export function useChoiceLabels() {
  const { t } = useTranslation('booking');
  return useMemo(
    () => ({
      duration: (value: string) => t(`choices.durations.${value as Duration}`, { defaultValue: value }),
      hotelStyle: (value: string) => t(`choices.hotelStyles.${value as HotelStyle}`, { defaultValue: value }),
      vibe: (value: string) => t(`choices.vibes.${value as HolidayVibe}`, { defaultValue: value }),
      flight: (value: string) => t(`choices.flights.${value as FlightOption}`, { defaultValue: value }),
      currency: (value: string) => t(`choices.currencies.${value as CurrencyCode}`, { defaultValue: value }),
    }),
    [t],
  );
}
