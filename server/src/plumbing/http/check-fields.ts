import type { FieldError } from '@comanda/contract/errors';
import { checkField, type Validator } from '@comanda/domain/fields';
import { invalidFields } from './app-error.ts';

/** Checks each field with its validators and refuses with all wrong ones, by their JSON names. */
export function checkFields<Field extends string>(
  rules: Readonly<Record<Field, readonly Validator[]>>,
  values: Readonly<Record<Field, string>>,
): void {
  const problems: FieldError[] = [];
  for (const field of Object.keys(rules) as Field[]) {
    const problem = checkField(values[field], rules[field]);
    if (problem) problems.push({ field, ...problem });
  }
  if (problems.length > 0) throw invalidFields(problems);
}
