import { chakra } from '@chakra-ui/react';
import { useFormat } from '@web/i18n/useFormat';
import { VisuallyHidden } from '@web/ui/VisuallyHidden';
import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';

interface RatingProps {
  rating: number | null;
  count: number;
}

/** The average of real reviews, or that there are none. */
export function Rating({ rating, count }: RatingProps) {
  const { t } = useTranslation('catalogue');
  const format = useFormat();
  if (rating === null || count === 0) return <span>{t('rating.none')}</span>;
  const value = format.number(rating, 1);
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="1" whiteSpace="nowrap">
      <chakra.span color="accent.fg" display="inline-flex">
        <Star size="0.875rem" strokeWidth={1.5} fill="currentColor" aria-hidden="true" />
      </chakra.span>
      <VisuallyHidden>{t('rating.spoken', { rating: value, count })}</VisuallyHidden>
      <span aria-hidden="true">{t('rating.short', { rating: value, count })}</span>
    </chakra.span>
  );
}
