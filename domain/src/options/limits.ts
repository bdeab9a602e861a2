import { MAX_LINE_LENGTH } from '../fields/lengths.ts';
import { length, notEmpty, type Validator } from '../fields/validators.ts';
import type { ChoiceLimits, OptionRule } from './offered.ts';
import { reachableUnits } from './reachable-units.ts';

export const MAX_OPTION_GROUPS_OF_PUB = 300;
export const MAX_CHOICES_OF_GROUP = 60;
export const MAX_OPTION_GROUPS_OF_DISH = 20;
/** Different choices of one line of an order. */
export const MAX_CHOICES_OF_LINE = 100;
/** The most characters of a guest's note to one dish. */
export const MAX_DISH_NOTE_LENGTH = 200;

const name: readonly Validator[] = [notEmpty, length(1, MAX_LINE_LENGTH)];
export const optionFields = { group: name, choice: name } as const;

/** Why a dish cannot have a group with these limits; undefined when it can. */
export type LimitsProblem =
  /** A size is exactly one choice, and nothing of it is free. */
  | 'size_is_one_choice'
  /** Where the dearest choice counts, none is free. */
  | 'dearest_is_not_free'
  | 'minimum_above_maximum'
  | 'more_choices_than_units'
  | 'more_free_than_maximum'
  /** The choices of the group, each as often as it may be taken, are fewer than the minimum. */
  | 'minimum_cannot_be_reached'
  /** A dish has one price, so at most one group takes its place. */
  | 'second_size';

type Group = {
  readonly rule: OptionRule;
  readonly choices: readonly { readonly maxCount: number }[];
};

/** Checks the limits of a group at a dish: what can never be satisfied cannot be saved. */
export function problemOfLimits(group: Group, limits: ChoiceLimits): LimitsProblem | undefined {
  const { minUnits, maxChoices, maxUnits, freeUnits } = limits;
  if (group.rule === 'replaces' && !(minUnits === 1 && maxUnits === 1 && freeUnits === 0)) {
    return 'size_is_one_choice';
  }
  if (group.rule === 'dearest' && freeUnits > 0) return 'dearest_is_not_free';
  if (minUnits > maxUnits) return 'minimum_above_maximum';
  if (maxChoices > maxUnits) return 'more_choices_than_units';
  if (freeUnits > maxUnits) return 'more_free_than_maximum';
  return reachableUnits(group, limits) < minUnits ? 'minimum_cannot_be_reached' : undefined;
}

/** Checks all groups of a dish, with their limits there. */
export function problemOfGroups(
  groups: readonly (Group & ChoiceLimits)[],
): LimitsProblem | undefined {
  const sizes = groups.filter(({ rule }) => rule === 'replaces');
  if (sizes.length > 1) return 'second_size';
  for (const group of groups) {
    const problem = problemOfLimits(group, group);
    if (problem) return problem;
  }
  return undefined;
}
