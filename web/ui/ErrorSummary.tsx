import { chakra, Stack, Text } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';

export interface FormProblem {
  /** The field's path: `travellers.0.firstName`. */
  readonly path: string;
  readonly message: string;
}

interface ErrorSummaryProps {
  title: string;
  problems: readonly FormProblem[];
  /** Counts the failed attempts to send the form: with each new one the summary takes the focus. */
  attempt: number;
  /** Leads to the field. */
  onVisit: (path: string) => void;
}

/** All that keeps a long form from being sent, each entry leading to its field. */
export function ErrorSummary({ title, problems, attempt, onVisit }: ErrorSummaryProps) {
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  const seenAttempt = useRef(0);
  const hasProblems = problems.length > 0;

  useEffect(() => {
    // The attempt may be counted before its problems are known; one that was shown must not take the focus again.
    if (!hasProblems || attempt === seenAttempt.current) return;
    seenAttempt.current = attempt;
    if (attempt > 0) ref.current?.focus();
  }, [attempt, hasProblems]);

  if (!hasProblems) return null;
  return (
    <chakra.div
      ref={ref}
      role="group"
      aria-labelledby={id}
      tabIndex={-1}
      display="flex"
      gap="4"
      padding="5"
      borderRadius="control"
      bg="bg.error"
      color="fg.error"
      scrollMarginTop="24"
    >
      <chakra.span flexShrink="0" marginTop="0.5">
        <CircleAlert size="1.25rem" strokeWidth={1.5} aria-hidden="true" />
      </chakra.span>
      <Stack gap="2" minWidth="0">
        <Text id={id} fontWeight="semibold">
          {title}
        </Text>
        <Stack as="ul" gap="1">
          {problems.map(({ path, message }) => (
            <li key={path}>
              <chakra.button
                type="button"
                onClick={() => onVisit(path)}
                textAlign="start"
                textDecoration="underline"
                textUnderlineOffset="0.2em"
                cursor="button"
                borderRadius="poster"
              >
                {message}
              </chakra.button>
            </li>
          ))}
        </Stack>
      </Stack>
    </chakra.div>
  );
}
