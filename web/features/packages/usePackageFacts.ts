import { useFormat } from '@web/i18n/useFormat';
import { CalendarDays, Compass, type LucideIcon, UserRound, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PackageDetailQuery } from './packages.generated';

type Package = NonNullable<PackageDetailQuery['package']>;

interface Fact {
  readonly key: string;
  readonly icon: LucideIcon;
  readonly label: string;
  readonly value: string;
}

/** Length, group and kind. */
export function usePackageFacts(shown: Package): readonly Fact[] {
  const { t } = useTranslation('catalogue');
  const format = useFormat();
  const category = shown.category.toLowerCase() as Lowercase<typeof shown.category>;
  const groupKind = shown.groupKind.toLowerCase() as Lowercase<typeof shown.groupKind>;
  return [
    { key: 'days', icon: CalendarDays, label: t('facts.length'), value: format.days(shown.durationDays) },
    {
      key: 'size',
      icon: Users,
      label: t('facts.group'),
      value: t('packages.upTo', { count: shown.maxParticipants }),
    },
    { key: 'kind', icon: UserRound, label: t('facts.kind'), value: t(`groupKinds.${groupKind}`) },
    { key: 'category', icon: Compass, label: t('facts.category'), value: t(`categories.${category}`) },
  ];
}
