import { groupsAsChosen } from './at-size.ts';
import {
  problemsOfSelection,
  selectChoices,
  takeChoices,
  type OptionProblem,
  type TakenChoice,
  type TakenGroup,
} from './choose.ts';
import type { ChosenOption, OfferedGroup } from './offered.ts';

/** The prices of all units, the cheapest `freeUnits` of them free. */
function sumOf(taken: readonly TakenChoice[], freeUnits: number): number {
  let free = freeUnits;
  let sum = 0;
  for (const { choice, count } of taken.toSorted(
    (a, b) => a.choice.priceMinor - b.choice.priceMinor,
  )) {
    const paid = Math.max(0, count - free);
    free -= count - paid;
    sum += paid * choice.priceMinor;
  }
  return sum;
}

const dearestOf = (taken: readonly TakenChoice[]): number =>
  Math.max(...taken.map(({ choice }) => choice.priceMinor));

function priceOfTaken(dishPriceMinor: number, choices: readonly TakenGroup[]): number {
  let base = dishPriceMinor;
  let added = 0;
  for (const { group, taken } of choices) {
    if (group.rule === 'replaces') base = dearestOf(taken);
    else added += group.rule === 'dearest' ? dearestOf(taken) : sumOf(taken, group.freeUnits);
  }
  return base + added;
}

/**
 * What one dish costs with its choices, in minor units, before the commission. The only code that computes it: for the
 * guest's button, the quote, the order and the desk's edit.
 */
export const priceWithOptions = (
  dishPriceMinor: number,
  groups: readonly OfferedGroup[],
  chosen: readonly ChosenOption[],
): number => priceOfTaken(dishPriceMinor, takeChoices(groupsAsChosen(groups, chosen), chosen));

/** All that a line of a basket says of its choices, looked up once. */
export function judgeChoices<Group extends OfferedGroup>(
  dishPriceMinor: number,
  groups: readonly Group[],
  chosen: readonly ChosenOption[],
): {
  readonly priceMinor: number;
  readonly taken: readonly TakenGroup<Group>[];
  readonly problems: readonly OptionProblem[];
} {
  const priced = groupsAsChosen(groups, chosen);
  const selection = selectChoices(priced, chosen);
  const { taken } = selection;
  return {
    taken,
    priceMinor: priceOfTaken(dishPriceMinor, taken),
    problems: problemsOfSelection(priced, selection),
  };
}
