import { countChoices } from './line-key.ts';
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

export type TakenGroup<Group extends OfferedGroup = OfferedGroup> = {
  readonly group: Group;
  readonly taken: readonly TakenChoice<Group['choices'][number]>[];
};

type Place<Group extends OfferedGroup = OfferedGroup> = {
  readonly group: Group;
  readonly choice: Group['choices'][number];
  /** Among all choices of the dish. */
  readonly position: number;
};

// A dish may have 1,200 choices, and stand in each line of a basket: they are looked through once, not for each line.
const known = new WeakMap<readonly OfferedGroup[], ReadonlyMap<number, Place>>();

function placesOf<Group extends OfferedGroup>(
  groups: readonly Group[],
): ReadonlyMap<number, Place<Group>> {
  const found = known.get(groups);
  // Made of the same groups.
  if (found) return found as ReadonlyMap<number, Place<Group>>;
  const places = new Map<number, Place<Group>>();
  for (const group of groups) {
    for (const choice of group.choices) {
      places.set(choice.id, { group, choice, position: places.size });
    }
  }
  known.set(groups, places);
  return places;
}

function problemsOfGroup(
  { id: groupId, minUnits, maxChoices, maxUnits }: OfferedGroup,
  taken: readonly TakenChoice[],
): OptionProblem[] {
  const problems: OptionProblem[] = [];
  let units = 0;
  for (const { choice, count } of taken) {
    units += count;
    const at = { groupId, choiceId: choice.id };
    if (choice.isSoldOut) problems.push({ code: 'choice_sold_out', ...at });
    else if (count > choice.maxCount) problems.push({ code: 'too_many_of_choice', ...at });
  }
  if (taken.length > maxChoices) problems.push({ code: 'too_many_choices', groupId });
  if (units > maxUnits) problems.push({ code: 'too_many_units', groupId });
  if (units < minUnits) problems.push({ code: 'too_few', groupId, missing: minUnits - units });
  return problems;
}

/** What was chosen of a dish, in the order of its menu, and the ids that it does not offer. */
type Selection<Group extends OfferedGroup = OfferedGroup> = {
  readonly taken: readonly TakenGroup<Group>[];
  readonly unknown: readonly number[];
};

export function selectChoices<Group extends OfferedGroup>(
  groups: readonly Group[],
  chosen: readonly ChosenOption[],
): Selection<Group> {
  const places = placesOf(groups);
  const found: { readonly place: Place<Group>; readonly count: number }[] = [];
  const unknown: number[] = [];
  for (const [choiceId, count] of countChoices(chosen)) {
    const place = places.get(choiceId);
    if (place) found.push({ place, count });
    else unknown.push(choiceId);
  }
  found.sort((a, b) => a.place.position - b.place.position);
  const taken: {
    readonly group: Group;
    readonly taken: TakenChoice<Group['choices'][number]>[];
  }[] = [];
  for (const { place, count } of found) {
    const { group, choice } = place;
    const last = taken.at(-1);
    if (last?.group === group) last.taken.push({ choice, count });
    else taken.push({ group, taken: [{ choice, count }] });
  }
  return { taken, unknown };
}

/** The choices of all groups in the order of the menu: what a line stores, and what makes two lines equal. */
export const takeChoices = <Group extends OfferedGroup>(
  groups: readonly Group[],
  chosen: readonly ChosenOption[],
): readonly TakenGroup<Group>[] => selectChoices(groups, chosen).taken;

export function problemsOfSelection(
  groups: readonly OfferedGroup[],
  { taken, unknown }: Selection,
): OptionProblem[] {
  const ofGroups = new Map(taken.map((one) => [one.group, one.taken]));
  return [
    ...groups.flatMap((group) => problemsOfGroup(group, ofGroups.get(group) ?? [])),
    ...unknown.map((choiceId) => ({ code: 'choice_not_offered', choiceId }) as const),
  ];
}

/** Everything that keeps a dish from being ordered with these choices, in the order of the menu. */
export const findOptionProblems = (
  groups: readonly OfferedGroup[],
  chosen: readonly ChosenOption[],
): readonly OptionProblem[] => problemsOfSelection(groups, selectChoices(groups, chosen));

// Shared by the dishes of a menu, which would sort them again for each.
const mostFirst = new WeakMap<OfferedGroup['choices'], readonly OfferedChoice[]>();

function mostFirstOf(choices: OfferedGroup['choices']): readonly OfferedChoice[] {
  const found = mostFirst.get(choices);
  if (found) return found;
  const sorted = choices
    .filter(({ isSoldOut }) => !isSoldOut)
    .toSorted((a, b) => b.maxCount - a.maxCount);
  mostFirst.set(choices, sorted);
  return sorted;
}

/** As many units as a group requires, of choices that are on sale; fewer when too few of them are. */
function requiredOf({ choices, minUnits, maxChoices }: OfferedGroup): TakenChoice[] {
  let missing = minUnits;
  const taken: TakenChoice[] = [];
  for (const choice of missing === 0 ? [] : mostFirstOf(choices)) {
    const count = Math.min(choice.maxCount, missing);
    if (count <= 0 || taken.length === maxChoices) break;
    missing -= count;
    taken.push({ choice, count });
  }
  return taken;
}

/** Choices with which the dish can be ordered; undefined when too few of a required group are on sale. */
export function requiredChoices(groups: readonly OfferedGroup[]): ChosenOption[] | undefined {
  const required = groups.map((group) => ({ group, taken: requiredOf(group) }));
  if (required.some(({ group, taken }) => problemsOfGroup(group, taken).length > 0))
    return undefined;
  return required.flatMap(({ taken }) =>
    taken.map(({ choice, count }) => ({ choiceId: choice.id, count })),
  );
}
