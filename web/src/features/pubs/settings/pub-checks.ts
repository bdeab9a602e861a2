import { checkField, type FieldProblemCode } from '@comanda/domain/fields';
import { pubFields } from '@comanda/domain/pubs';
import type { FieldError } from '@comanda/contract/errors';
import type { Translate } from '../../../lib/i18n/current-texts.ts';

export type PubField = keyof typeof pubFields;

const textKeys = {
  name: {
    field_is_required: 'admin.validation_errors.pub.name.required',
    min: 'admin.validation_errors.pub.name.min',
    max: 'admin.validation_errors.pub.name.max',
  },
  url_name: {
    field_is_required: 'admin.validation_errors.pub.url_name.required',
    min: 'admin.validation_errors.pub.url_name.min',
    max: 'admin.validation_errors.pub.url_name.max',
    invalid_url_name: 'admin.validation_errors.pub.url_name.invalid_url_name',
  },
  telegram_username: {
    invalid_value: 'admin.validation_errors.pub.telegram_username.invalid_value',
  },
  phone: {},
  time_zone: {},
  wifi_network: { max_octets: 'admin.validation_errors.pub.wifi_network.max_octets' },
} as const satisfies Record<PubField, Partial<Record<FieldProblemCode, string>>>;

type FieldTextKey = {
  [Field in PubField]: (typeof textKeys)[Field][keyof (typeof textKeys)[Field]];
}[PubField];

type Problem = { readonly code: FieldProblemCode; readonly limit?: number | undefined };

function messageOf(field: PubField, { code, limit }: Problem, t: Translate): string {
  const keys: Partial<Record<FieldProblemCode, FieldTextKey>> = textKeys[field];
  return t(keys[code] ?? `errors.${code}`, limit === undefined ? {} : { limit });
}

/** The text of the first failed check of the field. */
export function pubProblemText(field: PubField, value: string, t: Translate): string | undefined {
  const problem = checkField(value, pubFields[field]);
  return problem && messageOf(field, problem, t);
}

const isPubField = (field: string): field is PubField => Object.hasOwn(pubFields, field);

/** The problem of each field, by the validators that the server uses too. */
export function refusedFields(
  errors: readonly FieldError[],
  t: Translate,
): { readonly field: PubField; readonly message: string }[] {
  return errors.flatMap(({ field, code, limit }) =>
    isPubField(field)
      ? { field, message: messageOf(field, { code: code as FieldProblemCode, limit }, t) }
      : [],
  );
}
