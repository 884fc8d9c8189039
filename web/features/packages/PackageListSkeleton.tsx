import { Grid, Stack } from '@chakra-ui/react';
import { Bone, LoadingRegion } from '@web/ui/skeletons';

/** Stands for the grid of package cards: poster beside text. */
export function PackageListSkeleton({ label, count = 4 }: { label: string; count?: number }) {
  return (
    <LoadingRegion label={label}>
      <Grid
        columnGap={{ base: '6', xl: '8' }}
        rowGap={{ base: '10', lg: '12' }}
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
      >
        {Array.from({ length: count }, (_, index) => (
          <Grid
            key={index}
            columnGap={{ sm: '5', xl: '6' }}
            rowGap="4"
            templateColumns={{ base: 'minmax(0, 1fr)', sm: 'minmax(0, 2fr) minmax(0, 3fr)' }}
          >
            <Bone aspectRatio="poster" width="full" />
            <Stack gap="3">
              <Bone height="4" width="50%" />
              <Bone height="6" width="75%" />
              <Bone height="16" width="full" />
              <Bone height="24" width="66%" />
            </Stack>
          </Grid>
        ))}
      </Grid>
    </LoadingRegion>
  );
}
