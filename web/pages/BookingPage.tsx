import { paths } from '@web/app/paths';
import { useDocumentTitle } from '@web/app/useDocumentTitle';
import { toFailure } from '@web/apollo/errors';
import { useFailureText } from '@web/apollo/useFailureText';
import type { BookingTarget } from '@web/features/bookings/booking-form';
import type { SectionId } from '@web/features/bookings/booking-sections';
import { BookingRequestForm } from '@web/features/bookings/BookingRequestForm';
import { useBookableTripQuery } from '@web/features/bookings/bookings.generated';
import { usePackageChoice } from '@web/features/bookings/usePackageChoice';
import { useSession } from '@web/session/SessionProvider';
import { EmptyState } from '@web/ui/EmptyState';
import { ErrorNotice } from '@web/ui/ErrorNotice';
import { Page, PageHeading } from '@web/ui/layout';
import { ButtonLink } from '@web/ui/Link';
import { TextSkeleton } from '@web/ui/skeletons';
import { Compass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

type Step = 'details' | 'review';

/** `/booking`, `/booking?package=<slug>` or `/booking?trip=<slug>&departure=<id>`; `step=review` is the last look. */
export function BookingPage() {
  const { t } = useTranslation('booking');
  const [query] = useSearchParams();
  const { status } = useSession();
  const step: Step = query.get('step') === 'review' ? 'review' : 'details';
  const isTrip = query.has('trip');
  const title = isTrip ? t('request.tripTitle') : t('request.title');
  const intro = query.has('departure') ? t('request.departureIntro') : t('request.intro');
  useDocumentTitle(step === 'review' ? t('review.title') : title);
  return (
    <Page>
      <PageHeading title={title} intro={step === 'details' ? intro : undefined} />
      {/* The form begins with what is known of the person, so it waits until that is known. */}
      {status === 'loading' ? (
        <TextSkeleton lines={8} label={t('request.loading')} />
      ) : (
        <Booking step={step} />
      )}
    </Page>
  );
}

function Booking({ step }: { step: Step }) {
  const { t } = useTranslation('booking');
  const failureText = useFailureText();
  const [query] = useSearchParams();
  const tripSlug = query.get('trip');
  const departureId = query.get('departure');
  const { data, error, loading, refetch } = useBookableTripQuery({
    variables: { slug: tripSlug ?? '' },
    skip: tripSlug === null,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  // The answer, good or bad, arrives through the query above.
  const refresh = () => void refetch().catch(() => undefined);

  if (tripSlug === null) return <BookingForm step={step} target={{ kind: 'request' }} />;
  if (data?.trip) {
    const departure = data.trip.departures.find((one) => one.id === departureId) ?? null;
    return (
      <BookingForm
        step={step}
        target={{ kind: 'trip', trip: data.trip, departure }}
        isDepartureMissing={departureId !== null && departure === null}
        onSoldOut={refresh}
      />
    );
  }
  if (loading) return <TextSkeleton lines={8} label={t('request.loading')} />;
  if (error && toFailure(error).code !== 'NOT_FOUND')
    return (
      <ErrorNotice
        message={failureText(error, t('departure.failed'))}
        onRetry={refresh}
        isRetrying={loading}
      />
    );
  return (
    <EmptyState
      icon={Compass}
      title={t('departure.tripGone.title')}
      action={<ButtonLink to={paths.trips()}>{t('myBookings.explore')}</ButtonLink>}
    >
      {t('departure.tripGone.text')}
    </EmptyState>
  );
}

interface BookingFormProps {
  step: Step;
  target: BookingTarget;
  isDepartureMissing?: boolean;
  onSoldOut?: () => void;
}

function BookingForm({
  step,
  target,
  isDepartureMissing = false,
  onSoldOut = () => undefined,
}: BookingFormProps) {
  const { user } = useSession();
  const [query] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const packageSlug = query.get('package') ?? packageOfState(state);
  const packageChoice = usePackageChoice(packageSlug, target.kind === 'trip');

  const change = (changes: Readonly<Record<string, string | null>>) =>
    paths.booking({ ...Object.fromEntries(query), ...changes });
  const stepPath = (next: Step, section?: SectionId) =>
    change({ step: next === 'review' ? next : null }) + (section ? `#${section}` : '');

  return (
    <BookingRequestForm
      target={target}
      packageChoice={packageChoice}
      isDepartureMissing={isDepartureMissing}
      user={user}
      step={step}
      stepPath={stepPath}
      onStep={(next) => {
        if (next !== step) void navigate(stepPath(next), { state });
      }}
      onChoosePackage={(slug) => void navigate(change({ package: slug }), { replace: true })}
      onChooseDeparture={(departure) => void navigate(change({ departure }), { replace: true })}
      onSoldOut={onSoldOut}
      onBooked={(reference) =>
        void navigate(paths.bookingConfirmation(reference), { replace: true, state: { isNew: true } })
      }
    />
  );
}

/** Choosing a package elsewhere may carry it in the navigation state, which outlives a reload. */
function packageOfState(state: unknown): string | null {
  const slug = (state as { selectedPackage?: { slug?: unknown } | null } | null)?.selectedPackage?.slug;
  return typeof slug === 'string' ? slug : null;
}
