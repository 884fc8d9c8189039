import { chakra, Flex } from '@chakra-ui/react';
import { CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';

interface NoticeProps {
  kind: 'success' | 'info';
  children: ReactNode;
}

/** Good or plain news that stays on the page. Announced politely. */
export function Notice({ kind, children }: NoticeProps) {
  const Icon = kind === 'success' ? CircleCheck : Info;
  return (
    <Flex
      role="status"
      gap="3"
      padding="4"
      borderRadius="control"
      bg={`bg.${kind}`}
      color={`fg.${kind}`}
      alignItems="flex-start"
    >
      <chakra.span flexShrink="0" marginTop="0.5">
        <Icon size="1.25rem" strokeWidth={1.5} aria-hidden="true" />
      </chakra.span>
      <div>{children}</div>
    </Flex>
  );
}
