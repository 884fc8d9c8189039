import { chakra, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export interface ChipOption<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
}

interface FilterChipsProps<Value extends string> {
  /** Names the group for screen readers. */
  label: string;
  options: readonly ChipOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of a few, seen at once: a row of buttons of which one is pressed. */
export function FilterChips<Value extends string>({
  label,
  options,
  value,
  onChange,
}: FilterChipsProps<Value>) {
  return (
    <Flex role="group" aria-label={label} gap="2" wrap="wrap">
      {options.map((option) => (
        <Chip key={option.value} aria-pressed={option.value === value} onClick={() => onChange(option.value)}>
          {option.label}
        </Chip>
      ))}
    </Flex>
  );
}

/** A toggle with `aria-pressed`. */
export const Chip = chakra(
  'button',
  {
    base: {
      minHeight: '10',
      paddingInline: '4',
      borderRadius: 'full',
      borderWidth: '1px',
      borderColor: 'border.control',
      bg: 'bg.surface',
      color: 'fg',
      fontSize: 'sm',
      fontWeight: 'medium',
      cursor: 'button',
      transition: 'background-color var(--chakra-durations-fast)',
      _hover: { bg: 'bg.subtle' },
      '&[aria-pressed=true]': { bg: 'accent', color: 'accent.contrast', borderColor: 'accent' },
    },
  },
  { defaultProps: { type: 'button' } },
);

/** A word or two of fact on a card: not a button. */
export const Tag = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    paddingInline: '2.5',
    paddingBlock: '0.5',
    borderRadius: 'control',
    bg: 'accent.subtle',
    color: 'accent.strong',
    fontSize: 'sm',
    fontWeight: 'medium',
  },
});
