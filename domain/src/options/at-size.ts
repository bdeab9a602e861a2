import type { ChosenOption, OfferedChoice, OfferedGroup } from './offered.ts';

// A dish may stand in each line of a basket: its groups are made once for each size.
const known = new WeakMap<readonly OfferedGroup[], Map<string, readonly OfferedGroup[]>>();

const choiceAt = (choice: OfferedChoice, size: string): OfferedChoice => ({
  ...choice,
  priceMinor: choice.sizePrices?.find((one) => one.size === size)?.priceMinor ?? choice.priceMinor,
});

/** The groups with the prices of their choices at this size; those that have none there cost what they always do. */
export function groupsAtSize<Group extends OfferedGroup>(
  groups: readonly Group[],
  size: string | undefined,
): readonly Group[] {
  if (size === undefined) return groups;
  const made = known.get(groups) ?? new Map<string, readonly OfferedGroup[]>();
  known.set(groups, made);
  const found =
    made.get(size) ??
    groups.map((group) => ({
      ...group,
      choices: group.choices.map((choice) => choiceAt(choice, size)),
    }));
  made.set(size, found);
  // Made of the same groups.
  return found as readonly Group[];
}

/** The groups as they cost with what is chosen: extras may cost by size. */
export const groupsAsChosen = <Group extends OfferedGroup>(
  groups: readonly Group[],
  chosen: readonly ChosenOption[],
): readonly Group[] =>
  groupsAtSize(
    groups,
    groups
      .find(({ rule }) => rule === 'replaces')
      ?.choices.find(({ id }) => chosen.some(({ choiceId, count }) => choiceId === id && count > 0))
      ?.size,
  );
