import { Stack, Text } from '@chakra-ui/react';
import type { Amount } from '@web/i18n/format';
import { useFormat } from '@web/i18n/useFormat';
import { MoneyText } from '@web/ui/MoneyText';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { bookingTerms } from './booking-terms';

interface BookPanelProps {
  price: Amount | null;
  isFrom?: boolean;
  /** The next departure, or how it is booked. */
  note?: ReactNode;
  /** The one next step, and below it the smaller ones. */
  actions: ReactNode;
}

/** The price and the next step. */
export function BookPanel({ price, isFrom = false, note, actions }: BookPanelProps) {
  const { t } = useTranslation('catalogue');
  const format = useFormat();
  return (
    <Stack gap="4" padding="6" bg="bg.surface" borderWidth="1px" borderRadius="control">
      <PriceLine price={price} isFrom={isFrom} size="large" />
      {note}
      <Stack gap="2.5">{actions}</Stack>
      <Text textStyle="sm" color="fg.muted" borderTopWidth="1px" paddingTop="4">
        {t('cost.short', { deposit: format.money(bookingTerms.deposit) })}
      </Text>
    </Stack>
  );
}

interface PriceLineProps {
  price: Amount | null;
  isFrom?: boolean;
  size?: 'large' | 'small';
}

/** `from £1,895`, and below it `per person`. */
export function PriceLine({ price, isFrom = false, size = 'small' }: PriceLineProps) {
  const { t } = useTranslation();
  if (!price) return <MoneyText value={null} textStyle="caption" whiteSpace="normal" />;
  return (
    <Text as="div" lineHeight="heading" textStyle="sm" color="fg.muted">
      {isFrom ? `${t('price.from')} ` : null}
      <MoneyText
        value={price}
        color="fg"
        fontFamily={size === 'large' ? 'heading' : undefined}
        fontSize={size === 'large' ? '2xl' : 'lg'}
        fontWeight="semibold"
      />
      <Text as="span" display="block">
        {t('price.perPerson')}
      </Text>
    </Text>
  );
}
