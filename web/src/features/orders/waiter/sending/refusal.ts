import { isOverrulable, type Overrulable } from '@comanda/domain/orders';
import { ApiError, toApiError, type ApiErrorCode } from '../../../../lib/api/api-error.ts';
import { isUnanswered } from './send-once.ts';
import type { TypedProblems } from '../typed-order.ts';

/** Why an order was not taken, as its screen shows it. */
export type SendRefusal =
  | { readonly kind: 'unanswered' }
  /** Rules of the pub that its staff may overrule, all of them. */
  | { readonly kind: 'rules'; readonly rules: readonly Overrulable[]; readonly error: ApiError }
  /** It is said at the fields. */
  | { readonly kind: 'fields'; readonly problems: TypedProblems }
  | { readonly kind: 'refused'; readonly error: ApiError };

/** The fields at which a refusal can be mended. */
const fieldOf: Readonly<Partial<Record<string, keyof TypedProblems>>> = {
  table_is_required: 'table',
  table_is_unknown: 'table',
  location_is_required: 'point',
  outside_delivery_zones: 'point',
  zone_without_price: 'point',
  payment_type_not_offered: 'payment_type',
  time_is_not_offered: 'wanted_at',
};

const knownFields: ReadonlySet<string> = new Set<keyof TypedProblems>([
  'table',
  'client_name',
  'main_phone_number',
  'full_address',
  'town',
  'payment_type',
  'change_from',
  'wanted_at',
]);

/** The problem at its field, where a refusal belongs to one. */
export function problemsOfCode(code: string): TypedProblems | undefined {
  const field = fieldOf[code];
  return field && { [field]: { code } };
}

/** The codes of all rules that refuse the order; a server of an earlier version names only one. */
function codesOf({ code, facts }: ApiError): readonly string[] {
  const { refusals } = facts;
  const named = Array.isArray(refusals) ? refusals.filter((one) => typeof one === 'string') : [];
  return named.length > 0 ? named : [code];
}

function readFields({ code, validationErrors }: ApiError): TypedProblems | undefined {
  if (code !== 'validation_error') return undefined;
  const known = validationErrors.filter(({ field }) => knownFields.has(field));
  if (known.length === 0 || known.length < validationErrors.length) return undefined;
  return Object.fromEntries(known.map(({ field, ...problem }) => [field, problem]));
}

/** What a failed request means for the screen: only what staff may overrule is offered to be. */
export function readRefusal(failure: unknown): SendRefusal {
  const error = toApiError(failure);
  if (isUnanswered(error)) return { kind: 'unanswered' };
  const codes = codesOf(error);
  const rules = codes.filter((code) => isOverrulable(code));
  if (rules.length === codes.length) return { kind: 'rules', rules, error };
  const fields = readFields(error);
  if (fields) return { kind: 'fields', problems: fields };
  // What nobody can overrule is mended first: the others are told when it is.
  const blocking = codes.find((code) => !isOverrulable(code)) ?? error.code;
  const problems = problemsOfCode(blocking);
  if (problems) return { kind: 'fields', problems };
  const isTold = blocking === error.code;
  return {
    kind: 'refused',
    error: isTold ? error : new ApiError(blocking as ApiErrorCode, { status: error.status }),
  };
}
