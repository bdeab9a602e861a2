import type { TextKey } from '@comanda/contract/texts';
import { checkField, type Validator } from '@comanda/domain/fields';
import type { ShownText, Translate } from '../i18n/current-texts.ts';

/** Why a field is refused: a rule of the domain, or the server's refusal. */
export type Problem = { readonly code: string; readonly limit?: number | undefined };

/** A field's own texts for its problems. */
export type ProblemKeys = Readonly<Partial<Record<string, TextKey>>>;

/** A problem as the single string that a form library stores; it is translated when it is rendered. */
export function writeProblem({ code, limit }: Problem): string {
  return limit === undefined ? code : `${code} ${limit}`;
}

function readProblem(written: string): Problem {
  const [code = '', limit] = written.split(' ');
  return limit === undefined ? { code } : { code, limit: Number(limit) };
}

/** The text of a written problem: the field's own, else that of its code, else a general one. */
export function problemText(
  written: string | undefined,
  t: Translate,
  keys: ProblemKeys = {},
): ShownText | undefined {
  if (written === undefined) return undefined;
  const { code, limit } = readProblem(written);
  // A newer server may send a refusal that this page has no text for.
  const key = keys[code] ?? (`errors.${code}` as TextKey);
  const text = t(key, limit === undefined ? {} : { limit });
  return (text as string) === key ? t('errors.invalid_value') : text;
}

/** A form's check of a field by the domain's rules; the form stores the problem, not its text. */
export const validateBy = (rules: readonly Validator[]) => (value: string) => {
  const problem = checkField(value, rules);
  return problem && writeProblem(problem);
};
