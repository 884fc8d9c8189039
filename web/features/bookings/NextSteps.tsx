import { Heading, Stack } from '@chakra-ui/react';
import type { BookingStatus } from '@web/apollo/schema.generated';
import { Steps } from '@web/ui/Steps';
import { useTranslation } from 'react-i18next';

const stepKeys = ['first', 'second', 'third'] as const;

/** What happens next, by status. */
export function NextSteps({ status }: { status: BookingStatus }) {
  const { t } = useTranslation('booking');
  const key = status.toLowerCase() as Lowercase<BookingStatus>;
  return (
    <Stack as="section" aria-labelledby="next-steps" gap="6">
      <Heading as="h2" id="next-steps" textStyle="heading">
        {t(`next.${key}.title`)}
      </Heading>
      <Steps
        steps={stepKeys.map((step) => ({
          key: step,
          title: t(`next.${key}.${step}.title`),
          text: t(`next.${key}.${step}.text`),
        }))}
      />
    </Stack>
  );
}
