import { Button, Flex, Input } from '@chakra-ui/react';
import { Minus, Plus } from 'lucide-react';
import type { Ref } from 'react';
import { useFieldControl } from './field-context';

interface NumberStepperProps {
  /** As typed: it may be empty, or not a number yet. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
  least: number;
  most: number;
  fewerLabel: string;
  moreLabel: string;
  isDisabled?: boolean;
}

/** A small whole number, by two buttons or by typing. */
export function NumberStepper(props: NumberStepperProps) {
  const { value, onChange, onBlur, ref, least, most, fewerLabel, moreLabel, isDisabled = false } = props;
  const number = /^\d+$/.test(value.trim()) ? Number(value) : null;
  const step = (by: number) => onChange(String(Math.min(most, Math.max(least, (number ?? least - by) + by))));
  return (
    <Flex gap="2" maxWidth="2xs">
      <StepButton
        label={fewerLabel}
        icon={Minus}
        onClick={() => step(-1)}
        isDisabled={isDisabled || number === null || number <= least}
      />
      <Input
        {...useFieldControl()}
        ref={ref}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        textAlign="center"
        fontVariantNumeric="tabular-nums"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
        disabled={isDisabled}
      />
      <StepButton
        label={moreLabel}
        icon={Plus}
        onClick={() => step(1)}
        isDisabled={isDisabled || (number !== null && number >= most)}
      />
    </Flex>
  );
}

interface StepButtonProps {
  label: string;
  icon: typeof Minus;
  onClick: () => void;
  isDisabled: boolean;
}

function StepButton({ label, icon: Icon, onClick, isDisabled }: StepButtonProps) {
  return (
    <Button
      type="button"
      variant="outline"
      paddingInline="0"
      minWidth="11"
      aria-label={label}
      title={label}
      onClick={onClick}
      disabled={isDisabled}
    >
      <Icon size="1.125rem" strokeWidth={1.5} aria-hidden="true" />
    </Button>
  );
}
