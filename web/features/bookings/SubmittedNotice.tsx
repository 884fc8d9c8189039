import { chakra, Flex } from '@chakra-ui/react';
import { CircleCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** The good news. A live region speaks of changes only, so the words come once it is there. */
export function SubmittedNotice() {
  const { t } = useTranslation('booking');
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), 50);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Flex
      role="status"
      gap="3"
      padding="5"
      minHeight="16"
      borderRadius="control"
      bg="bg.success"
      color="fg.success"
      alignItems="flex-start"
    >
      {isReady ? (
        <>
          <chakra.span flexShrink="0" marginTop="0.5">
            <CircleCheck size="1.25rem" strokeWidth={1.5} aria-hidden="true" />
          </chakra.span>
          <chakra.span fontWeight="medium">{t('request.success')}</chakra.span>
        </>
      ) : null}
    </Flex>
  );
}
