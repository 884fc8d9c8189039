import { chakra, Grid, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export interface Step {
  readonly key: string;
  readonly title: ReactNode;
  readonly text: ReactNode;
}

/** What happens, one after the other; side by side where there is room. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <Grid as="ol" gap={{ base: '6', md: '8' }} templateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }}>
      {steps.map(({ key, title, text }, index) => (
        <chakra.li key={key} display="flex" gap="4" alignItems="flex-start">
          <chakra.span
            aria-hidden="true"
            display="grid"
            placeItems="center"
            flexShrink="0"
            width="9"
            height="9"
            borderRadius="full"
            bg="accent.subtle"
            color="accent.strong"
            fontFamily="heading"
            fontWeight="semibold"
            fontVariantNumeric="lining-nums"
          >
            {index + 1}
          </chakra.span>
          <div>
            <Text fontWeight="semibold">{title}</Text>
            <Text color="fg.muted" maxWidth="prose">
              {text}
            </Text>
          </div>
        </chakra.li>
      ))}
    </Grid>
  );
}
