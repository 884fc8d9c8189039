import { Box, Grid } from '@chakra-ui/react';
import type { SessionUser } from '@web/session/SessionProvider';
import { type IndexedSection, SectionIndex } from '@web/ui/SectionIndex';
import { type FormEvent, useEffect, useState } from 'react';
import { type FieldPath, FormProvider, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { To } from 'react-router-dom';
import { type BookingFormValues, type BookingTarget, departureOf } from './booking-form';
import { bookingSections, isSectionFilled, type SectionId, sectionTitleKey } from './booking-sections';
import { BookingFields } from './BookingFields';
import { BookingReview } from './BookingReview';
import { BookingSummary } from './BookingSummary';
import { formProblems } from './form-problems';
import { useAskedPackage } from './PackageSection';
import { type BookingForm, useBookingForm } from './useBookingForm';
import { useBookingSubmission } from './useBookingSubmission';
import type { PackageChoice } from './usePackageChoice';

interface BookingRequestFormProps {
  target: BookingTarget;
  packageChoice: PackageChoice;
  isDepartureMissing: boolean;
  user: SessionUser | null;
  step: 'details' | 'review';
  stepPath: (step: 'details' | 'review', section?: SectionId) => To;
  onStep: (step: 'details' | 'review') => void;
  onChoosePackage: (slug: string | null) => void;
  onChooseDeparture: (departureId: string | null) => void;
  onSoldOut: () => void;
  onBooked: (reference: string) => void;
}

/** The booking form, then all of it for a last look, then it is sent. What is chosen stands beside it. */
export function BookingRequestForm(props: BookingRequestFormProps) {
  const { target, packageChoice, step, onStep } = props;
  const { t } = useTranslation('booking');
  const form = useBookingForm(target, props.user);
  const { isSubmitting, errors } = form.formState;
  const [attempt, setAttempt] = useState(0);
  const showProblems = () => {
    setAttempt((last) => last + 1);
    onStep('details');
  };
  const { send, failure } = useBookingSubmission({
    form,
    onBooked: props.onBooked,
    onRefused: showProblems,
    onSoldOut: props.onSoldOut,
  });
  useAskedPackage(packageChoice, form);
  useDepartureValue(form, target);
  useValidReview(form, step, showProblems);

  const fields = bookingSections(target).flatMap((section) => section.fields);
  const submit = (onValid: Parameters<typeof form.handleSubmit>[0]) => (event: FormEvent) =>
    void form.handleSubmit(onValid, showProblems)(event);

  return (
    <FormProvider {...form}>
      <Grid
        columnGap={{ base: '0', lg: '12', xl: '14' }}
        rowGap="8"
        alignItems="start"
        templateColumns={{
          base: 'minmax(0, 1fr)',
          lg: 'minmax(0, 1fr) 18rem',
          xl: '10.5rem minmax(0, 1fr) 19rem',
        }}
      >
        <Box display={{ base: 'none', xl: 'block' }} position="sticky" top="24">
          {step === 'details' ? <Index form={form} target={target} /> : null}
        </Box>
        <Box minWidth="0" order={{ base: 1, lg: 0 }}>
          {step === 'details' ? (
            <BookingFields
              {...props}
              problems={formProblems(errors, fields)}
              attempt={attempt}
              onVisitProblem={(path) => visit(form, path)}
              onContinue={submit(() => {
                setAttempt(0);
                onStep('review');
              })}
            />
          ) : (
            <BookingReview
              target={target}
              packages={packageChoice.packages}
              editPath={(section) => props.stepPath('details', section)}
              isSubmitting={isSubmitting}
              failure={failure}
              onSubmit={submit(send)}
            />
          )}
        </Box>
        <Box as="aside" aria-label={t('summary.label')} position={{ lg: 'sticky' }} top="24">
          <BookingSummary target={target} packages={packageChoice.packages} />
        </Box>
      </Grid>
    </FormProvider>
  );
}

/** Leads to a field. */
function visit(form: BookingForm, path: string): void {
  form.setFocus(path as FieldPath<BookingFormValues>);
}

function useDepartureValue({ setValue, getValues }: BookingForm, target: BookingTarget): void {
  const departureId = departureOf(target)?.id ?? '';
  useEffect(() => {
    if (getValues('departureId') !== departureId) setValue('departureId', departureId);
  }, [departureId, getValues, setValue]);
}

/** The last look is for a form that can be sent: a bookmark or a reload may lead there with half of one. */
function useValidReview(form: BookingForm, step: 'details' | 'review', onInvalid: () => void): void {
  useEffect(() => {
    if (step !== 'review') return;
    void form.trigger().then((isValid) => {
      if (!isValid) onInvalid();
    });
    // Asked once for each opening of the step.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [step]);
}

function Index({ form, target }: { form: BookingForm; target: BookingTarget }) {
  const { t } = useTranslation('booking');
  const values = useWatch({ control: form.control }) as BookingFormValues;
  const { errors } = form.formState;
  const sections = bookingSections(target).map((section): IndexedSection => {
    const hasProblem = section.fields.some((field) => errors[field] !== undefined);
    return {
      id: section.id,
      label: t(`sections.${sectionTitleKey(section.id, target)}`),
      state: hasProblem ? 'problem' : isSectionFilled(section, values) ? 'filled' : 'open',
    };
  });
  return (
    <SectionIndex
      label={t('request.sections')}
      sections={sections}
      stateTexts={{ filled: t('request.filled'), problem: t('request.problem') }}
    />
  );
}
