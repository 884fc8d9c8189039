import { Box, Stack } from '@chakra-ui/react';
import { Page } from '@web/ui/layout';
import { Bone, LoadingRegion } from '@web/ui/skeletons';

/** While a page's code is on its way. Waits a moment before it shows, so that quick pages do not flicker. */
export function PageSkeleton() {
  return (
    <Box minHeight="dvh" animation="fade-in 160ms ease-out 160ms backwards">
      <Page>
        <LoadingRegion>
          <Stack gap="4">
            <Bone height="12" width="50%" />
            <Bone height="5" width="66%" />
            <Bone height="72" width="full" marginTop="6" />
          </Stack>
        </LoadingRegion>
      </Page>
    </Box>
  );
}
