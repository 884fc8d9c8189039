import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import type { Amount } from '@web/i18n/format';
import { useFormat } from '@web/i18n/useFormat';
import { useTranslation } from 'react-i18next';

interface MoneyTextProps extends Omit<HTMLChakraProps<'span'>, 'children'> {
  value: Amount | null | undefined;
  /** What stands where there is no amount; by default `Price on request`. */
  emptyText?: string;
}

/** An amount with its currency, in figures that line up. */
export function MoneyText({ value, emptyText, ...rest }: MoneyTextProps) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <chakra.span fontVariantNumeric="tabular-nums" whiteSpace="nowrap" {...rest}>
      {value ? format.money(value) : (emptyText ?? t('price.onRequest'))}
    </chakra.span>
  );
}
