import { Button, type ButtonProps, chakra } from '@chakra-ui/react';
import { LoaderCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';

interface SubmitButtonProps extends ButtonProps {
  isPending: boolean;
  /** `Processing Your Request...`, `Submitting...`; by default `Please wait`. */
  pendingText?: string;
}

/** Disabled while its request is at work, so that a double click sends once. */
export function SubmitButton({ isPending, pendingText, children, disabled, ...rest }: SubmitButtonProps) {
  const { t } = useTranslation();
  return (
    <Button
      type="submit"
      size="lg"
      {...rest}
      disabled={isPending || disabled}
      aria-busy={isPending || undefined}
    >
      {isPending ? (
        <>
          <chakra.span animation="spin 0.9s linear infinite">
            <LoaderCircle size="1.125rem" strokeWidth={1.5} aria-hidden="true" />
          </chakra.span>
          {pendingText ?? t('state.pending')}
        </>
      ) : (
        children
      )}
    </Button>
  );
}
