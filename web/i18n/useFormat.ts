import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { createFormat, type Format } from './format';

interface LocalizedFormat extends Format {
  /** `7 days` */
  days(count: number): string;
  /** `2 travellers` */
  travellers(count: number): string;
}

/** Formats by the reader's language. */
export function useFormat(): LocalizedFormat {
  const { t, i18n } = useTranslation();
  return useMemo(
    () => ({
      ...createFormat(i18n.language),
      days: (count) => t('units.days', { count }),
      travellers: (count) => t('units.travellers', { count }),
    }),
    [i18n.language, t],
  );
}
