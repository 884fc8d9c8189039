import { Button, chakra, Stack } from '@chakra-ui/react';
import { paths } from '@web/app/paths';
import { useFormat } from '@web/i18n/useFormat';
import { ButtonLink } from '@web/ui/Link';
import { MoneyText } from '@web/ui/MoneyText';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isBookable } from './departures';
import { Places } from './Places';
import type { TripDepartureFragment } from './trips.generated';

const shownFirst = 6;

interface DepartureListProps {
  slug: string;
  departures: readonly TripDepartureFragment[];
}

/** When it leaves, how many places are left, what it costs; each with its own way to book. */
export function DepartureList({ slug, departures }: DepartureListProps) {
  const { t } = useTranslation('catalogue');
  const [isWhole, setWhole] = useState(false);
  if (departures.length === 0) return null;
  const shown = isWhole ? departures : departures.slice(0, shownFirst);
  const hidden = departures.length - shown.length;
  return (
    <Stack gap="5" align="flex-start">
      <chakra.ul width="full" borderTopWidth="1px">
        {shown.map((departure) => (
          <DepartureRow key={departure.id} slug={slug} departure={departure} />
        ))}
      </chakra.ul>
      {hidden > 0 ? (
        <Button variant="outline" onClick={() => setWhole(true)}>
          {t('departures.more', { count: hidden })}
        </Button>
      ) : null}
    </Stack>
  );
}

function DepartureRow({ slug, departure }: { slug: string; departure: TripDepartureFragment }) {
  const { t } = useTranslation('catalogue');
  const format = useFormat();
  const dates = format.dateRange(departure.startDate, departure.endDate);
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) auto auto' }}
      gridTemplateAreas={{
        base: '"dates price" "places book"',
        sm: '"dates price book" "places price book"',
      }}
      columnGap={{ base: '4', sm: '8' }}
      rowGap="1"
      alignItems="center"
      paddingBlock="4"
      borderBottomWidth="1px"
    >
      <chakra.span gridArea="dates" fontWeight="medium">
        {dates}
      </chakra.span>
      <chakra.span gridArea="places">
        <Places count={departure.availableSpots} />
      </chakra.span>
      <MoneyText
        gridArea="price"
        value={departure.price}
        fontSize="lg"
        fontWeight="semibold"
        textAlign="end"
      />
      <chakra.span gridArea="book" minWidth={{ sm: '20' }} textAlign="end">
        {isBookable(departure) ? (
          <ButtonLink
            to={paths.booking({ trip: slug, departure: departure.id })}
            aria-label={t('departures.bookDates', { dates })}
          >
            {t('actions.book')}
          </ButtonLink>
        ) : null}
      </chakra.span>
    </chakra.li>
  );
}
