import { chakra, Grid } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

export interface Fact {
  readonly key: string;
  readonly icon: LucideIcon;
  readonly label: string;
  readonly value: ReactNode;
}

/** What one wants to know first, in one row. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <Grid
      as="dl"
      marginTop={{ base: '6', md: '8' }}
      paddingBlock="5"
      borderBlockWidth="1px"
      columnGap="6"
      rowGap="5"
      templateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' }}
    >
      {facts.map(({ key, icon: Icon, label, value }) => (
        <chakra.div key={key} minWidth="0">
          <chakra.dt display="flex" gap="3" alignItems="center" textStyle="sm" color="fg.muted">
            <chakra.span color="accent.fg" flexShrink="0">
              <Icon size="1.25rem" strokeWidth={1.5} aria-hidden="true" />
            </chakra.span>
            {label}
          </chakra.dt>
          <chakra.dd paddingInlineStart="8" fontWeight="medium">
            {value}
          </chakra.dd>
        </chakra.div>
      ))}
    </Grid>
  );
}
