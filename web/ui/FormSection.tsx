import { chakra, Heading, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface FormSectionProps {
  /** Where an index or a summary leads: `#contact`. */
  id: string;
  title: ReactNode;
  intro?: ReactNode;
  children: ReactNode;
}

/** One thought of a long form. Its heading can take the focus, so that a link to it works for the keyboard as well. */
export function FormSection({ id, title, intro, children }: FormSectionProps) {
  return (
    <chakra.section
      id={id}
      scrollMarginTop="24"
      paddingBlock={{ base: '8', md: '10' }}
      borderTopWidth="1px"
      css={{
        '&:first-of-type': { borderTopWidth: '0', paddingTop: '0' },
      }}
    >
      <Stack gap="1" marginBottom="6">
        <Heading as="h2" id={sectionTitleId(id)} tabIndex={-1} outline="none" textStyle="title">
          {title}
        </Heading>
        {intro ? (
          <Text color="fg.muted" maxWidth="prose">
            {intro}
          </Text>
        ) : null}
      </Stack>
      <Stack gap="5">{children}</Stack>
    </chakra.section>
  );
}

export const sectionTitleId = (sectionId: string): string => `${sectionId}-title`;
