import { chakra, Flex } from '@chakra-ui/react';
import { formatReference } from '@domain/booking-reference';
import { CopyButton } from '@web/ui/CopyButton';
import { useTranslation } from 'react-i18next';

/** The reference in groups, to be read out on the phone or copied. */
export function ReferenceCode({ reference }: { reference: string }) {
  const { t } = useTranslation('booking');
  const grouped = formatReference(reference);
  return (
    <Flex gap="4" align="center" wrap="wrap">
      <chakra.span>
        <chakra.span display="block" textStyle="sm" color="fg.muted">
          {t('confirmation.reference')}
        </chakra.span>
        <chakra.span
          fontFamily="mono"
          fontSize={{ base: 'lg', sm: 'xl' }}
          fontWeight="semibold"
          whiteSpace="nowrap"
        >
          {grouped}
        </chakra.span>
      </chakra.span>
      <CopyButton
        text={grouped}
        label={t('confirmation.copy')}
        copiedText={t('confirmation.copied')}
        failedText={t('confirmation.copyFailed')}
      />
    </Flex>
  );
}
