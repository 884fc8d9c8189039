import { Box, type BoxProps, Grid, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from './VisuallyHidden';

/** One grey plane, in the place and size of what comes. */
export function Bone(props: BoxProps) {
  return (
    <Box
      bg="bg.emphasized"
      borderRadius="poster"
      animation="pulse 1.6s ease-in-out infinite"
      aria-hidden="true"
      {...props}
    />
  );
}

/** Tells a screen reader that something is on its way. */
export function LoadingRegion({ children, label }: { children: ReactNode; label?: string }) {
  const { t } = useTranslation();
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>{label ?? t('state.loading')}</VisuallyHidden>
      {children}
    </div>
  );
}

interface CardGridSkeletonProps {
  count?: number;
  columns?: 2 | 3 | 4;
  label?: string;
}

/** Stands for a grid of poster cards. */
export function CardGridSkeleton({ count = 6, columns = 3, label }: CardGridSkeletonProps) {
  return (
    <LoadingRegion label={label}>
      <Grid
        gap={{ base: '6', md: '8' }}
        templateColumns={{ base: '1fr', sm: 'repeat(2, 1fr)', lg: `repeat(${columns}, 1fr)` }}
      >
        {Array.from({ length: count }, (_, index) => (
          <Stack key={index} gap="3">
            <Bone aspectRatio="poster" width="full" />
            <Bone height="5" width="75%" />
            <Bone height="4" width="50%" />
          </Stack>
        ))}
      </Grid>
    </LoadingRegion>
  );
}

export function TableSkeleton({
  rows = 6,
  columns = 4,
  label,
}: {
  rows?: number;
  columns?: number;
  label?: string;
}) {
  return (
    <LoadingRegion label={label}>
      <Stack gap="0">
        {Array.from({ length: rows }, (_, row) => (
          <Grid
            key={row}
            gap="6"
            templateColumns={`repeat(${columns}, 1fr)`}
            paddingBlock="4"
            borderBottomWidth="1px"
          >
            {Array.from({ length: columns }, (_, column) => (
              <Bone key={column} height="4" width={column === 0 ? 'full' : '66%'} />
            ))}
          </Grid>
        ))}
      </Stack>
    </LoadingRegion>
  );
}

const lineWidths = ['full', '95%', '98%', '60%'];

export function TextSkeleton({ lines = 4, label }: { lines?: number; label?: string }) {
  return (
    <LoadingRegion label={label}>
      <Stack gap="3">
        {Array.from({ length: lines }, (_, index) => (
          <Bone key={index} height="4" width={lineWidths[index % lineWidths.length]} />
        ))}
      </Stack>
    </LoadingRegion>
  );
}
