import { Flex, Stack, Text } from '@chakra-ui/react';
import { parseReference } from '@domain/booking-reference';
import { paths, type ReturnState } from '@web/app/paths';
import { useDocumentTitle } from '@web/app/useDocumentTitle';
import { toFailure } from '@web/apollo/errors';
import { useFailureText } from '@web/apollo/useFailureText';
import { BookingConfirmation } from '@web/features/bookings/BookingConfirmation';
import { useOwnBookingQuery, usePublicBookingQuery } from '@web/features/bookings/bookings.generated';
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
  const { state } = useLocation();
  const { user } = useSession();
  const shared = usePublicBookingQuery({ variables: { reference }, fetchPolicy: 'cache-and-network' });
  const own = useOwnBookingQuery({
    variables: { reference },
    skip: user === null,
    fetchPolicy: 'cache-and-network',
  });
  const booking = (shared.data ?? shared.previousData)?.publicBooking;
  const ownBooking = user ? (own.data ?? own.previousData)?.booking : null;
  const refresh = () => Promise.all([shared.refetch(), ownBooking ? own.refetch() : null]);
  useFreshness(refresh, Boolean(booking));
  useDocumentTitle(booking?.title ?? t('confirmation.documentTitle'));

  if (booking) {
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
                <CancelBooking
                  booking={ownBooking}
                  onCancelled={() => void refresh().catch(() => undefined)}
                />
              ) : null}
            </Flex>
          }
        />
        {ownBooking ? <OwnBookingDetails booking={ownBooking} /> : null}
        {user === null ? <SignInHint /> : null}
        {own.error && !ownBooking && toFailure(own.error).code !== 'NOT_FOUND' ? (
          <ErrorNotice
            title={t('confirmation.failed')}
            message={failureText(own.error)}
            onRetry={() => void own.refetch().catch(() => undefined)}
          />
        ) : null}
      </Stack>
    );
  }
  if (shared.loading) return <TextSkeleton lines={8} label={t('confirmation.loading')} />;
  if (!shared.error || toFailure(shared.error).code === 'NOT_FOUND') return <NotFound />;
  return (
    <ErrorNotice
      title={t('confirmation.failed')}
      message={failureText(shared.error)}
      onRetry={() => void shared.refetch().catch(() => undefined)}
    />
  );
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
