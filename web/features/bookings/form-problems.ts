import type { FormProblem } from '@web/ui/ErrorSummary';
import type { FieldErrors, FieldValues } from 'react-hook-form';

/** Every message of a form with the path of its field, in the order in which the fields are given. */
export function formProblems<Values extends FieldValues>(
  errors: FieldErrors<Values>,
  order: readonly string[],
): FormProblem[] {
  return collect(errors, '').sort((a, b) => rank(a.path, order) - rank(b.path, order));
}

function collect(node: unknown, path: string): FormProblem[] {
  if (typeof node !== 'object' || node === null) return [];
  const message = (node as { message?: unknown }).message;
  if (typeof message === 'string' && message !== '') return [{ path, message }];
  return Object.entries(node).flatMap(([key, child]) =>
    // `ref` is the field's element, `types` repeats the messages.
    key === 'ref' || key === 'types' ? [] : collect(child, path ? `${path}.${key}` : key),
  );
}

function rank(path: string, order: readonly string[]): number {
  const [root = path] = path.split('.');
  const position = order.indexOf(root);
  return position === -1 ? order.length : position;
}
