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

type TakenGroup<Choice extends OfferedChoice> = {
  readonly group: OfferedGroup<Choice>;
  readonly taken: readonly TakenChoice<Choice>[];
};

/** What was chosen, each choice once, by id; choices without a unit are left out. */
export function countChoices(chosen: readonly ChosenOption[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const { choiceId, count } of chosen) {
    if (count > 0) counts.set(choiceId, (counts.get(choiceId) ?? 0) + count);
  }
  return counts;
}

function takenOf<Choice extends OfferedChoice>(
  group: OfferedGroup<Choice>,
  counts: ReadonlyMap<number, number>,
): TakenGroup<Choice> {
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

function problemsOfGroup({ group, taken }: TakenGroup<OfferedChoice>): OptionProblem[] {
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
export function takeChoices<Choice extends OfferedChoice>(
  groups: readonly OfferedGroup<Choice>[],
  chosen: readonly ChosenOption[],
): readonly TakenGroup<Choice>[] {
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

/** Whether the dish can be ordered at all: a required group whose choices are sold out closes it. */
export function isOrderable(groups: readonly OfferedGroup[]): boolean {
  return groups.every(({ choices, minUnits, maxChoices }) => {
    const left = choices
      .filter(({ isSoldOut }) => !isSoldOut)
      .map(({ maxCount }) => maxCount)
      .toSorted((a, b) => b - a)
      .slice(0, maxChoices);
    return left.reduce((sum, count) => sum + count, 0) >= minUnits;
  });
}
