import type { FieldError } from '@comanda/contract/errors';
import { clientFields } from '@comanda/domain/accounts';
import {
  checkField,
  notEmpty,
  stripPhone,
  type FieldProblem,
  type Validator,
} from '@comanda/domain/fields';
import { typedPhone } from '../../island/typed-phone.ts';

export type Details = { readonly name: string; readonly phone: string; readonly password: string };
export type Passwords = { readonly old_password: string; readonly password: string };
type Problems<Field extends string> = Readonly<Partial<Record<Field, FieldProblem>>>;

function check<Field extends string>(
  rules: Readonly<Record<Field, readonly Validator[]>>,
  values: Readonly<Record<Field, string>>,
): Problems<Field> {
  const found: Partial<Record<Field, FieldProblem>> = {};
  for (const field of Object.keys(rules) as Field[]) {
    const problem = checkField(values[field], rules[field]);
    if (problem) found[field] = problem;
  }
  return found;
}

/** Whether the typed phone differs from the one that the guest signs in with. */
export function isOtherPhone(typed: string, saved: string): boolean {
  return stripPhone(typedPhone(typed)) !== saved;
}

/** A new phone changes the sign-in: it needs the current password, whose length is not checked. */
export function checkDetails(details: Details, savedPhone: string): Problems<keyof Details> {
  const { name, phone } = clientFields;
  const password = isOtherPhone(details.phone, savedPhone) ? [notEmpty] : [];
  return check({ name, phone, password }, { ...details, phone: typedPhone(details.phone) });
}

export function checkPasswords(passwords: Passwords): Problems<keyof Passwords> {
  return check({ old_password: [notEmpty], password: clientFields.password }, passwords);
}

/** The server's problems by field; a wrong password belongs to the field in which it was typed. */
export function refusedFields<Field extends string>(
  refusal: { readonly code: string; readonly fields: readonly FieldError[] },
  form: { readonly fields: readonly Field[]; readonly proof: Field },
): Problems<Field> {
  const known = refusal.fields.flatMap(({ field, code, limit }) =>
    form.fields.some((one) => one === field)
      ? [[field, { code, ...(limit === undefined ? {} : { limit }) }] as const]
      : [],
  );
  const wrong =
    refusal.code === 'password_is_wrong'
      ? [[form.proof, { code: 'password_is_wrong' }] as const]
      : [];
  return Object.fromEntries([...known, ...wrong]) as Problems<Field>;
}
