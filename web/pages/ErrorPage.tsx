import { Button, Flex } from '@chakra-ui/react';
import { paths } from '@web/app/paths';
import { useDocumentTitle } from '@web/app/useDocumentTitle';
import { Page, PageHeading } from '@web/ui/layout';
import { ButtonLink } from '@web/ui/Link';
import { useTranslation } from 'react-i18next';

/** In place of a page that failed while it was drawn, or whose code could not be fetched. */
export function ErrorPage() {
  const { t } = useTranslation();
  useDocumentTitle(t('error.title'));
  return (
    <Page width="narrow" role="alert">
      <PageHeading overline={t('error.title')} title={t('error.page.title')} intro={t('error.page.body')} />
      <Flex gap="3" wrap="wrap">
        <Button onClick={() => window.location.reload()}>{t('error.page.reload')}</Button>
        <ButtonLink to={paths.home} variant="outline">
          {t('actions.goHome')}
        </ButtonLink>
      </Flex>
    </Page>
  );
}
