import { Stack } from '@chakra-ui/react';
import { NetworkStatus } from '@apollo/client';
import { paths } from '@web/app/paths';
import { useDocumentTitle } from '@web/app/useDocumentTitle';
import { useFailureText } from '@web/apollo/useFailureText';
import { BookingCard } from '@web/features/bookings/BookingCard';
import { useMyBookingsOverviewQuery, useMyBookingsQuery } from '@web/features/bookings/bookings.generated';
import { BookingCardsSkeleton } from '@web/features/bookings/BookingCardsSkeleton';
import { BookingsOverview } from '@web/features/bookings/BookingsOverview';
import { SignInPrompt } from '@web/features/bookings/SignInPrompt';
import { useFreshness } from '@web/features/bookings/useFreshness';
import { useSession } from '@web/session/SessionProvider';
import { EmptyState } from '@web/ui/EmptyState';
import { ErrorNotice } from '@web/ui/ErrorNotice';
import { Page, PageHeading } from '@web/ui/layout';
import { ButtonLink } from '@web/ui/Link';
import { LoadMore } from '@web/ui/LoadMore';
import { Notice } from '@web/ui/Notice';
import { toast } from '@web/ui/toasts';
import { Luggage } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

const pageSize = 10;
/** The most that one request may ask for. */
const overviewSize = 100;

/** `/my-bookings`. */
export function MyBookingsPage() {
  const { t } = useTranslation(['booking', 'common']);
  const session = useSession();
  useDocumentTitle(t('myBookings.title'));
  return (
    <Page>
      <PageHeading
        title={t('myBookings.title')}
        intro={t('myBookings.intro')}
        action={
          session.user ? <ButtonLink to={paths.booking()}>{t('myBookings.book')}</ButtonLink> : undefined
        }
      />
      {session.status === 'loading' ? <BookingCardsSkeleton /> : null}
      {session.status === 'unreachable' ? (
        <ErrorNotice
          title={t('myBookings.failed')}
          message={t('common:error.network')}
          onRetry={session.retry}
        />
      ) : null}
      {session.status === 'visitor' ? <SignInPrompt returnTo={paths.myBookings} /> : null}
      {session.status === 'signed-in' ? <OwnBookings /> : null}
    </Page>
  );
}

function OwnBookings() {
  const { t } = useTranslation('booking');
  const failureText = useFailureText();
  const list = useMyBookingsQuery({
    variables: { first: pageSize },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const overview = useMyBookingsOverviewQuery({
    variables: { first: overviewSize },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const shown = (list.data ?? list.previousData)?.myBookings;
  const counted = (overview.data ?? overview.previousData)?.myBookings;
  // The overview carries every state: asking for it again freshens the cards, however many pages are open.
  useFreshness(overview.refetch, shown !== undefined);
  useNewBookings(counted?.totalCount, shown?.totalCount, list.refetch);

  if (!shown) {
    if (!list.error) return <BookingCardsSkeleton />;
    return (
      <ErrorNotice
        title={t('myBookings.failed')}
        message={failureText(list.error)}
        onRetry={() => {
          list.refetch().catch(() => undefined);
          overview.refetch().catch(() => undefined);
        }}
        isRetrying={list.loading}
      />
    );
  }
  if (shown.totalCount === 0) return <NoBookings />;
  const loadMore = () => {
    list
      .fetchMore({ variables: { after: shown.pageInfo.endCursor } })
      .catch((error: unknown) => toast.error(failureText(error, t('myBookings.failed'))));
  };
  return (
    <Stack gap={{ base: '8', md: '10' }}>
      {counted ? <BookingsOverview overview={counted} /> : null}
      {list.error || overview.error ? <Notice kind="info">{t('myBookings.stale')}</Notice> : null}
      <div>
        {shown.nodes.map((booking) => (
          <BookingCard key={booking.id} booking={booking} />
        ))}
        <LoadMore
          hasMore={shown.pageInfo.hasNextPage}
          isLoading={list.networkStatus === NetworkStatus.fetchMore}
          onLoadMore={loadMore}
        />
      </div>
    </Stack>
  );
}

/** A booking made meanwhile, in another tab or by the agency, joins the list. */
function useNewBookings(
  counted: number | undefined,
  listed: number | undefined,
  refetch: () => Promise<unknown>,
) {
  useEffect(() => {
    if (counted === undefined || listed === undefined || counted === listed) return;
    refetch().catch(() => undefined);
  }, [counted, listed, refetch]);
}

function NoBookings() {
  const { t } = useTranslation('booking');
  return (
    <EmptyState
      icon={Luggage}
      title={t('myBookings.empty')}
      action={
        <ButtonLink to={paths.trips()} size="lg">
          {t('myBookings.explore')}
        </ButtonLink>
      }
    >
      {t('myBookings.emptyText')}
    </EmptyState>
  );
}
