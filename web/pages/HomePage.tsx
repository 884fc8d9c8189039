import { Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { paths } from '@web/app/paths';
import { siteFacts } from '@web/app/site';
import { useDocumentTitle } from '@web/app/useDocumentTitle';
import { CatalogueFigures } from '@web/features/home/CatalogueFigures';
import { FeaturedTrips } from '@web/features/home/FeaturedTrips';
import { HeroCarousel } from '@web/features/home/HeroCarousel';
import { useHomeQuery } from '@web/features/home/home.generated';
import { HowToBook } from '@web/features/home/HowToBook';
import { OurServices } from '@web/features/home/OurServices';
import { PackageChoice } from '@web/features/home/PackageChoice';
import { Container } from '@web/ui/layout';
import { ButtonLink } from '@web/ui/Link';
import { useTranslation } from 'react-i18next';

const featuredCount = 6;

export function HomePage() {
  const { t } = useTranslation('home');
  useDocumentTitle(t('documentTitle', { name: siteFacts().name }), true);
  const { data, error, loading, refetch } = useHomeQuery({ variables: { featured: featuredCount } });
  return (
    <>
      <HeroCarousel />
      <Opening />
      <CatalogueFigures stats={data?.catalogueStats} />
      <FeaturedTrips
        trips={data?.trips.nodes}
        error={error}
        isLoading={loading}
        onRetry={() => {
          // The answer, good or bad, arrives through the query above.
          refetch().catch(() => undefined);
        }}
      />
      <PackageChoice />
      <HowToBook />
      <OurServices />
    </>
  );
}

function Opening() {
  const { t } = useTranslation('home');
  return (
    <Container
      display="grid"
      gridTemplateColumns={{ base: '1fr', lg: 'minmax(0, 7fr) minmax(0, 5fr)' }}
      columnGap="16"
      rowGap="5"
      alignItems="end"
      paddingTop={{ base: '8', md: '14' }}
      paddingBottom={{ base: '10', md: '14' }}
    >
      <Heading as="h1" textStyle="poster">
        {t('hero.title')}
      </Heading>
      <Stack gap="5">
        <Text textStyle="lg" color="fg.muted" maxWidth="prose">
          {t('hero.intro')}
        </Text>
        <Flex gap="3" wrap="wrap">
          <ButtonLink to={paths.trips()} size="lg">
            {t('hero.trips')}
          </ButtonLink>
          <ButtonLink to={paths.packages()} size="lg" variant="outline">
            {t('hero.packages')}
          </ButtonLink>
        </Flex>
      </Stack>
    </Container>
  );
}
