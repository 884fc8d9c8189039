import { chakra, Heading, Stack, Text } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  icon?: LucideIcon;
  title: ReactNode;
  children?: ReactNode;
  /** The way on: a button or link. */
  action?: ReactNode;
  headingLevel?: 'h2' | 'h3';
}

/** Nothing to list, and what to do about it. */
export function EmptyState({ icon: Icon, title, children, action, headingLevel = 'h2' }: EmptyStateProps) {
  return (
    <Stack
      align="center"
      textAlign="center"
      gap="4"
      paddingBlock={{ base: '10', md: '16' }}
      paddingInline="4"
    >
      {Icon ? (
        <chakra.span color="fg.muted">
          <Icon size="2.5rem" strokeWidth={1.25} aria-hidden="true" />
        </chakra.span>
      ) : null}
      <Heading as={headingLevel} textStyle="title">
        {title}
      </Heading>
      {children ? (
        <Text color="fg.muted" maxWidth="prose">
          {children}
        </Text>
      ) : null}
      {action}
    </Stack>
  );
}
