import { Grid } from '@chakra-ui/react';
import { paths } from '@web/app/paths';
import { useFailureText } from '@web/apollo/useFailureText';
import { useFormat } from '@web/i18n/useFormat';
import { EmptyState } from '@web/ui/EmptyState';
import { ErrorNotice } from '@web/ui/ErrorNotice';
import { ButtonLink } from '@web/ui/Link';
import { Section } from '@web/ui/layout';
import { PosterCard } from '@web/ui/PosterCard';
import { CardGridSkeleton } from '@web/ui/skeletons';
import { Image } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { FeaturedTripFragment } from './home.generated';

interface FeaturedTripsProps {
  trips: readonly FeaturedTripFragment[] | undefined;
  error: unknown;
  isLoading: boolean;
  onRetry: () => void;
}

/** A wall of posters. */
export function FeaturedTrips({ trips, error, isLoading, onRetry }: FeaturedTripsProps) {
  const { t } = useTranslation('home');
  return (
    <Section
      id="featured"
      title={t('featured.title')}
      intro={t('featured.intro')}
      action={
        <ButtonLink to={paths.trips()} variant="outline">
          {t('featured.all')}
        </ButtonLink>
      }
    >
      <Wall trips={trips} error={error} isLoading={isLoading} onRetry={onRetry} />
    </Section>
  );
}

function Wall({ trips, error, isLoading, onRetry }: FeaturedTripsProps) {
  const { t } = useTranslation('home');
  const failureText = useFailureText();
  if (!trips && error && !isLoading)
    return <ErrorNotice message={failureText(error, t('featured.error'))} onRetry={onRetry} />;
  if (!trips) return <CardGridSkeleton count={6} label={t('featured.loading')} />;
  if (trips.length === 0) {
    return (
      <EmptyState icon={Image} title={t('featured.empty.title')} headingLevel="h3">
        {t('featured.empty.text')}
      </EmptyState>
    );
  }
  return (
    <Grid
      as="ul"
      columnGap={{ base: '6', lg: '10' }}
      rowGap={{ base: '10', lg: '14' }}
      templateColumns={{ base: '1fr', sm: 'repeat(2, 1fr)', lg: 'repeat(3, 1fr)' }}
      // Hung as on a wall: the middle row of frames a little lower.
      css={{
        '@media (min-width: 64rem)': {
          '& > li:nth-of-type(3n + 2)': { marginTop: '12', marginBottom: '-12' },
        },
      }}
      paddingBottom={{ lg: '12' }}
    >
      {trips.map((trip) => (
        <li key={trip.id}>
          <TripPoster trip={trip} />
        </li>
      ))}
    </Grid>
  );
}

function TripPoster({ trip }: { trip: FeaturedTripFragment }) {
  const { t } = useTranslation('home');
  const format = useFormat();
  const facts = [
    format.days(trip.durationDays),
    trip.rating === null
      ? null
      : t('featured.reviews', { rating: format.number(trip.rating, 1), count: trip.reviewCount }),
  ];
  return (
    <PosterCard
      to={paths.trip(trip.slug)}
      slug={trip.slug}
      imageUrl={trip.imageUrl}
      title={trip.title}
      place={trip.destination}
      price={trip.price}
      facts={facts.filter(Boolean).join(' · ')}
    />
  );
}
