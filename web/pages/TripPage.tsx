import { Button } from '@chakra-ui/react';
import { paths } from '@web/app/paths';
import { useDocumentTitle } from '@web/app/useDocumentTitle';
import { toFailure } from '@web/apollo/errors';
import { useFailureText } from '@web/apollo/useFailureText';
import { BookPanel, PriceLine } from '@web/features/catalogue/BookPanel';
import { Inclusions, Itinerary, Paragraphs } from '@web/features/catalogue/Brochure';
import { CostSummary } from '@web/features/catalogue/CostSummary';
import { slugOrId } from '@web/features/catalogue/catalogue-values';
import {
  DetailLayout,
  DetailSection,
  DetailSkeleton,
  readPreview,
} from '@web/features/catalogue/DetailLayout';
import { FactList } from '@web/features/catalogue/FactList';
import { Gallery } from '@web/features/catalogue/Gallery';
import { EnquiryDialog } from '@web/features/enquiries/EnquiryDialog';
import { DepartureList } from '@web/features/trips/DepartureList';
import { hasSeveralPrices, nextBookable } from '@web/features/trips/departures';
import { NextDeparture } from '@web/features/trips/NextDeparture';
import { type TripDetailQuery, useTripDetailQuery } from '@web/features/trips/trips.generated';
import { useTripFacts } from '@web/features/trips/useTripFacts';
import { ErrorNotice } from '@web/ui/ErrorNotice';
import { Page } from '@web/ui/layout';
import { ButtonLink } from '@web/ui/Link';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { NotFoundPage } from './NotFoundPage';

type Trip = NonNullable<TripDetailQuery['trip']>;

export function TripPage() {
  const { t } = useTranslation('catalogue');
  const { slug = '' } = useParams();
  const location = useLocation();
  const failureText = useFailureText();
  const { data, previousData, error, loading, refetch } = useTripDetailQuery({
    variables: slugOrId(slug),
    // Places are taken while one reads; what is known is shown meanwhile.
    fetchPolicy: 'cache-and-network',
  });
  // From the numbered address to the named one it is the same trip: nothing has to be shown anew.
  const previous = previousData?.trip?.slug === slug ? previousData.trip : null;
  const trip = data?.trip ?? previous;
  const preview = readPreview(location.state, slug);
  useDocumentTitle(trip?.title ?? preview?.title);

  if (trip) {
    return (
      <>
        {trip.slug === slug ? null : <Navigate to={paths.trip(trip.slug) + location.hash} replace />}
        <TripBrochure trip={trip} />
      </>
    );
  }
  if (loading) return <DetailSkeleton label={t('trip.loading')} preview={preview} />;
  if (!error || toFailure(error).code === 'NOT_FOUND') return <NotFoundPage />;
  return (
    <Page width="narrow">
      <ErrorNotice
        message={failureText(error, t('trip.error'))}
        onRetry={() => {
          // The answer, good or bad, arrives through the query above.
          refetch().catch(() => undefined);
        }}
      />
    </Page>
  );
}

function TripBrochure({ trip }: { trip: Trip }) {
  const { t } = useTranslation('catalogue');
  const [isAsking, setAsking] = useState(false);
  const next = nextBookable(trip.departures);
  const isFrom = hasSeveralPrices(trip);
  return (
    <>
      <DetailLayout
        slug={trip.slug}
        imageUrl={trip.imageUrl}
        title={trip.title}
        place={trip.destination}
        summary={trip.summary}
        back={{ to: paths.trips(), label: t('trip.back') }}
        facts={<FactList facts={useTripFacts(trip, isFrom)} />}
        panel={
          <BookPanel
            price={trip.price}
            isFrom={isFrom}
            note={<NextDeparture departure={next} />}
            actions={
              <>
                <BookAction slug={trip.slug} canChoose={next !== null} />
                <Button variant="outline" aria-haspopup="dialog" onClick={() => setAsking(true)}>
                  {t('actions.ask')}
                </Button>
              </>
            }
          />
        }
        bar={
          <>
            <PriceLine price={trip.price} isFrom={isFrom} />
            <BookAction slug={trip.slug} canChoose={next !== null} />
          </>
        }
      >
        <TripSections trip={trip} canChoose={next !== null} isFrom={isFrom} />
      </DetailLayout>
      <EnquiryDialog kind={isAsking ? 'CONTACT' : null} about={trip.title} onClose={() => setAsking(false)} />
    </>
  );
}

/** To the dates on this page; where there are none with places, to the form that asks for some. */
function BookAction({ slug, canChoose }: { slug: string; canChoose: boolean }) {
  const { t } = useTranslation('catalogue');
  if (!canChoose)
    return <ButtonLink to={paths.booking({ trip: slug })}>{t('actions.askForDates')}</ButtonLink>;
  return (
    <Button asChild>
      <a href="#dates">{t('actions.chooseDate')}</a>
    </Button>
  );
}

function TripSections({ trip, canChoose, isFrom }: { trip: Trip; canChoose: boolean; isFrom: boolean }) {
  const { t } = useTranslation('catalogue');
  return (
    <>
      <DetailSection id="about" title={t('trip.about')}>
        <Paragraphs text={trip.description} />
        <Gallery images={trip.images} />
      </DetailSection>
      <DetailSection
        id="dates"
        title={t('departures.title')}
        intro={trip.departures.length > 0 ? t('departures.intro') : t('departures.none')}
      >
        <DepartureList slug={trip.slug} departures={trip.departures} />
        {canChoose ? null : (
          <ButtonLink to={paths.booking({ trip: trip.slug })}>{t('actions.askForDates')}</ButtonLink>
        )}
      </DetailSection>
      {trip.itinerary.length > 0 || trip.itineraryText ? (
        <DetailSection id="itinerary" title={t('itinerary.title')}>
          <Itinerary days={trip.itinerary} />
          {trip.itineraryText ? <Paragraphs text={trip.itineraryText} /> : null}
        </DetailSection>
      ) : null}
      {trip.inclusions.length > 0 || trip.exclusions.length > 0 ? (
        <DetailSection id="included" title={t('inclusions.title')}>
          <Inclusions included={trip.inclusions} excluded={trip.exclusions} />
        </DetailSection>
      ) : null}
      <DetailSection id="cost" title={t('cost.title')} intro={t('cost.intro')}>
        <CostSummary price={trip.price} isFrom={isFrom} />
      </DetailSection>
    </>
  );
}
