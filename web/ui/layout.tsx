import { Box, type BoxProps, Heading, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

type Width = 'wide' | 'narrow' | 'prose';

const widths: Record<Width, string> = { wide: '7xl', narrow: '4xl', prose: '2xl' };

interface ContainerProps extends BoxProps {
  width?: Width;
}

/** Keeps content to a readable measure, with the same margins on every page. */
export function Container({ width = 'wide', ...rest }: ContainerProps) {
  return (
    <Box
      width="full"
      maxWidth={widths[width]}
      marginInline="auto"
      paddingInline={{ base: '4', md: '8' }}
      {...rest}
    />
  );
}

interface SectionProps extends Omit<BoxProps, 'title'> {
  /** Heading of the section; also names it for screen readers. */
  title?: ReactNode;
  intro?: ReactNode;
  /** Stands across from the title on wide screens. */
  action?: ReactNode;
  width?: Width;
  id: string;
}

/** A part of a page that breathes. */
export function Section({ title, intro, action, width, id, children, ...rest }: SectionProps) {
  return (
    <Box
      as="section"
      aria-labelledby={title ? `${id}-title` : undefined}
      id={id}
      paddingBlock={{ base: '10', md: '16', xl: '20' }}
      {...rest}
    >
      <Container width={width}>
        {title ? (
          <Stack
            direction={{ base: 'column', md: 'row' }}
            justify="space-between"
            align={{ base: 'flex-start', md: 'flex-end' }}
            gap="4"
            marginBottom={{ base: '6', md: '10' }}
          >
            <Stack gap="2" maxWidth="2xl">
              <Heading as="h2" id={`${id}-title`} textStyle="heading">
                {title}
              </Heading>
              {intro ? <Text color="fg.muted">{intro}</Text> : null}
            </Stack>
            {action}
          </Stack>
        ) : null}
        {children}
      </Container>
    </Box>
  );
}

interface PageHeadingProps {
  title: ReactNode;
  intro?: ReactNode;
  overline?: ReactNode;
  action?: ReactNode;
  /** `compact` for administrators' pages. */
  size?: 'display' | 'compact';
}

/** The page's only `h1`. */
export function PageHeading({ title, intro, overline, action, size = 'display' }: PageHeadingProps) {
  return (
    <Stack
      direction={{ base: 'column', md: 'row' }}
      justify="space-between"
      align={{ base: 'flex-start', md: 'flex-end' }}
      gap="4"
      marginBottom={size === 'display' ? { base: '6', md: '10' } : '6'}
    >
      <Stack gap="2" maxWidth="3xl">
        {overline ? (
          <Text textStyle="overline" color="accent.fg">
            {overline}
          </Text>
        ) : null}
        <Heading as="h1" textStyle={size === 'display' ? 'display' : 'title'}>
          {title}
        </Heading>
        {intro ? (
          <Text color="fg.muted" textStyle={size === 'display' ? 'lg' : 'sm'} maxWidth="prose">
            {intro}
          </Text>
        ) : null}
      </Stack>
      {action}
    </Stack>
  );
}

interface PageProps extends BoxProps {
  width?: Width;
}

/** Room around an ordinary page; pages with a full-width opening use Section instead. */
export function Page({ width, children, ...rest }: PageProps) {
  return (
    <Box paddingBlock={{ base: '8', md: '12' }} {...rest}>
      <Container width={width}>{children}</Container>
    </Box>
  );
}
