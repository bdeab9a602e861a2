import {
  canonicalServingHours,
  findServingProblems,
  type ServingHours,
  type ServingProblem,
} from '@comanda/domain/menu';
import { invalidFields } from '../../../plumbing/http/app-error.ts';

const fields = {
  no_days: { field: 'days', code: 'field_is_required' },
  no_length: { field: 'end', code: 'invalid_value' },
  repeated: { field: 'days', code: 'invalid_value' },
} as const satisfies Record<ServingProblem['code'], unknown>;

type Column = { readonly serving_hours?: string };

/**
 * The column to store for the hours of a form; none when the form has no hours. Refuses spans without days or length, and
 * repeated ones.
 */
export function checkedServingHours(hours: ServingHours | undefined): Column {
  if (hours === undefined) return {};
  const problems = findServingProblems(hours);
  if (problems.length > 0) {
    throw invalidFields(
      problems.map(({ index, code }) => ({
        field: `serving_hours.${index}.${fields[code].field}`,
        code: fields[code].code,
      })),
    );
  }
  return { serving_hours: JSON.stringify(canonicalServingHours(hours)) };
}
