import { useFormat } from '@web/i18n/useFormat';
import { CalendarDays, Compass, Footprints, type LucideIcon, Star, Tag, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { TripDetailQuery } from './trips.generated';

type Trip = NonNullable<TripDetailQuery['trip']>;

interface Fact {
  readonly key: string;
  readonly icon: LucideIcon;
  readonly label: string;
  readonly value: string;
}

/** Length, group, difficulty, kind, price and rating, as far as they are known. */
export function useTripFacts(trip: Trip, isFrom: boolean): readonly Fact[] {
  const { t } = useTranslation(['catalogue', 'common']);
  const format = useFormat();
  const category = trip.category.toLowerCase() as Lowercase<typeof trip.category>;
  const difficulty = trip.difficulty?.toLowerCase() as
    Lowercase<NonNullable<typeof trip.difficulty>> | undefined;
  const amount = trip.price && format.money(trip.price);
  const price = amount ? (isFrom ? t('facts.from', { price: amount }) : amount) : t('common:price.onRequest');
  const rating = trip.rating === null ? null : format.number(trip.rating, 1);
  return [
    { key: 'days', icon: CalendarDays, label: t('facts.length'), value: format.days(trip.durationDays) },
    {
      key: 'group',
      icon: Users,
      label: t('facts.group'),
      value: t('facts.groupOf', { count: trip.maxParticipants }),
    },
    ...(difficulty
      ? [
          {
            key: 'difficulty',
            icon: Footprints,
            label: t('facts.difficulty'),
            value: t(`difficulty.${difficulty}`),
          },
        ]
      : []),
    { key: 'category', icon: Compass, label: t('facts.category'), value: t(`categories.${category}`) },
    { key: 'price', icon: Tag, label: t('facts.price'), value: price },
    {
      key: 'rating',
      icon: Star,
      label: t('facts.rating'),
      value: rating ? t('rating.long', { rating, count: trip.reviewCount }) : t('rating.none'),
    },
  ];
}
