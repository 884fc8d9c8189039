import { Box, chakra, Flex, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import { Container } from '@web/ui/layout';
import { HeroPicture } from '@web/ui/HeroPicture';
import { Link } from '@web/ui/Link';
import { Bone, LoadingRegion } from '@web/ui/skeletons';
import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';

interface DetailLayoutProps {
  slug: string;
  imageUrl: string | null;
  title: string;
  place: string;
  summary: string;
  /** The list that this belongs to. */
  back: { readonly to: string; readonly label: string };
  facts: ReactNode;
  /** Price and next step; stays in sight on wide screens. */
  panel: ReactNode;
  /** The same in one line, along the bottom of phones. */
  bar: ReactNode;
  children: ReactNode;
}

/** One trip or package: its poster, its title below, the brochure, and the next step always in reach. */
export function DetailLayout(props: DetailLayoutProps) {
  const { slug, imageUrl, title, place, summary, back, facts, panel, bar, children } = props;
  return (
    <chakra.article>
      <HeroPicture slug={slug} imageUrl={imageUrl} alt="" />
      <Container paddingTop={{ base: '4', md: '8' }} paddingBottom={{ base: '10', md: '16' }}>
        <BackLink {...back} />
        <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 21rem' }} columnGap="16">
          <Box>
            <Stack gap="3">
              <Text color="fg.muted">{place}</Text>
              <Heading as="h1" textStyle="display">
                {title}
              </Heading>
              {summary ? (
                <Text textStyle="lg" maxWidth="prose">
                  {summary}
                </Text>
              ) : null}
            </Stack>
            {facts}
            {children}
          </Box>
          <chakra.aside display={{ base: 'none', lg: 'block' }}>
            <Box position="sticky" top="24">
              {panel}
            </Box>
          </chakra.aside>
        </Grid>
      </Container>
      <Flex
        display={{ base: 'flex', lg: 'none' }}
        position="sticky"
        bottom="0"
        zIndex="sticky"
        align="center"
        justify="space-between"
        gap="4"
        paddingInline={{ base: '4', md: '8' }}
        paddingBlock="3"
        bg="bg.surface"
        borderTopWidth="1px"
        css={{ paddingBottom: 'max(0.75rem, env(safe-area-inset-bottom))' }}
      >
        {bar}
      </Flex>
    </chakra.article>
  );
}

function BackLink({ to, label }: DetailLayoutProps['back']) {
  return (
    <Link
      to={to}
      variant="plain"
      display="inline-flex"
      alignItems="center"
      gap="1"
      minHeight="11"
      marginInlineStart="-1"
      color="fg.muted"
      textStyle="sm"
    >
      <ChevronLeft size="1rem" strokeWidth={1.5} aria-hidden="true" />
      {label}
    </Link>
  );
}

interface DetailSectionProps {
  id: string;
  title: string;
  intro?: ReactNode;
  children: ReactNode;
}

/** One chapter of a brochure. */
export function DetailSection({ id, title, intro, children }: DetailSectionProps) {
  return (
    <chakra.section
      id={id}
      aria-labelledby={`${id}-title`}
      paddingTop={{ base: '10', md: '14' }}
      // The header stays at the top of the window; a jump to this part must not end below it.
      scrollMarginTop="12"
    >
      <Stack gap="2" marginBottom="5">
        <Heading as="h2" id={`${id}-title`} textStyle="heading">
          {title}
        </Heading>
        {intro ? (
          <Text color="fg.muted" maxWidth="prose">
            {intro}
          </Text>
        ) : null}
      </Stack>
      {children}
    </chakra.section>
  );
}

/** What a card hands to the page it opens, so that picture and title are there at once. */
export interface DetailPreview {
  readonly slug: string;
  readonly title: string;
  readonly place: string;
  readonly imageUrl: string | null;
}

/** Reads it back out of the navigation state, which may hold anything. */
export function readPreview(state: unknown, slug: string): DetailPreview | null {
  const preview = (state as { preview?: Partial<DetailPreview> } | null)?.preview;
  return preview?.slug === slug && preview.title !== undefined ? (preview as DetailPreview) : null;
}

export function DetailSkeleton({ label, preview }: { label: string; preview: DetailPreview | null }) {
  return (
    <>
      {preview ? (
        <HeroPicture slug={preview.slug} imageUrl={preview.imageUrl} alt="" />
      ) : (
        <Bone
          width="full"
          aspectRatio={{ base: 'square', sm: 'wide' }}
          maxHeight={{ base: '56dvh', sm: '60dvh' }}
        />
      )}
      <Container paddingTop={{ base: '4', md: '8' }} paddingBottom="16" minHeight="dvh">
        <Box minHeight="11" />
        {preview ? (
          <Stack gap="3" marginBottom="6">
            <Text color="fg.muted">{preview.place}</Text>
            <Heading as="h1" textStyle="display">
              {preview.title}
            </Heading>
          </Stack>
        ) : null}
        <LoadingRegion label={label}>
          <Stack gap="4" maxWidth="3xl">
            {preview ? null : <Bone height="12" width="66%" />}
            <Bone height="5" width="full" />
            <Bone height="5" width="90%" />
            <Bone height="24" width="full" marginTop="4" />
          </Stack>
        </LoadingRegion>
      </Container>
    </>
  );
}
