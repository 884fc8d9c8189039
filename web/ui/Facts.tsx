import { chakra, Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export interface Fact {
  readonly key: string;
  readonly label: ReactNode;
  readonly value: ReactNode;
}

interface FactsProps {
  facts: readonly Fact[];
  /** `rows`: name and value on one line; `stacked`: the name above; `ends`: the value at the far end, for figures. */
  layout?: 'rows' | 'stacked' | 'ends';
  columns?: 1 | 2 | 3;
}

/** Names and values of one thing. */
export function Facts({ facts, layout = 'rows', columns = 1 }: FactsProps) {
  return (
    <Grid
      as="dl"
      columnGap="8"
      rowGap={layout === 'stacked' ? '4' : '2'}
      templateColumns={{
        base: columns > 1 ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr)',
        md: `repeat(${columns}, minmax(0, 1fr))`,
      }}
    >
      {facts.map(({ key, label, value }) => (
        <Grid
          key={key}
          columnGap="4"
          rowGap="0.5"
          templateColumns={innerColumns[layout]}
          alignItems="baseline"
        >
          <chakra.dt color="fg.muted" textStyle="sm">
            {label}
          </chakra.dt>
          <chakra.dd
            minWidth="0"
            overflowWrap="anywhere"
            whiteSpace="pre-line"
            textAlign={layout === 'ends' ? 'end' : undefined}
            fontVariantNumeric={layout === 'ends' ? 'tabular-nums' : undefined}
          >
            {value}
          </chakra.dd>
        </Grid>
      ))}
    </Grid>
  );
}

const innerColumns = {
  rows: { base: '7.5rem minmax(0, 1fr)', sm: '10rem minmax(0, 1fr)' },
  stacked: 'minmax(0, 1fr)',
  ends: 'auto minmax(0, 1fr)',
} as const;
