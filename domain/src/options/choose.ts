import { countChoices } from './count-choices.ts';
import type { ChosenOption, OfferedChoice, OfferedGroup } from './offered.ts';

/** Why a dish cannot be ordered with what was chosen. */
export type OptionProblem =
  | { readonly code: 'too_few'; readonly groupId: number; readonly missing: number }
  | { readonly code: 'too_many_choices' | 'too_many_units'; readonly groupId: number }
  | {
      readonly code: 'too_many_of_choice' | 'choice_sold_out';
      readonly groupId: number;
      readonly choiceId: number;
    }
  /** The dish does not offer it, or no longer. */
  | { readonly code: 'choice_not_offered'; readonly choiceId: number };

export type TakenChoice<Choice extends OfferedChoice = OfferedChoice> = {
  readonly choice: Choice;
  readonly count: number;
};

type TakenGroup<Group extends OfferedGroup> = {
  readonly group: Group;
  readonly taken: readonly TakenChoice<Group['choices'][number]>[];
};

function takenOf<Group extends OfferedGroup>(
  group: Group,
  counts: ReadonlyMap<number, number>,
): TakenGroup<Group> {
  return {
    group,
    taken: group.choices.flatMap((choice) => {
      const count = counts.get(choice.id);
      return count === undefined ? [] : { choice, count };
    }),
  };
}

const unitsOf = (taken: readonly TakenChoice[]): number =>
  taken.reduce((sum, { count }) => sum + count, 0);

function problemsOfGroup({ group, taken }: TakenGroup<OfferedGroup>): OptionProblem[] {
  const { id: groupId, minUnits, maxChoices, maxUnits } = group;
  const units = unitsOf(taken);
  const ofChoices = taken.flatMap(({ choice, count }): OptionProblem[] => {
    const at = { groupId, choiceId: choice.id };
    if (choice.isSoldOut) return [{ code: 'choice_sold_out', ...at }];
    return count > choice.maxCount ? [{ code: 'too_many_of_choice', ...at }] : [];
  });
  return [
    ...ofChoices,
    ...(taken.length > maxChoices ? [{ code: 'too_many_choices', groupId } as const] : []),
    ...(units > maxUnits ? [{ code: 'too_many_units', groupId } as const] : []),
    ...(units < minUnits ? [{ code: 'too_few', groupId, missing: minUnits - units } as const] : []),
  ];
}

/** The choices of all groups in the order of the menu: what a line stores, and what makes two lines equal. */
export function takeChoices<Group extends OfferedGroup>(
  groups: readonly Group[],
  chosen: readonly ChosenOption[],
): readonly TakenGroup<Group>[] {
  const counts = countChoices(chosen);
  return groups.map((group) => takenOf(group, counts)).filter(({ taken }) => taken.length > 0);
}

/** Everything that keeps a dish from being ordered with these choices, in the order of the menu. */
export function findOptionProblems(
  groups: readonly OfferedGroup[],
  chosen: readonly ChosenOption[],
): readonly OptionProblem[] {
  const counts = countChoices(chosen);
  const offered = new Set(groups.flatMap(({ choices }) => choices.map(({ id }) => id)));
  const unknown = [...counts.keys()].filter((choiceId) => !offered.has(choiceId));
  return [
    ...groups.flatMap((group) => problemsOfGroup(takenOf(group, counts))),
    ...unknown.map((choiceId) => ({ code: 'choice_not_offered', choiceId }) as const),
  ];
}

/** As many units as a group requires, of choices that are on sale; fewer when too few of them are. */
function requiredOf({ choices, minUnits, maxChoices }: OfferedGroup): ChosenOption[] {
  let missing = minUnits;
  return choices
    .filter(({ isSoldOut }) => !isSoldOut)
    .toSorted((a, b) => b.maxCount - a.maxCount)
    .slice(0, maxChoices)
    .flatMap(({ id, maxCount }) => {
      const count = Math.min(maxCount, missing);
      missing -= count;
      return count > 0 ? { choiceId: id, count } : [];
    });
}

/** Choices with which the dish can be ordered; undefined when too few of a required group are on sale. */
export function requiredChoices(groups: readonly OfferedGroup[]): ChosenOption[] | undefined {
  const chosen = groups.flatMap(requiredOf);
  return findOptionProblems(groups, chosen).length === 0 ? chosen : undefined;
}
