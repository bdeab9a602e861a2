import type { DraftField } from '@comanda/domain/import';
import type { FieldProblem } from '@comanda/domain/fields';
import type { ShownText, Translate } from '../../../../lib/i18n/current-texts.ts';
import type { DishState } from './draft.ts';

/** A problem in the reader's language. */
export const problemText = (
  problem: FieldProblem | undefined,
  t: Translate,
): ShownText | undefined =>
  problem &&
  t(`errors.${problem.code}`, problem.limit === undefined ? {} : { limit: problem.limit });

/** Why this field of a dish cannot be imported, in the reader's language. */
export const fieldProblem = (
  state: DishState | undefined,
  field: DraftField,
  t: Translate,
): ShownText | undefined => problemText(state?.problems[field], t);
