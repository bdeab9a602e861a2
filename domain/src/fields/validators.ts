import { MAX_LINE_LENGTH } from './lengths.ts';
import { isBlank } from '../text/blank.ts';

export type FieldProblemCode =
  | 'field_is_required'
  | 'min'
  | 'max'
  | 'max_octets'
  | 'invalid_email'
  | 'invalid_phone'
  | 'phone_needs_country'
  | 'invalid_url_name'
  | 'field_must_be_number'
  | 'not_match'
  | 'invalid_value'
  | 'contradicts';

/** Why a field is refused; `limit` is the missed bound, in characters, or in bytes for `max_octets`. */
export type FieldProblem = { readonly code: FieldProblemCode; readonly limit?: number };

export type Validator = (value: string) => FieldProblem | undefined;

/** The problem of the first validator that fails: a form shows it below the field. */
export function checkField(
  value: string,
  validators: readonly Validator[],
): FieldProblem | undefined {
  for (const validator of validators) {
    const problem = validator(value);
    if (problem) return problem;
  }
  return undefined;
}

export const notEmpty: Validator = (value) =>
  isBlank(value) ? { code: 'field_is_required' } : undefined;

/** Bounds in characters, both included; an emoji is one character, as in the database. */
export function length(min: number, max: number): Validator {
  return (value) => {
    const size = Array.from(value.trim()).length;
    if (size < min) return { code: 'min', limit: min };
    return size > max ? { code: 'max', limit: max } : undefined;
  };
}

// One @, no spaces or quotes, a dot in the domain. Only a sent mail shows whether the mailbox exists.
const emailPattern =
  /^[^\s@<>()",;:]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/i;
/** Two addresses that differ only in these look the same. */
const WITHOUT_WIDTH = /\p{Default_Ignorable_Code_Point}/u;

export const email: Validator = (value) => {
  const trimmed = value.trim();
  const isEmail = emailPattern.test(trimmed) && !WITHOUT_WIDTH.test(trimmed);
  return isEmail && trimmed.length <= MAX_LINE_LENGTH ? undefined : { code: 'invalid_email' };
};

/** A number as users type it, with a point or a comma; undefined when it is empty or not a number. */
export function readNumber(value: string): number | undefined {
  const plain = value.trim().replace(',', '.');
  return /^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : undefined;
}

export const number: Validator = (value) =>
  readNumber(value) === undefined ? { code: 'field_must_be_number' } : undefined;
