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
import { ChooseLink } from '@web/features/packages/ChooseLink';
import {
  PackageDetailDocument,
  type PackageDetailQuery,
  usePackageDetailQuery,
} from '@web/features/packages/packages.generated';
import { usePackageFacts } from '@web/features/packages/usePackageFacts';
import { ErrorNotice } from '@web/ui/ErrorNotice';
import { Page } from '@web/ui/layout';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router-dom';
import { NotFoundPage } from './NotFoundPage';

type Package = NonNullable<PackageDetailQuery['package']>;

export function PackagePage() {
  const { slug = '' } = useParams();
  // Each address has a query of its own. One that changed its variables while the router still draws the next address
  // would be asked for both in turn, without end.
  return <PackageAt key={slug} slug={slug} />;
}

function PackageAt({ slug }: { slug: string }) {
  const { t } = useTranslation('catalogue');
  const { state } = useLocation();
  const failureText = useFailureText();
  const { data, error, loading, refetch } = usePackageDetailQuery({
    variables: slugOrId(slug),
    // Places and prices change while one reads; what is known is shown meanwhile.
    fetchPolicy: 'cache-and-network',
  });
  const shown = data?.package;
  const preview = readPreview(state, slug);
  useDocumentTitle(shown?.title ?? preview?.title);
  useNamedAddress({
    document: PackageDetailDocument,
    data,
    asked: slug,
    slug: shown?.slug,
    path: paths.package,
  });

  if (shown) return <PackageBrochure package={shown} />;
  if (loading) return <DetailSkeleton label={t('package.loading')} preview={preview} />;
  if (!error || toFailure(error).code === 'NOT_FOUND') return <NotFoundPage />;
  return (
    <Page width="narrow">
      <ErrorNotice
        message={failureText(error, t('package.error'))}
        onRetry={() => {
          // The answer, good or bad, arrives through the query above.
          refetch().catch(() => undefined);
        }}
      />
    </Page>
  );
}

function PackageBrochure({ package: shown }: { package: Package }) {
  const { t } = useTranslation('catalogue');
  const [isAsking, setAsking] = useState(false);
  const ask = (
    <Button variant="outline" aria-haspopup="dialog" onClick={() => setAsking(true)}>
      {t('actions.ask')}
    </Button>
  );
  return (
    <>
      <DetailLayout
        slug={shown.slug}
        imageUrl={shown.imageUrl}
        title={shown.title}
        place={shown.destination}
        summary={shown.summary}
        back={{ to: paths.packages(), label: t('package.back') }}
        facts={<FactList facts={usePackageFacts(shown)} />}
        panel={
          <BookPanel
            price={shown.price}
            note={t('package.dates')}
            actions={
              <>
                <ChooseLink package={shown} />
                {ask}
              </>
            }
          />
        }
        bar={
          <>
            <PriceLine price={shown.price} />
            <ChooseLink package={shown} />
          </>
        }
      >
        <PackageSections package={shown} ask={ask} />
      </DetailLayout>
      <EnquiryDialog
        kind={isAsking ? 'CONTACT' : null}
        about={shown.title}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

function PackageSections({ package: shown, ask }: { package: Package; ask: ReactNode }) {
  const { t } = useTranslation('catalogue');
  return (
    <>
      <DetailSection id="about" title={t('package.about')}>
        <Paragraphs text={shown.description} />
        <Gallery images={shown.images} />
      </DetailSection>
      {shown.itinerary.length > 0 ? (
        <DetailSection id="itinerary" title={t('itinerary.title')}>
          <Itinerary days={shown.itinerary} />
        </DetailSection>
      ) : null}
      {shown.includedServices.length > 0 || shown.excludedServices.length > 0 ? (
        <DetailSection id="included" title={t('inclusions.title')}>
          <Inclusions included={shown.includedServices} excluded={shown.excludedServices} />
        </DetailSection>
      ) : null}
      <DetailSection id="cost" title={t('cost.title')} intro={t('cost.intro')}>
        <CostSummary price={shown.price} />
      </DetailSection>
      {shown.termsConditions ? (
        <DetailSection id="terms" title={t('package.terms')}>
          <Paragraphs text={shown.termsConditions} />
        </DetailSection>
      ) : null}
      <DetailSection id="questions" title={t('package.questions')} intro={t('package.questionsText')}>
        {ask}
      </DetailSection>
    </>
  );
}
