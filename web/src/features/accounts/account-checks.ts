import { accountFields, checkField, type FieldProblemCode } from '@comanda/domain/accounts';
import type { Translate } from '../../lib/i18n/use-text.ts';

export type AccountField = keyof typeof accountFields;

const textKeys = {
  name: {
    field_is_required: 'admin.validation_errors.company.name.required',
    min: 'admin.validation_errors.company.name.min',
    max: 'admin.validation_errors.company.name.max',
  },
  email: {
    field_is_required: 'admin.validation_errors.company.email.required',
    invalid_email: 'admin.validation_errors.company.email.invalid',
  },
  phone: {
    field_is_required: 'admin.validation_errors.company.phone.required',
    invalid_phone: 'admin.validation_errors.company.phone.invalid',
  },
  password: {
    field_is_required: 'admin.validation_errors.company.password.required',
    min: 'admin.validation_errors.company.password.min',
    max: 'admin.validation_errors.company.password.max',
  },
} as const satisfies Record<AccountField, Partial<Record<FieldProblemCode, string>>>;

type FieldTextKey = {
  [Field in AccountField]: (typeof textKeys)[Field][keyof (typeof textKeys)[Field]];
}[AccountField];

/** The text about the first check of the field that fails. */
export function problemText(field: AccountField, value: string, t: Translate): string | undefined {
  const problem = checkField(value, accountFields[field]);
  if (!problem) return undefined;
  const keys: Partial<Record<FieldProblemCode, FieldTextKey>> = textKeys[field];
  const key = keys[problem.code] ?? (`errors.${problem.code}` as const);
  return t(key, problem.limit === undefined ? {} : { limit: problem.limit });
}
