import { chakra, Flex, Stack, Text } from '@chakra-ui/react';
import type { Amount } from '@web/i18n/format';
import { useFormat } from '@web/i18n/useFormat';
import { MoneyText } from '@web/ui/MoneyText';
import { useTranslation } from 'react-i18next';
import { balanceAfterDeposit, bookingTerms } from './booking-terms';

interface CostSummaryProps {
  price: Amount | null;
  /** Departures may cost more than the price that the page begins with. */
  isFrom?: boolean;
}

/** All there is to pay, and when, by the Terms. */
export function CostSummary({ price, isFrom = false }: CostSummaryProps) {
  const { t } = useTranslation('catalogue');
  const format = useFormat();
  const balance = balanceAfterDeposit(price);
  return (
    <Stack gap="4" maxWidth="prose">
      <chakra.dl borderTopWidth="1px">
        <Line label={t('cost.deposit')} hint={t('cost.depositHint')} value={bookingTerms.deposit} />
        <Line
          label={t('cost.balance')}
          hint={t('cost.balanceHint')}
          value={balance}
          emptyText={price ? t('cost.rest') : t('cost.quoted')}
        />
        <Line label={isFrom ? t('cost.totalFrom') : t('cost.total')} value={price} isTotal />
      </chakra.dl>
      <Text color="fg.muted" textStyle="sm">
        {t('cost.cancelling', {
          deposit: format.money(bookingTerms.deposit),
          fee: format.money(bookingTerms.cancellationFee),
        })}
      </Text>
    </Stack>
  );
}

interface LineProps {
  label: string;
  hint?: string;
  value: Amount | null;
  emptyText?: string;
  isTotal?: boolean;
}

function Line({ label, hint, value, emptyText, isTotal = false }: LineProps) {
  return (
    <Flex
      justify="space-between"
      align="baseline"
      gap="6"
      paddingBlock="3"
      borderBottomWidth={isTotal ? '2px' : '1px'}
    >
      <chakra.dt fontWeight={isTotal ? 'semibold' : undefined}>
        {label}
        {hint ? (
          <Text as="span" display="block" textStyle="sm" color="fg.muted">
            {hint}
          </Text>
        ) : null}
      </chakra.dt>
      <chakra.dd textAlign="end">
        <MoneyText
          value={value}
          emptyText={emptyText}
          whiteSpace="normal"
          fontSize={isTotal ? 'lg' : undefined}
          fontWeight={isTotal ? 'semibold' : undefined}
        />
      </chakra.dd>
    </Flex>
  );
}
