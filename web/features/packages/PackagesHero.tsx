import { Grid, Heading, Stack, Text } from '@chakra-ui/react';
import type { GroupKind } from '@domain/catalogue';
import { Container } from '@web/ui/layout';
import { PosterImage } from '@web/ui/PosterImage';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

const scenes = {
  all: 'home-evening-harbour',
  private: 'tuscan-vineyard-honeymoon',
  group: 'svalbard-arctic-voyage',
} as const;

interface PackagesHeroProps {
  /** By which door of the home page one came. */
  groupKind: GroupKind | null;
  children: ReactNode;
}

/** A poster, the promise and why to believe it. */
export function PackagesHero({ groupKind, children }: PackagesHeroProps) {
  const { t } = useTranslation('catalogue');
  const key = groupKind ?? 'all';
  return (
    <Container paddingTop={{ base: '4', md: '10' }} paddingBottom={{ base: '8', md: '12' }}>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 7fr)' }}
        columnGap="12"
        rowGap="6"
        alignItems="center"
      >
        <PosterImage
          slug={scenes[key]}
          alt=""
          format="wide"
          isPriority
          gridColumn={{ lg: '2' }}
          gridRow={{ lg: '1' }}
        />
        <Stack gap="5">
          <Stack gap="3">
            <Heading as="h1" textStyle="display">
              {t(`packages.hero.${key}.title`)}
            </Heading>
            <Text textStyle="lg" color="fg.muted">
              {t(`packages.hero.${key}.text`)}
            </Text>
          </Stack>
          {children}
        </Stack>
      </Grid>
    </Container>
  );
}
