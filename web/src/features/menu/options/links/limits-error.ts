import { MAX_UNITS, problemOfLimits, type LimitsProblem } from '@comanda/domain/options';
import type { ShownText, Translate } from '../../../../lib/i18n/current-texts.ts';
import { problemInWords } from '../option-words.ts';
import type { RuledGroup } from './find-link-problems.ts';
import { asDomain, readLimits, readWhole, type LimitsDraft } from './limits-draft.ts';

export type LimitsField = 'min' | 'choices' | 'units' | 'free';

export type LimitsError = {
  /** Where it is shown; undefined when it is about all of them. */
  readonly field: LimitsField | undefined;
  readonly text: ShownText;
};

const least: Readonly<Record<LimitsField, number>> = { min: 0, units: 1, choices: 1, free: 0 };

const fieldOf: Readonly<Partial<Record<LimitsProblem, LimitsField>>> = {
  minimum_above_maximum: 'min',
  minimum_cannot_be_reached: 'min',
  more_choices_than_units: 'choices',
  more_free_than_maximum: 'free',
  dearest_is_not_free: 'free',
};

/** What is wrong with typed limits of a group, before they are sent. */
export function findLimitsError(
  group: Omit<RuledGroup, 'id'>,
  draft: LimitsDraft,
  t: Translate,
): LimitsError | undefined {
  const fields = Object.keys(least) as LimitsField[];
  const field = fields.find((name) => readWhole(draft[name], { min: least[name] }) === undefined);
  const limits = readLimits(draft);
  if (!limits) return { field, text: t('options.limits_are_wrong', { limit: MAX_UNITS }) };
  const choices = group.choices.map(({ max_count: maxCount }) => ({ maxCount }));
  const problem = problemOfLimits({ rule: group.rule, choices }, asDomain(limits));
  return problem && { field: fieldOf[problem], text: problemInWords(problem, t) };
}
