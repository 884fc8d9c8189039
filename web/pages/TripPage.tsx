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
import { useNamedAddress } from '@web/features/catalogue/useNamedAddress';
import { EnquiryDialog } from '@web/features/enquiries/EnquiryDialog';
import { DepartureList } from '@web/features/trips/DepartureList';
import { hasSeveralPrices, nextBookable } from '@web/features/trips/departures';
import { NextDeparture } from '@web/features/trips/NextDeparture';
import {
  TripDetailDocument,
  type TripDetailQuery,
  useTripDetailQuery,
} from '@web/features/trips/trips.generated';
import { useTripFacts } from '@web/features/trips/useTripFacts';
import { ErrorNotice } from '@web/ui/ErrorNotice';
import { Page } from '@web/ui/layout';
import { ButtonLink } from '@web/ui/Link';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router-dom';
import { NotFoundPage } from './NotFoundPage';

type Trip = NonNullable<TripDetailQuery['trip']>;

export function TripPage() {
  const { slug = '' } = useParams();
  // Each address has a query of its own. One that changed its variables while the router still draws the next address
  // would be asked for both in turn, without end.
  return <TripAt key={slug} slug={slug} />;
}

function TripAt({ slug }: { slug: string }) {
  const { t } = useTranslation('catalogue');
  const { state } = useLocation();
  const failureText = useFailureText();
  const { data, error, loading, refetch } = useTripDetailQuery({
    variables: slugOrId(slug),
    // Places and prices change while one reads; what is known is shown meanwhile.
    fetchPolicy: 'cache-and-network',
  });
  const trip = data?.trip;
  const preview = readPreview(state, slug);
  useDocumentTitle(trip?.title ?? preview?.title);
  useNamedAddress({ document: TripDetailDocument, data, asked: slug, slug: trip?.slug, path: paths.trip });

  if (trip) return <TripBrochure trip={trip} />;
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
