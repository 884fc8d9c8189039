import { chakra, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface StatTileProps {
  label: ReactNode;
  value: ReactNode;
  hint?: ReactNode;
  /** `large` leads on public pages, `compact` stands in rows of administrators' pages. */
  size?: 'large' | 'compact';
}

/** A figure and what it counts. Put several into a `<dl>`. */
export function StatTile({ label, value, hint, size = 'large' }: StatTileProps) {
  return (
    <Stack
      direction="column-reverse"
      justify="flex-end"
      gap="0.5"
      borderTopWidth="2px"
      borderColor="accent"
      paddingTop="3"
      minWidth="0"
    >
      <chakra.dt color="fg.muted" textStyle="sm">
        {label}
        {hint ? <Text textStyle="xs">{hint}</Text> : null}
      </chakra.dt>
      <chakra.dd
        fontFamily="heading"
        fontWeight="semibold"
        lineHeight="heading"
        fontVariantNumeric="tabular-nums lining-nums"
        fontSize={size === 'large' ? { base: '2xl', md: '3xl' } : 'xl'}
      >
        {value}
      </chakra.dd>
    </Stack>
  );
}
