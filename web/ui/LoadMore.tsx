import { Button, Flex } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';

interface LoadMoreProps {
  hasMore: boolean;
  isLoading: boolean;
  onLoadMore: () => void;
}

/** Appends the next page. */
export function LoadMore({ hasMore, isLoading, onLoadMore }: LoadMoreProps) {
  const { t } = useTranslation();
  if (!hasMore) return null;
  return (
    <Flex justify="center" paddingTop="10">
      <Button
        variant="outline"
        size="lg"
        onClick={onLoadMore}
        disabled={isLoading}
        aria-busy={isLoading || undefined}
      >
        {isLoading ? t('state.loadingMore') : t('actions.loadMore')}
      </Button>
    </Flex>
  );
}
