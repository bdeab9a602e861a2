import type { TextKey } from '@comanda/contract/texts';
import { MAX_UNITS, type LimitsProblem, type OptionRule } from '@comanda/domain/options';
import { toApiError } from '../../../lib/api/api-error.ts';
import type { ShownText, Translate } from '../../../lib/i18n/current-texts.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useShown } from '../../../lib/query/shown-failures.ts';
import { useSaveProblem } from '../saving/form-problems.ts';
import type { Limits } from './links/limits-draft.ts';
import type { MenuCategory } from '../calls/whole-menu.ts';

/** So many dishes are named in a message. */
const NAMED = 5;

export const ruleName = (rule: OptionRule, t: Translate): string => t(`options.rule_${rule}`);

function unitsInWords({ min_units: min, max_units: max }: Limits, t: Translate): string {
  if (min === max) return t('options.exactly', { count: min });
  if (max === MAX_UNITS) {
    return min === 0 ? t('options.preset_any') : t('options.at_least', { count: min });
  }
  return min === 0
    ? t('options.up_to', { count: max })
    : t('options.from_to', { from: min, to: max });
}

/** Limits as a person says them: “up to 3, 1 free”. */
export function limitsInWords(limits: Limits, t: Translate): string {
  const { max_choices: choices, max_units: units, free_units: free } = limits;
  return [
    unitsInWords(limits, t),
    ...(choices < units ? [t('options.different', { count: choices })] : []),
    ...(free > 0 ? [t('options.free', { count: free })] : []),
  ].join(', ');
}

const problemTexts: Readonly<Record<LimitsProblem, TextKey>> = {
  size_is_one_choice: 'options.problem_size_is_one_choice',
  dearest_is_not_free: 'options.problem_dearest_is_not_free',
  minimum_above_maximum: 'options.problem_minimum_above_maximum',
  more_choices_than_units: 'options.problem_more_choices_than_units',
  more_free_than_maximum: 'options.problem_more_free_than_maximum',
  minimum_cannot_be_reached: 'options.problem_minimum_cannot_be_reached',
  second_size: 'options.problem_second_size',
};

const isLimitsProblem = (problem: unknown): problem is LimitsProblem =>
  typeof problem === 'string' && Object.hasOwn(problemTexts, problem);

/** Why limits are impossible, and at which dishes. */
export function problemInWords(
  problem: LimitsProblem,
  t: Translate,
  dishNames: readonly string[] = [],
): ShownText {
  const words = t(problemTexts[problem]);
  if (dishNames.length === 0) return words;
  const named = dishNames.slice(0, NAMED).join(', ');
  const dishes = dishNames.length > NAMED ? `${named}, …` : named;
  return t('options.problem_at', { problem: words, dishes });
}

/** Why the server refused a change of options; of impossible limits the reason and the dishes. */
export function useOptionProblem(
  error: Error | null,
  menu: readonly MenuCategory[] = [],
): ShownText | undefined {
  const { t } = useText();
  const general = useSaveProblem(error);
  const { code, facts } = toApiError(error);
  const { problem, dish_ids: ids } = facts;
  const hasOwnWords = code === 'option_limits_do_not_fit' && isLimitsProblem(problem);
  useShown(hasOwnWords && error);
  if (!hasOwnWords) return general;
  const isNamed = (id: number): boolean => Array.isArray(ids) && ids.includes(id);
  const names = menu
    .flatMap(({ dishes }) => dishes)
    .filter(({ id }) => isNamed(id))
    .map(({ name }) => name);
  return problemInWords(problem, t, names);
}
