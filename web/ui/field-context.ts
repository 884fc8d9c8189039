import { createContext, use } from 'react';

interface FieldState {
  readonly id: string;
  readonly describedBy: string | undefined;
  readonly isInvalid: boolean;
  readonly isRequired: boolean;
}

export const FieldContext = createContext<FieldState | null>(null);

/** What a control inside a FormField tells a screen reader. Own props given to the control win. */
export function useFieldControl() {
  const field = use(FieldContext);
  if (!field) return {};
  return {
    id: field.id,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.isInvalid || undefined,
    'aria-required': field.isRequired || undefined,
  };
}
