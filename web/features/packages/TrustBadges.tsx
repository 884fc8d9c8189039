import { chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { siteFacts } from '@web/app/site';
import { BadgeCheck, type LucideIcon, MapPin, PoundSterling, ReceiptText } from 'lucide-react';
import { useTranslation } from 'react-i18next';

interface Badge {
  readonly key: 'price' | 'team' | 'deposit' | 'atol';
  readonly icon: LucideIcon;
}

const badges: readonly Badge[] = [
  { key: 'price', icon: PoundSterling },
  { key: 'team', icon: MapPin },
  { key: 'deposit', icon: ReceiptText },
  { key: 'atol', icon: BadgeCheck },
];

/** Why one may trust us: only what is so. Protection is named when the agency holds the number. */
export function TrustBadges({ deposit }: { deposit: string }) {
  const { t } = useTranslation('catalogue');
  const { atolNumber } = siteFacts();
  const shown = badges.filter(({ key }) => key !== 'atol' || atolNumber);
  return (
    <Stack as="ul" gap="2.5" aria-label={t('trust.title')}>
      {shown.map(({ key, icon: Icon }) => (
        <Flex as="li" key={key} gap="3" align="flex-start">
          <chakra.span color="accent.fg" flexShrink="0" marginTop="0.5">
            <Icon size="1.25rem" strokeWidth={1.5} aria-hidden="true" />
          </chakra.span>
          <Text as="span">{t(`trust.${key}`, { deposit, number: atolNumber })}</Text>
        </Flex>
      ))}
    </Stack>
  );
}
