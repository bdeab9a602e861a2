import { choiceNames, type ChosenOption } from '@comanda/domain/options';
import type { NamedChoice, NamedGroup } from '../../../lib/options/offered-groups.ts';
import { mayTakeMore, selectChoice } from '../../../lib/options/select-choice.ts';
import type { NamedOption } from '../basket/basket.ts';

/** What can still be chosen of what was chosen before, and the names of the rest. */
export type KeptChoices = {
  readonly chosen: readonly ChosenOption[];
  readonly droppedNames: readonly string[];
};

/**
 * What a sheet opens with: of each group of which exactly one is required the first that is on sale, since a pub writes the
 * usual one first. Nothing of a group whose first one does not suit the guest: they choose it themselves.
 */
export function usualChoices(
  groups: readonly NamedGroup[],
  isUnsuitable: (group: NamedGroup, choice: NamedChoice) => boolean,
): readonly ChosenOption[] {
  return groups
    .filter(({ minUnits, maxUnits }) => minUnits === 1 && maxUnits === 1)
    .flatMap((group) => {
      const usual = group.choices.find(({ isSoldOut }) => !isSoldOut);
      return usual && !isUnsuitable(group, usual) ? [{ choiceId: usual.id, count: 1 }] : [];
    });
}

/** As many units of a choice as its group still allows. */
function keep(
  group: NamedGroup,
  chosen: readonly ChosenOption[],
  { choiceId, count }: ChosenOption,
): readonly ChosenOption[] {
  const isOther = ({ choiceId: id }: ChosenOption) =>
    id !== choiceId && group.choices.some((choice) => choice.id === id);
  // Of two choices where now one is allowed, the first stays.
  if (group.maxChoices === 1 && chosen.some(isOther)) return chosen;
  let kept = chosen;
  for (let units = 1; units <= count && mayTakeMore(group, kept, choiceId); units += 1) {
    kept = selectChoice(group, kept, { choiceId, count: units });
  }
  return kept;
}

/** Compares the options of a line with what its dish offers now. */
export function keptChoices(
  groups: readonly NamedGroup[],
  options: readonly NamedOption[],
): KeptChoices {
  let chosen: readonly ChosenOption[] = [];
  const droppedNames: string[] = [];
  const names = choiceNames(options);
  for (const [index, option] of options.entries()) {
    const group = groups.find(({ choices }) => choices.some(({ id }) => id === option.choiceId));
    if (group) chosen = keep(group, chosen, option);
    const count = chosen.find(({ choiceId }) => choiceId === option.choiceId)?.count ?? 0;
    if (count < option.count) droppedNames.push(names[index] ?? option.name);
  }
  return { chosen, droppedNames };
}
