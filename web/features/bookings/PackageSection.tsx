import { tailorMade } from '@domain/booking-choices';
import { useFailureText } from '@web/apollo/useFailureText';
import { useFormat } from '@web/i18n/useFormat';
import { Select } from '@web/ui/controls';
import { ErrorNotice } from '@web/ui/ErrorNotice';
import { FormField } from '@web/ui/FormField';
import { FormSection } from '@web/ui/FormSection';
import { Notice } from '@web/ui/Notice';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { BookingFormValues } from './booking-form';
import type { PackageChoice } from './usePackageChoice';

interface PackageSectionProps {
  choice: PackageChoice;
  /** With the package's slug, `tailor-made`, or null for none: the address follows the choice. */
  onChoose: (slug: string | null) => void;
}

/** Which package, or a holiday made to measure. The one choice that must be made. */
export function PackageSection({ choice, onChoose }: PackageSectionProps) {
  const { t } = useTranslation('booking');
  const format = useFormat();
  const failureText = useFailureText();
  const {
    register,
    control,
    formState: { errors },
  } = useFormContext<BookingFormValues>();
  const chosen = useWatch({ control, name: 'packageId' });
  const { packages } = choice;

  const options = packages.map((one) => ({
    value: one.id,
    label: one.price
      ? t('package.option', {
          title: one.title,
          days: format.days(one.durationDays),
          price: format.money(one.price),
        })
      : t('package.optionOnRequest', { title: one.title, days: format.days(one.durationDays) }),
  }));
  // A draft may hold a package that the list does not have yet: the select must not lose it meanwhile.
  const isUnlisted = chosen !== '' && chosen !== tailorMade && !packages.some((one) => one.id === chosen);

  return (
    <FormSection id="package" title={t('sections.package')} intro={t('package.intro')}>
      {choice.error ? (
        <ErrorNotice
          message={failureText(choice.error, t('package.failed'))}
          onRetry={choice.retry}
          isRetrying={choice.isLoading}
        />
      ) : null}
      {choice.isAskedMissing ? <Notice kind="info">{t('package.gone')}</Notice> : null}
      <FormField label={t('package.label')} error={errors.packageId?.message} isRequired>
        <Select
          placeholder={choice.isLoading ? t('package.loading') : t('package.choose')}
          options={[
            { value: tailorMade, label: t('package.tailorMade') },
            ...(isUnlisted ? [{ value: chosen, label: t('package.loading') }] : []),
            ...options,
          ]}
          {...register('packageId', {
            onChange: (event: { target: { value: string } }) =>
              onChoose(slugOf(event.target.value, packages)),
          })}
        />
      </FormField>
    </FormSection>
  );
}

function slugOf(value: string, packages: PackageChoice['packages']): string | null {
  return value === tailorMade ? tailorMade : (packages.find((one) => one.id === value)?.slug ?? null);
}

/** Takes over what the address asks for, and drops a remembered package that is no longer on sale. */
export function useAskedPackage(
  choice: PackageChoice,
  {
    getValues,
    setValue,
  }: Pick<ReturnType<typeof useFormContext<BookingFormValues>>, 'getValues' | 'setValue'>,
) {
  const { asked, packages, isLoading, error } = choice;
  const isKnown = !isLoading && !error && packages.length > 0;
  useEffect(() => {
    const current = getValues('packageId');
    if (asked !== null && asked !== current) setValue('packageId', asked, { shouldValidate: current !== '' });
    else if (isKnown && current && current !== tailorMade && !packages.some((one) => one.id === current))
      setValue('packageId', '');
  }, [asked, isKnown, packages, getValues, setValue]);
}
