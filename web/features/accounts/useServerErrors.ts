import { toFailure } from '@web/apollo/errors';
import { useState } from 'react';
import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';

/** Puts what the server refused at the fields it names; what names no field of the form stays above the form. */
export function useServerErrors<Values extends FieldValues>(
  fields: readonly FieldPath<Values>[],
  setError: UseFormSetError<Values>,
  fallback: string,
) {
  const [formError, setFormError] = useState<string | null>(null);

  function showFailure(error: unknown): void {
    const failure = toFailure(error);
    const known = fields.filter((field) => failure.fields[field] !== undefined);
    known.forEach((field, index) =>
      setError(field, { type: 'server', message: failure.fields[field] }, { shouldFocus: index === 0 }),
    );
    if (known.length === 0) setFormError(failure.message ?? fallback);
  }

  return { formError, showFailure, clearFailure: () => setFormError(null) };
}
