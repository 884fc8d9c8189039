import { chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { paths } from '@web/app/paths';
import { useFormat } from '@web/i18n/useFormat';
import { Tag } from '@web/ui/FilterChips';
import { MorphLink } from '@web/ui/MorphLink';
import { PriceTag } from '@web/ui/PosterCard';
import { PosterImage } from '@web/ui/PosterImage';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Rating } from './Rating';
import type { TripCardFragment } from './trips.generated';

interface TripCardProps {
  trip: TripCardFragment;
  /** Among the first of the page: its picture does not wait. */
  isPriority?: boolean;
}

/** A trip as a poster on the wall, with its caption strip below; all of it leads to the trip. */
export function TripCard({ trip, isPriority = false }: TripCardProps) {
  const { t } = useTranslation('catalogue');
  const format = useFormat();
  return (
    <chakra.article
      position="relative"
      display="flex"
      flexDirection="column"
      gap="4"
      height="full"
      css={{
        '& img': { transition: 'translate 200ms ease-out' },
        '&:hover img': { translate: '0 -0.25rem' },
      }}
    >
      <PosterImage slug={trip.slug} imageUrl={trip.imageUrl} alt="" isPriority={isPriority} />
      <Stack gap="1" flex="1">
        <Text textStyle="sm" color="fg.muted">
          {trip.destination}
        </Text>
        <chakra.h2 textStyle="title">{trip.title}</chakra.h2>
        <Text textStyle="sm" color="fg.muted" lineClamp="3">
          {trip.summary}
        </Text>
        <Flex gap="1.5" columnGap="3" wrap="wrap" align="center" textStyle="sm" paddingTop="1">
          <span>{format.days(trip.durationDays)}</span>
          <Dot />
          <span>{t('trips.max', { count: trip.maxParticipants })}</span>
          <Dot />
          <Rating rating={trip.rating} count={trip.reviewCount} />
          {trip.status === 'FULL' ? <Tag>{t('trips.full')}</Tag> : null}
        </Flex>
        <Stack gap="1" marginTop="auto" paddingTop="2" align="flex-start">
          <PriceTag price={trip.price} />
          <DetailLink trip={trip} />
        </Stack>
      </Stack>
    </chakra.article>
  );
}

function DetailLink({ trip }: { trip: TripCardFragment }) {
  const { t } = useTranslation('catalogue');
  const { slug, title, destination, imageUrl } = trip;
  return (
    <MorphLink
      to={paths.trip(slug)}
      state={{ preview: { slug, title, place: destination, imageUrl } }}
      aria-label={`${t('actions.viewDetails')}: ${title}`}
      display="inline-flex"
      alignItems="center"
      gap="1.5"
      minHeight="8"
      fontWeight="medium"
      css={{ '&::after': { content: '""', position: 'absolute', inset: '0' } }}
    >
      {t('actions.viewDetails')}
      <ArrowRight size="1rem" strokeWidth={1.5} aria-hidden="true" />
    </MorphLink>
  );
}

function Dot() {
  return (
    <chakra.span aria-hidden="true" color="fg.muted">
      ·
    </chakra.span>
  );
}
