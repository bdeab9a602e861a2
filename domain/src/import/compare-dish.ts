import { allergens, canonicalFood, findContradictions, type Food } from '../food/index.ts';
import { accept, refuse, type Accepted, type Refusal } from '../refusal/index.ts';
import { foodAfter, foodColumns, foodParts, type FoodColumn } from './food-cells.ts';
import { exactlyOne } from '../options/index.ts';
import type { Match } from './match-rows.ts';
import type { DishFields, GroupNow } from './menu-now.ts';
import { isNameOfGroup, linksByName, mayHaveGroups, type GroupLink } from './option-groups.ts';
import type { SizeOfRow } from './plan-sizes.ts';

export const changedFields = [
  'name',
  'price',
  'sale_price',
  'sizes',
  'ingredients',
  'visible',
  'category',
  ...foodColumns,
  'option_groups',
] as const;
export type ChangedField = (typeof changedFields)[number];

/** The row at this position of the list. */
type Compared = Match & { readonly index: number; readonly size: SizeOfRow | undefined };

type Groups = {
  readonly groups: readonly GroupNow[];
  readonly byId: ReadonlyMap<number, GroupNow>;
};

type RowRefusal =
  | Refusal<'food_contradicts' | 'option_groups_do_not_fit', { readonly row: number }>
  /** `at`: the position of the name in its row. */
  | Refusal<'option_group_unknown', { readonly row: number; readonly at: number }>;

/** The groups of a dish with those of a row; its sizes stay where they are, or come first. */
function groupsAfter(
  { row: { optionGroups }, dish, size }: Compared,
  { groups, byId }: Groups,
): readonly GroupLink[] {
  const before = dish?.groups ?? [];
  const links = optionGroups ? linksByName(optionGroups, { groups, before }) : before;
  if (!size) return links;
  const isSize = ({ groupId }: GroupLink) => byId.get(groupId)?.rule === 'replaces';
  const own = before.find(({ groupId }) => groupId === size.groupId);
  return links
    .filter((link) => !isSize(link))
    .toSpliced(Math.max(before.findIndex(isSize), 0), 0, {
      ...(own ?? { groupId: size.groupId, ...exactlyOne }),
    });
}

/** The fields of the dish after the import: what the list has no column for changes nothing. */
export function fieldsAfter(compared: Compared, groups: Groups): Accepted<DishFields> | RowRefusal {
  const { row, dish, index, size } = compared;
  const { name, visible, optionGroups } = row;
  const food = foodAfter(dish?.food ?? {}, row.food);
  if (findContradictions(food).length > 0) return refuse('food_contradicts', { row: index });
  const at = optionGroups?.findIndex((one) => !isNameOfGroup(one, groups.groups)) ?? -1;
  if (at !== -1) return refuse('option_group_unknown', { row: index, at });
  const links = groupsAfter(compared, groups);
  if ((optionGroups ?? size) && !mayHaveGroups(links, groups.groups)) {
    return refuse('option_groups_do_not_fit', { row: index });
  }
  // A dish with sizes is sold at the price of a size, so its own price stays while it has sizes.
  const priceMinor =
    dish && size?.isChanged === false
      ? dish.priceMinor
      : (row.sizes?.[0]?.priceMinor ?? row.priceMinor);
  return accept({
    name,
    priceMinor,
    visible,
    salePriceMinor: row.salePriceMinor ?? dish?.salePriceMinor ?? 0,
    ingredients: row.ingredients ?? dish?.ingredients ?? '',
    food,
    groups: links,
  });
}

/** A part of the food in one form: the database and programs write the same in another order. */
function partOf(food: Food, column: FoodColumn): string {
  const { allergens: declared, portion, ...parts } = canonicalFood(food);
  if (column === 'allergens') {
    return declared ? JSON.stringify(allergens.map((one) => declared[one] ?? '')) : '';
  }
  if (column === 'portion') return portion ? `${portion.amounts.join('/')} ${portion.unit}` : '';
  return JSON.stringify(parts[foodParts[column]]) ?? '';
}

export function changesOf(
  after: DishFields,
  { dish: before, isMoved, size }: Compared,
  { byId }: Groups,
): ChangedField[] {
  if (!before) return [];
  const isFoodChanged = foodColumns.map(
    (column) => [column, partOf(before.food, column) !== partOf(after.food, column)] as const,
  );
  // Those of a row with sizes are compared as such.
  const isCompared = ({ groupId }: GroupLink): boolean =>
    !size || (groupId !== size.groupId && byId.get(groupId)?.rule !== 'replaces');
  const idsOf = (links: readonly GroupLink[]): string =>
    links
      .filter(isCompared)
      .map(({ groupId }) => groupId)
      .join();
  const isChanged: Record<ChangedField, boolean> = {
    ...(Object.fromEntries(isFoodChanged) as Record<FoodColumn, boolean>),
    option_groups: idsOf(before.groups) !== idsOf(after.groups),
    sizes: size?.isChanged === true,
    name: before.name !== after.name,
    price: !size && before.priceMinor !== after.priceMinor,
    sale_price: before.salePriceMinor !== after.salePriceMinor,
    ingredients: before.ingredients.trim() !== after.ingredients.trim(),
    visible: before.visible !== after.visible,
    category: isMoved,
  };
  return changedFields.filter((field) => isChanged[field]);
}
