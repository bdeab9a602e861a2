import { MAX_OPTION_GROUPS_OF_PUB, sizeKey } from '../options/index.ts';
import { accept, refuse, type Accepted, type Refusal } from '../refusal/index.ts';
import { foldText } from '../text/fold-text.ts';
import type { Match } from './match-rows.ts';
import type { DishEntry, GroupNow, MenuNow, Size } from './menu-now.ts';

/** An option group with its choices after the import; a choice without an id is new. */
export type PlannedGroup = {
  /** Below zero until a new group is written. */
  readonly id: number;
  readonly choices: readonly (Size & { readonly id: number | undefined })[];
};

/** What the sizes of a row do to its dish. */
export type SizeOfRow = {
  readonly groupId: number;
  /** The dish has another group, or the group other choices. */
  readonly isChanged: boolean;
};

export type SizesPlan = {
  readonly newGroups: readonly PlannedGroup[];
  readonly changedGroups: readonly PlannedGroup[];
  /** Of each row with sizes, by its position. */
  readonly ofRows: ReadonlyMap<number, SizeOfRow>;
};

/** The sizes of a group as a list has them; undefined for what would be read back as something else. */
export function sizesOf<Choice extends { readonly name: string }>(group: {
  readonly rule: GroupNow['rule'];
  readonly choices: readonly Choice[];
}): readonly Choice[] | undefined {
  const keys = new Set(group.choices.map(({ name }) => foldText(name)));
  const isList = keys.size > 1 && keys.size === group.choices.length && !keys.has('');
  return group.rule === 'replaces' && isList ? group.choices : undefined;
}

/** Gives keys that are equal for sizes of the same names and prices, in any order. A list has few names of sizes. */
function createKeys(): (sizes: readonly Size[]) => string {
  const known = new Map<string, string>();
  const keyOfName = (name: string): string => {
    const key = known.get(name) ?? sizeKey(name);
    known.set(name, key);
    return key;
  };
  return (sizes) =>
    sizes
      .map(({ name, priceMinor }) => `${keyOfName(name)}\t${priceMinor}`)
      .toSorted()
      .join('\n');
}

/** Choices that stay keep their names and places and get the prices of the list; new ones come last. */
function choicesAfter(group: GroupNow, sizes: readonly Size[]): PlannedGroup['choices'] {
  const rest = new Map(sizes.map((size) => [sizeKey(size.name), size]));
  const kept = group.choices.flatMap(({ id, name }) => {
    const size = rest.get(sizeKey(name));
    rest.delete(sizeKey(name));
    return size ? { id, name, priceMinor: size.priceMinor } : [];
  });
  return [...kept, ...[...rest.values()].map((size) => ({ ...size, id: undefined }))];
}

type Wanted = {
  readonly index: number;
  readonly key: string;
  readonly sizes: readonly Size[];
  readonly group: GroupNow | undefined;
};

/** The size group of a dish. */
export const findSizeGroup = (
  dish: DishEntry | undefined,
  groups: ReadonlyMap<number, GroupNow>,
): GroupNow | undefined =>
  dish?.groups
    .map(({ groupId }) => groups.get(groupId))
    .find((group) => group?.rule === 'replaces');

function countUses({ dishes }: MenuNow): ReadonlyMap<number, number> {
  const uses = new Map<number, number>();
  for (const { groupId } of dishes.flatMap(({ groups }) => groups)) {
    uses.set(groupId, (uses.get(groupId) ?? 0) + 1);
  }
  return uses;
}

/** What the rows of dishes with a size group do to it, and which of them keep it. */
function planOldGroup(
  group: GroupNow,
  rows: readonly Wanted[],
  { keyNow, uses }: { readonly keyNow: string; readonly uses: number },
): { readonly changed: PlannedGroup | undefined; readonly keep: readonly Wanted[] } {
  const others = rows.filter(({ key }) => key !== keyNow);
  const first = others.length === uses ? others[0] : undefined;
  return {
    changed: first && { id: group.id, choices: choicesAfter(group, first.sizes) },
    keep: rows.filter(({ key }) => key === (first?.key ?? keyNow)),
  };
}

/**
 * Which option group gives each dish its sizes. A group changes where all its dishes become other than they are; a dish
 * that parts from the others of its group gets a new one, or the one that has its sizes already. Dishes with the same sizes
 * share a new group, as they do when a person makes it.
 */
export function planSizes(
  now: MenuNow,
  matches: readonly Match[],
): Accepted<SizesPlan> | Refusal<'option_group_limit_exceeded', { readonly limit: number }> {
  const byId = new Map(now.groups.map((group) => [group.id, group]));
  const keyOf = createKeys();
  const wanted = matches.flatMap(({ row: { sizes }, dish }, index): Wanted[] =>
    sizes ? [{ index, sizes, key: keyOf(sizes), group: findSizeGroup(dish, byId) }] : [],
  );
  const uses = countUses(now);
  const ofRows = new Map<number, SizeOfRow>();
  const changedGroups: PlannedGroup[] = [];
  for (const [group, rows] of Map.groupBy(wanted, (one) => one.group)) {
    if (!group) continue;
    const { changed, keep } = planOldGroup(group, rows, {
      keyNow: keyOf(group.choices),
      uses: uses.get(group.id) ?? 0,
    });
    if (changed) changedGroups.push(changed);
    for (const { index } of keep) {
      ofRows.set(index, { groupId: group.id, isChanged: changed !== undefined });
    }
  }
  const changedIds = new Set(changedGroups.map(({ id }) => id));
  const asTheyAre = new Map(
    now.groups
      .filter((group) => !changedIds.has(group.id) && sizesOf(group))
      .map(({ id, choices }) => [keyOf(choices), id]),
  );
  const newGroups = new Map<string, PlannedGroup>();
  for (const { index, key, sizes } of wanted) {
    if (ofRows.has(index)) continue;
    const groupId = asTheyAre.get(key);
    if (groupId !== undefined) {
      ofRows.set(index, { groupId, isChanged: true });
      continue;
    }
    const choices = sizes.map((size) => ({ ...size, id: undefined }));
    const group = newGroups.get(key) ?? { id: -1 - newGroups.size, choices };
    newGroups.set(key, group);
    ofRows.set(index, { groupId: group.id, isChanged: true });
  }
  return now.groups.length + newGroups.size > MAX_OPTION_GROUPS_OF_PUB
    ? refuse('option_group_limit_exceeded', { limit: MAX_OPTION_GROUPS_OF_PUB })
    : accept({ newGroups: [...newGroups.values()], changedGroups, ofRows });
}
