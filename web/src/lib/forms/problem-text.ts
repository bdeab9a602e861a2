import type { TextKey } from '@comanda/contract/texts';
import type { Translate } from '../i18n/use-text.ts';

/** Why a field is refused: by a rule of the domain, or by the server. */
export type Problem = { readonly code: string; readonly limit?: number | undefined };

/** A field's own texts for its problems. */
export type ProblemKeys = Readonly<Partial<Record<string, TextKey>>>;

/** A problem as the one string that a form library keeps; its words come when it is drawn. */
export function writeProblem({ code, limit }: Problem): string {
  return limit === undefined ? code : `${code} ${limit}`;
}

function readProblem(written: string): Problem {
  const [code = '', limit] = written.split(' ');
  return limit === undefined ? { code } : { code, limit: Number(limit) };
}

/** The words about a problem: the field's own, else those of its code, else that the value does not fit. */
export function problemText(written: string, t: Translate, keys: ProblemKeys = {}): string {
  const { code, limit } = readProblem(written);
  // A newer server may refuse for a reason that this page has no words for.
  const key = keys[code] ?? (`errors.${code}` as TextKey);
  const text = t(key, limit === undefined ? {} : { limit });
  return text === key ? t('errors.invalid_value') : text;
}
