import { Grid, Stack } from '@chakra-ui/react';
import { Bone, LoadingRegion } from '@web/ui/skeletons';
import { useTranslation } from 'react-i18next';

/** Stands for the list of bookings while it loads. */
export function BookingCardsSkeleton() {
  const { t } = useTranslation('booking');
  return (
    <LoadingRegion label={t('myBookings.loading')}>
      {Array.from({ length: 3 }, (_, index) => (
        <Grid
          key={index}
          columnGap={{ base: '4', md: '8' }}
          templateColumns={{ base: '5.5rem minmax(0, 1fr)', lg: '8rem minmax(0, 1fr) 15rem' }}
          paddingBlock={{ base: '6', md: '8' }}
          borderTopWidth="1px"
        >
          <Bone aspectRatio="poster" width="full" />
          <Stack gap="3">
            <Bone height="5" width="24" />
            <Bone height="6" width="2/3" />
            <Bone height="4" width="1/2" />
          </Stack>
        </Grid>
      ))}
    </LoadingRegion>
  );
}
