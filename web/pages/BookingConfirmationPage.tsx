import { Flex, Stack, Text } from '@chakra-ui/react';
import { parseReference } from '@domain/booking-reference';
import { paths, type ReturnState } from '@web/app/paths';
import { useDocumentTitle } from '@web/app/useDocumentTitle';
import { toFailure } from '@web/apollo/errors';
import { useFailureText } from '@web/apollo/useFailureText';
import { BookingConfirmation } from '@web/features/bookings/BookingConfirmation';
import {
  type BookingDetailFragment,
  type PublicBookingViewFragment,
  useOwnBookingQuery,
  usePublicBookingQuery,
} from '@web/features/bookings/bookings.generated';
import { CancelBooking } from '@web/features/bookings/CancelBooking';
import { OwnBookingDetails } from '@web/features/bookings/OwnBookingDetails';
import { useFreshness } from '@web/features/bookings/useFreshness';
import { useSession } from '@web/session/SessionProvider';
import { EmptyState } from '@web/ui/EmptyState';
import { ErrorNotice } from '@web/ui/ErrorNotice';
import { Page } from '@web/ui/layout';
import { ButtonLink, Link } from '@web/ui/Link';
import { TextSkeleton } from '@web/ui/skeletons';
import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router-dom';

/** `/booking-confirmation/:reference`, in any case and grouping; without a reference it says so. */
export function BookingConfirmationPage() {
  const { reference: typed } = useParams();
  const reference = typed ? parseReference(typed) : null;
  return (
    <Page>
      {typed === undefined ? (
        <NoReference />
      ) : reference ? (
        <Confirmation reference={reference} />
      ) : (
        <NotFound />
      )}
    </Page>
  );
}

function Confirmation({ reference }: { reference: string }) {
  const { t } = useTranslation('booking');
  const failureText = useFailureText();
  const { user } = useSession();
  const { data, previousData, error, loading, refetch } = usePublicBookingQuery({
    variables: { reference },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const own = useOwnBookingQuery({
    variables: { reference },
    skip: user === null,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const booking = (data ?? previousData)?.publicBooking;
  useDocumentTitle(booking?.title ?? t('confirmation.documentTitle'));

  if (booking) {
    const ownBooking = user ? (own.data ?? own.previousData)?.booking : null;
    const refresh = () => Promise.all([refetch(), ownBooking ? own.refetch() : null]);
    return (
      <Ready booking={booking} ownBooking={ownBooking} refresh={refresh}>
        {user === null ? <SignInHint /> : null}
        {ownBooking ? null : (
          <OwnFailure error={own.error} onRetry={() => void own.refetch().catch(() => undefined)} />
        )}
      </Ready>
    );
  }
  if (loading) return <TextSkeleton lines={8} label={t('confirmation.loading')} />;
  if (!error || toFailure(error).code === 'NOT_FOUND') return <NotFound />;
  return (
    <ErrorNotice
      title={t('confirmation.failed')}
      message={failureText(error)}
      onRetry={() => void refetch().catch(() => undefined)}
    />
  );
}

interface ReadyProps {
  booking: PublicBookingViewFragment;
  /** All of it, for its owner and for the agency. */
  ownBooking: BookingDetailFragment | null | undefined;
  refresh: () => Promise<unknown>;
  children: ReactNode;
}

function Ready({ booking, ownBooking, refresh, children }: ReadyProps) {
  const { t } = useTranslation('booking');
  const { state } = useLocation();
  useFreshness(refresh, true);
  return (
    <Stack gap={{ base: '12', md: '16' }}>
      <BookingConfirmation
        booking={booking}
        isNew={(state as { isNew?: boolean } | null)?.isNew === true}
        actions={
          <Flex gap="3" wrap="wrap">
            <ButtonLink to={paths.myBookings}>{t('confirmation.myBookings')}</ButtonLink>
            <ButtonLink to={paths.home} variant="outline">
              {t('confirmation.home')}
            </ButtonLink>
            {ownBooking ? (
              <CancelBooking booking={ownBooking} onCancelled={() => void refresh().catch(() => undefined)} />
            ) : null}
          </Flex>
        }
      />
      {ownBooking ? <OwnBookingDetails booking={ownBooking} /> : null}
      {children}
    </Stack>
  );
}

/** Somebody else's booking is no failure: it only shows no more than the public page. */
function OwnFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('booking');
  const failureText = useFailureText();
  if (!error || toFailure(error).code === 'NOT_FOUND') return null;
  return <ErrorNotice title={t('confirmation.failed')} message={failureText(error)} onRetry={onRetry} />;
}

function SignInHint() {
  const { t } = useTranslation('booking');
  const { pathname } = useLocation();
  const state: ReturnState = { returnTo: pathname };
  return (
    <Text color="fg.muted">
      {t('confirmation.signInHint')}{' '}
      <Link to={paths.auth('login')} state={state}>
        {t('confirmation.signIn')}
      </Link>
    </Text>
  );
}

function NotFound() {
  const { t } = useTranslation('booking');
  useDocumentTitle(t('confirmation.notFound'));
  return (
    <EmptyState
      icon={SearchX}
      title={t('confirmation.notFound')}
      action={
        <Flex gap="3" wrap="wrap" justify="center">
          <ButtonLink to={paths.myBookings}>{t('confirmation.myBookings')}</ButtonLink>
          <ButtonLink to={paths.home} variant="outline">
            {t('confirmation.home')}
          </ButtonLink>
        </Flex>
      }
    >
      {t('confirmation.notFoundText')}
    </EmptyState>
  );
}

function NoReference() {
  const { t } = useTranslation('booking');
  useDocumentTitle(t('confirmation.noReference'));
  return (
    <EmptyState
      icon={SearchX}
      title={t('confirmation.noReference')}
      action={<ButtonLink to={paths.home}>{t('confirmation.home')}</ButtonLink>}
    >
      {t('confirmation.noReferenceText')}
    </EmptyState>
  );
}
