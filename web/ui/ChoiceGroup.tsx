import { chakra, Grid, Stack, Text } from '@chakra-ui/react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import type { Option } from './controls';
import { FieldError, RequiredMark } from './FormField';

interface GroupProps extends Omit<ComponentProps<'input'>, 'type' | 'size' | 'children' | 'id'> {
  legend: ReactNode;
  hint?: ReactNode;
  error?: string | null;
  isRequired?: boolean;
  options: readonly Option[];
  columns?: 1 | 2 | 3;
}

/** Several of many. `register('field')` goes straight on; the values arrive as a list. */
export function CheckboxGroup(props: GroupProps) {
  return <ChoiceGroup {...props} type="checkbox" />;
}

/** One of many. */
export function RadioGroup(props: GroupProps) {
  return <ChoiceGroup {...props} type="radio" />;
}

function ChoiceGroup({
  legend,
  hint,
  error,
  isRequired,
  options,
  columns = 1,
  type,
  ...input
}: GroupProps & { type: 'checkbox' | 'radio' }) {
  const id = useId();
  const describedBy =
    [hint ? `${id}-hint` : null, error ? `${id}-error` : null].filter(Boolean).join(' ') || undefined;
  return (
    <chakra.fieldset
      minWidth="0"
      width="full"
      role={type === 'radio' ? 'radiogroup' : undefined}
      aria-describedby={describedBy}
      aria-invalid={type === 'radio' && error ? true : undefined}
      aria-required={type === 'radio' && isRequired ? true : undefined}
    >
      <chakra.legend textStyle="label" marginBottom="1.5">
        {legend}
        {isRequired ? <RequiredMark /> : null}
      </chakra.legend>
      <Stack gap="2">
        {hint ? (
          <Text id={`${id}-hint`} textStyle="sm" color="fg.muted">
            {hint}
          </Text>
        ) : null}
        <Grid
          gap="2"
          templateColumns={{
            base: '1fr',
            sm: `repeat(${Math.min(columns, 2)}, 1fr)`,
            lg: `repeat(${columns}, 1fr)`,
          }}
        >
          {options.map((option) => (
            <Choice key={option.value} type={type} option={option} {...input} />
          ))}
        </Grid>
        <FieldError id={`${id}-error`} message={error} />
      </Stack>
    </chakra.fieldset>
  );
}

type ChoiceProps = Omit<ComponentProps<'input'>, 'size'> & { type: 'checkbox' | 'radio'; option: Option };

function Choice({ type, option, ...input }: ChoiceProps) {
  return (
    <chakra.label
      display="flex"
      gap="3"
      alignItems="flex-start"
      paddingBlock="2.5"
      paddingInline="3.5"
      borderWidth="1px"
      borderColor="border.control"
      borderRadius="control"
      bg="bg.surface"
      cursor="button"
      _hover={{ borderColor: 'fg.muted' }}
      css={{
        '&:has(:checked)': { borderColor: 'accent', bg: 'accent.subtle' },
        '&:has(:disabled)': { opacity: '0.55', cursor: 'disabled' },
      }}
    >
      <NativeTick {...input} type={type} value={option.value} disabled={option.isDisabled} />
      <chakra.span minWidth="0">
        {option.label}
        {option.hint ? (
          <chakra.span display="block" textStyle="sm" color="fg.muted">
            {option.hint}
          </chakra.span>
        ) : null}
      </chakra.span>
    </chakra.label>
  );
}

const NativeTick = chakra('input', {
  base: {
    flexShrink: '0',
    width: '4.5',
    height: '4.5',
    marginTop: '0.5',
    accentColor: 'accent',
    cursor: 'inherit',
  },
});

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'size' | 'children'> {
  label: ReactNode;
  error?: string | null;
}

/** A single yes or no, such as accepting the terms. */
export function Checkbox({ label, error, ...input }: CheckboxProps) {
  const id = useId();
  return (
    <Stack gap="1.5">
      <chakra.label display="flex" gap="3" alignItems="flex-start" cursor="button">
        <NativeTick
          {...input}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <span>{label}</span>
      </chakra.label>
      <FieldError id={`${id}-error`} message={error} />
    </Stack>
  );
}
