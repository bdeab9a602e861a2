import {
  exactlyOne,
  MAX_OPTION_GROUPS_OF_DISH,
  MAX_UNITS,
  problemOfGroups,
  type ChoiceLimits,
  type OptionRule,
} from '../options/index.ts';
import { foldText } from '../text/fold-text.ts';

/** An option group of the pub. */
export type GroupEntry = {
  readonly id: number;
  readonly name: string;
  readonly rule: OptionRule;
  readonly choices: readonly { readonly maxCount: number }[];
};

/** A group at a dish, with its limits there. */
export type GroupLink = ChoiceLimits & { readonly groupId: number };

type FindNamed = (name: string) => readonly GroupEntry[];

/** Of each list of groups: a list of dishes asks for the same few names thousands of times. */
const finders = new WeakMap<readonly GroupEntry[], FindNamed>();

function createFindNamed(groups: readonly GroupEntry[]): FindNamed {
  const byName = Map.groupBy(groups, ({ name }) => foldText(name));
  const found = new Map<string, readonly GroupEntry[]>();
  return (name) => {
    const named = found.get(name) ?? byName.get(foldText(name)) ?? [];
    found.set(name, named);
    return named;
  };
}

/** The groups of this name. */
function namedGroups(name: string, groups: readonly GroupEntry[]): readonly GroupEntry[] {
  const find = finders.get(groups) ?? createFindNamed(groups);
  finders.set(groups, find);
  return find(name);
}

/** Between the names of a cell. */
const SEPARATOR = '; ';

/** A name that has what separates names stands between quotes. */
const quoted = (name: string): string =>
  /[;\n\r"]/.test(name) ? `"${name.replaceAll('"', '""')}"` : name;

export const groupsCell = (names: readonly string[]): string => names.map(quoted).join(SEPARATOR);

/** A name between quotes, or what stands up to the next of these separators. */
const partBefore = (separators: string): RegExp =>
  new RegExp(String.raw`\s*(?:"((?:[^"]|"")*)"\s*(?=[${separators}]|$)|([^${separators}]+))`, 'gu');
const PART = partBefore(String.raw`;\n`);
const PART_OR_COMMA = partBefore(String.raw`;,\n`);

/** So many parts a name with commas and semicolons has at most. */
const MOST_PARTS = 8;

const partsOf = (cell: string, part: RegExp): string[] =>
  Array.from(cell.matchAll(part), ([, inQuotes, plain = '']) =>
    (inQuotes === undefined ? plain : inQuotes.replaceAll('""', '"')).trim(),
  ).filter((name) => name !== '');

/**
 * The names of groups in a cell. Between semicolons each is one name; where one is not known, commas separate too, and the
 * longest known name counts, since a name may have both in it.
 */
export function readGroupsCell(
  cell: string,
  groups: readonly Pick<GroupEntry, 'name'>[],
): string[] {
  const known = new Set(groups.map(({ name }) => foldText(name)));
  const isKnown = (name: string): boolean => known.has(foldText(name));
  const whole = partsOf(cell, PART);
  if (whole.every(isKnown)) return whole;
  const parts = partsOf(cell, PART_OR_COMMA);
  const names: string[] = [];
  for (let at = 0; at < parts.length;) {
    const counts = Array.from({ length: MOST_PARTS }, (_part, index) => MOST_PARTS - index);
    const first = at;
    const count = counts.find((one) => isKnown(parts.slice(first, first + one).join(' '))) ?? 1;
    names.push(parts.slice(at, at + count).join(', '));
    at += count;
  }
  return names;
}

export const isNameOfGroup = (name: string, groups: readonly GroupEntry[]): boolean =>
  namedGroups(name, groups).length > 0;

/** The names of a cell that no group has. */
export const unknownGroups = (cell: string, groups: readonly GroupEntry[]): string[] =>
  readGroupsCell(cell, groups).filter((name) => !isNameOfGroup(name, groups));

/** The limits of a group that a list gives to a dish: a size is exactly one choice, everything else may be left out. */
const newLimits = (rule: OptionRule): ChoiceLimits =>
  rule === 'replaces'
    ? exactlyOne
    : { minUnits: 0, maxChoices: MAX_UNITS, maxUnits: MAX_UNITS, freeUnits: 0 };

/**
 * The groups of a dish by the names of a list, which are known, in their order: a group that the dish has keeps its
 * limits.
 */
export function linksByName(
  names: readonly string[],
  {
    groups,
    before,
  }: { readonly groups: readonly GroupEntry[]; readonly before: readonly GroupLink[] },
): GroupLink[] {
  const links: GroupLink[] = [];
  const isFree = ({ id }: GroupEntry): boolean => !links.some(({ groupId }) => groupId === id);
  for (const name of names) {
    const free = namedGroups(name, groups).filter(isFree);
    const isOwn = ({ id }: GroupEntry) => before.some(({ groupId }) => groupId === id);
    const group = free.find(isOwn) ?? free[0];
    // The same name once more says nothing new.
    if (!group) continue;
    const own = before.find(({ groupId }) => groupId === group.id);
    links.push(own ?? { groupId: group.id, ...newLimits(group.rule) });
  }
  return links;
}

/** Whether a dish may have these groups: not too many, one size at most, and each can be met. */
export function mayHaveGroups(links: readonly GroupLink[], groups: readonly GroupEntry[]): boolean {
  const of = links.flatMap((link) => {
    const group = groups.find(({ id }) => id === link.groupId);
    return group ? { ...group, ...link } : [];
  });
  return links.length <= MAX_OPTION_GROUPS_OF_DISH && problemOfGroups(of) === undefined;
}
