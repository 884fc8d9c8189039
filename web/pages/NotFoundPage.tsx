import { Flex } from '@chakra-ui/react';
import { hasPage } from '@web/app/navigation';
import { paths } from '@web/app/paths';
import { useDocumentTitle } from '@web/app/useDocumentTitle';
import { Page, PageHeading } from '@web/ui/layout';
import { ButtonLink } from '@web/ui/Link';
import { PosterImage } from '@web/ui/PosterImage';
import { useTranslation } from 'react-i18next';

export function NotFoundPage() {
  const { t } = useTranslation();
  useDocumentTitle(t('error.notFound.documentTitle'));
  return (
    <Page width="narrow">
      <PosterImage slug="not-found" format="wide" alt={t('error.notFound.alt')} isPriority marginBottom="8" />
      <PageHeading
        overline={t('error.notFound.overline')}
        title={t('error.notFound.title')}
        intro={t('error.notFound.body')}
      />
      <Flex gap="3" wrap="wrap">
        <ButtonLink to={paths.home}>{t('actions.goHome')}</ButtonLink>
        {hasPage(paths.trips()) ? (
          <ButtonLink to={paths.trips()} variant="outline">
            {t('nav.trips')}
          </ButtonLink>
        ) : null}
        {hasPage(paths.packages()) ? (
          <ButtonLink to={paths.packages()} variant="outline">
            {t('nav.packages')}
          </ButtonLink>
        ) : null}
      </Flex>
    </Page>
  );
}
