import { chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldContext } from './field-context';

interface FormFieldProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | null;
  isRequired?: boolean;
  /** Read, but not seen: for a search box whose place says what it is. */
  isLabelHidden?: boolean;
  children: ReactNode;
}

const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** Label, hint and error of the one control inside, tied to it for screen readers. */
export function FormField({
  label,
  hint,
  error,
  isRequired = false,
  isLabelHidden = false,
  children,
}: FormFieldProps) {
  const id = useId();
  const describedBy =
    [hint ? `${id}-hint` : null, error ? `${id}-error` : null].filter(Boolean).join(' ') || undefined;
  const state = useMemo(
    () => ({ id, describedBy, isInvalid: Boolean(error), isRequired }),
    [id, describedBy, error, isRequired],
  );
  return (
    <FieldContext value={state}>
      <Stack gap="1.5" width="full" minWidth="0" position="relative">
        <chakra.label htmlFor={id} textStyle="label" css={isLabelHidden ? visuallyHidden : undefined}>
          {label}
          {isRequired ? <RequiredMark /> : null}
        </chakra.label>
        {hint ? (
          <Text id={`${id}-hint`} textStyle="sm" color="fg.muted">
            {hint}
          </Text>
        ) : null}
        {children}
        <FieldError id={`${id}-error`} message={error} />
      </Stack>
    </FieldContext>
  );
}

/** The star is for the eyes; `aria-required` on the control speaks to screen readers. */
export function RequiredMark() {
  const { t } = useTranslation();
  return (
    <chakra.span color="fg.error" marginInlineStart="0.5" aria-hidden="true" title={t('form.required')}>
      *
    </chakra.span>
  );
}

/** Announced when it appears. */
export function FieldError({ id, message }: { id: string; message?: string | null }) {
  if (!message) return null;
  return (
    <Flex id={id} role="alert" gap="1.5" align="flex-start" color="fg.error" textStyle="sm">
      <chakra.span flexShrink="0" marginTop="0.5">
        <CircleAlert size="1rem" strokeWidth={1.5} aria-hidden="true" />
      </chakra.span>
      {message}
    </Flex>
  );
}
