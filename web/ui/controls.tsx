import { chakra, Input, type InputProps, Textarea, type TextareaProps } from '@chakra-ui/react';
import { ChevronDown, Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useFieldControl } from './field-context';

/** Controls take `register('name')` of react-hook-form as they are, `ref` included. */
export function TextInput(props: InputProps) {
  return <Input {...useFieldControl()} {...props} />;
}

export function TextArea(props: TextareaProps) {
  return <Textarea rows={5} {...useFieldControl()} {...props} />;
}

interface PasswordInputProps extends Omit<InputProps, 'type'> {
  showLabel: string;
  hideLabel: string;
}

/** A password that its owner may look at. */
export function PasswordInput({ showLabel, hideLabel, ...rest }: PasswordInputProps) {
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <chakra.div position="relative">
      <Input {...useFieldControl()} {...rest} type={isShown ? 'text' : 'password'} paddingInlineEnd="12" />
      <chakra.button
        type="button"
        onClick={() => setShown(!isShown)}
        aria-label={isShown ? hideLabel : showLabel}
        position="absolute"
        insetBlock="1"
        insetInlineEnd="1"
        width="10"
        display="grid"
        placeItems="center"
        color="fg.muted"
        borderRadius="control"
        cursor="button"
        _hover={{ color: 'fg' }}
      >
        <Icon size="1.125rem" strokeWidth={1.5} aria-hidden="true" />
      </chakra.button>
    </chakra.div>
  );
}

const NativeSelect = chakra('select', {
  base: {
    width: 'full',
    minH: '11',
    paddingInlineStart: '3.5',
    paddingInlineEnd: '10',
    appearance: 'none',
    bg: 'bg.surface',
    color: 'fg',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'control',
    cursor: 'button',
    textOverflow: 'ellipsis',
    _hover: { borderColor: 'fg.muted' },
    _invalid: { borderColor: 'border.error' },
    _disabled: { opacity: '0.55', cursor: 'disabled' },
    outline: '2px solid transparent',
    _focusVisible: { outlineColor: 'accent', borderColor: 'accent' },
  },
});

export interface Option<Value extends string = string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly isDisabled?: boolean;
}

interface SelectProps extends Omit<ComponentProps<typeof NativeSelect>, 'children'> {
  options: readonly Option[];
  /** First, empty choice. */
  placeholder?: string;
}

/** The system's own list: quick, and right on phones and for screen readers. */
export function Select({ options, placeholder, ...rest }: SelectProps) {
  return (
    <chakra.div position="relative" width="full">
      <NativeSelect {...useFieldControl()} {...rest}>
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.isDisabled}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
      <chakra.span
        position="absolute"
        insetInlineEnd="3"
        top="50%"
        translate="0 -50%"
        pointerEvents="none"
        color="fg.muted"
      >
        <ChevronDown size="1.125rem" strokeWidth={1.5} aria-hidden="true" />
      </chakra.span>
    </chakra.div>
  );
}
