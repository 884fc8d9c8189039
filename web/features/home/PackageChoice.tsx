import { chakra, Grid, Stack, Text } from '@chakra-ui/react';
import { paths } from '@web/app/paths';
import { Section } from '@web/ui/layout';
import { Link } from '@web/ui/Link';
import { PosterImage } from '@web/ui/PosterImage';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** Each with a drawn scene that suits it. */
const kinds = [
  { key: 'private', scene: 'tuscan-vineyard-honeymoon' },
  { key: 'group', scene: 'svalbard-arctic-voyage' },
] as const;

/** By yourselves, or with others. */
export function PackageChoice() {
  const { t } = useTranslation('home');
  return (
    <Section
      id="packages"
      title={t('packages.title')}
      intro={t('packages.intro')}
      bg="bg.surface"
      borderBlockWidth="1px"
    >
      <Grid gap={{ base: '10', md: '8', lg: '12' }} templateColumns={{ base: '1fr', md: 'repeat(2, 1fr)' }}>
        {kinds.map(({ key, scene }) => (
          <chakra.article
            key={key}
            position="relative"
            css={{
              '& img': { transition: 'translate 200ms ease-out' },
              '&:hover img': { translate: '0 -0.25rem' },
            }}
          >
            <PosterImage slug={scene} alt="" format="wide" />
            <Stack gap="2" paddingTop="5" align="flex-start">
              <chakra.h3 textStyle="title">{t(`packages.${key}.title`)}</chakra.h3>
              <Text color="fg.muted" maxWidth="prose">
                {t(`packages.${key}.text`)}
              </Text>
              <Link
                to={paths.packages({ group: key })}
                display="inline-flex"
                alignItems="center"
                gap="1.5"
                fontWeight="medium"
                css={{ '&::after': { content: '""', position: 'absolute', inset: '0' } }}
              >
                {t(`packages.${key}.link`)}
                <ArrowRight size="1rem" strokeWidth={1.5} aria-hidden="true" />
              </Link>
            </Stack>
          </chakra.article>
        ))}
      </Grid>
    </Section>
  );
}
