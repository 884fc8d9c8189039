import { Text } from '@chakra-ui/react';
import { Tag } from '@web/ui/FilterChips';
import { useTranslation } from 'react-i18next';

/** From here down a traveller should know that places run out. */
const fewPlaces = 4;

/** How many may still join; few are flagged, in words. */
export function Places({ count }: { count: number }) {
  const { t } = useTranslation('catalogue');
  if (count <= 0) return <Tag>{t('departures.full')}</Tag>;
  if (count <= fewPlaces) return <Tag>{t('departures.few', { count })}</Tag>;
  return (
    <Text as="span" textStyle="sm" color="fg.muted">
      {t('departures.places', { count })}
    </Text>
  );
}
