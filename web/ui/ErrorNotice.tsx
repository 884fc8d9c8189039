import { Button, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { CircleAlert, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface ErrorNoticeProps {
  /** `Error Loading Bookings`. */
  title?: ReactNode;
  message: ReactNode;
  /** Offers Try Again. */
  onRetry?: () => void;
  isRetrying?: boolean;
}

/** Says what failed and what to do. Announced when it appears. */
export function ErrorNotice({ title, message, onRetry, isRetrying = false }: ErrorNoticeProps) {
  const { t } = useTranslation();
  return (
    <Flex
      role="alert"
      gap="4"
      padding="5"
      borderRadius="control"
      bg="bg.error"
      color="fg.error"
      alignItems="flex-start"
    >
      <chakra.span flexShrink="0" marginTop="0.5">
        <CircleAlert size="1.25rem" strokeWidth={1.5} aria-hidden="true" />
      </chakra.span>
      <Stack gap="3" alignItems="flex-start" minWidth="0">
        <div>
          {title ? <Text fontWeight="semibold">{title}</Text> : null}
          <Text>{message}</Text>
        </div>
        {onRetry ? (
          <Button size="sm" variant="outline" onClick={onRetry} disabled={isRetrying}>
            <RotateCw size="1rem" strokeWidth={1.5} aria-hidden="true" />
            {t('actions.tryAgain')}
          </Button>
        ) : null}
      </Stack>
    </Flex>
  );
}
