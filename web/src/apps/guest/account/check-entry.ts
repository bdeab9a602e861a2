import type { FieldError } from '@comanda/contract/errors';
import { clientFields } from '@comanda/domain/accounts';
import { checkField, notEmpty, phone, type FieldProblem } from '@comanda/domain/fields';
import { typedPhone } from '../island/typed-phone.ts';

/** Signing in, or making a new account. */
export type EntryMode = 'sign_in' | 'register';

export type Entry = { readonly name: string; readonly phone: string; readonly password: string };
export type EntryProblems = Readonly<Partial<Record<keyof Entry, FieldProblem | undefined>>>;

/** The problems to correct before the form is sent, by field. The length of an existing password is not checked. */
export function checkEntry(mode: EntryMode, entry: Entry): EntryProblems {
  const rules =
    mode === 'register' ? clientFields : { phone: [notEmpty, phone], password: [notEmpty] };
  const values = { ...entry, phone: typedPhone(entry.phone) };
  const found: Partial<Record<keyof Entry, FieldProblem>> = {};
  for (const [field, validators] of Object.entries(rules)) {
    const name = field as keyof Entry;
    const problem = checkField(values[name], validators);
    if (problem) found[name] = problem;
  }
  return found;
}

/** The server's problems, by the names of this form's fields. */
export function problemsOf(fields: readonly FieldError[]): EntryProblems {
  return Object.fromEntries(
    fields
      .filter(({ field }) => field === 'name' || field === 'phone' || field === 'password')
      .map(({ field, code, limit }) => [
        field,
        { code, ...(limit === undefined ? {} : { limit }) },
      ]),
  );
}
