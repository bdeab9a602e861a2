import { checkField } from '@comanda/domain/fields';
import { menuFields } from '@comanda/domain/menu';
import type { Translate } from '../../../lib/i18n/use-text.ts';

/** The text about a name that cannot stand on a menu. */
export function nameProblemText(
  kind: keyof typeof menuFields,
  value: string,
  t: Translate,
): string | undefined {
  const problem = checkField(value, menuFields[kind]);
  if (!problem) return undefined;
  return t(`errors.${problem.code}`, problem.limit === undefined ? {} : { limit: problem.limit });
}
