import {
  MAX_CATEGORIES_OF_MENU,
  MAX_DISHES_OF_CATEGORY,
  MAX_DISHES_OF_PUB,
  MAX_MENUS_OF_PUB,
} from '../menu/limits.ts';
import { allergens, canonicalFood, findContradictions, type Food } from '../food/index.ts';
import { accept, refuse, type Accepted, type Refusal } from '../refusal/index.ts';
import { foldText } from '../text/fold-text.ts';
import { categoryKey, categoryKeys, matchRows, type Match } from './match-rows.ts';
import { foodAfter, foodColumns, foodParts, type FoodColumn } from './food-cells.ts';
import type { DishEntry, DishFields, ImportRow, MenuNow } from './menu-now.ts';
import { isNameOfGroup, linksByName, mayHaveGroups, type GroupLink } from './option-groups.ts';
import { createSuggesting } from './suggest-dishes.ts';

/** An existing menu has its id; a new one gets its id when it is written. */
export type PlannedMenu = { readonly id: number | undefined; readonly name: string };
export type PlannedCategory = PlannedMenu & { readonly menu: PlannedMenu };

export const changedFields = [
  'name',
  'price',
  'sale_price',
  'ingredients',
  'visible',
  'category',
  ...foodColumns,
  'option_groups',
] as const;
type ChangedField = (typeof changedFields)[number];

type PlannedDish = {
  /** The position of the row in the list. */
  readonly row: number;
  readonly fields: DishFields;
  readonly category: PlannedCategory;
};
export type CreatedDish = PlannedDish & { readonly suggestions: readonly DishEntry[] };
export type ChangedDish = PlannedDish & {
  readonly before: DishEntry;
  readonly changes: readonly ChangedField[];
};

export type ImportPlan = {
  readonly newMenus: readonly PlannedMenu[];
  readonly newCategories: readonly PlannedCategory[];
  readonly created: readonly CreatedDish[];
  readonly changed: readonly ChangedDish[];
  readonly unchanged: readonly { readonly row: number; readonly dish: DishEntry }[];
  /** Dishes of the menus in the list that are in no row of it, and visible until now. */
  readonly hidden: readonly DishEntry[];
};

export type ImportRefusal =
  | Refusal<
      'not_found' | 'dish_is_chosen_twice' | 'food_contradicts' | 'option_groups_do_not_fit',
      { readonly row: number }
    >
  /** `at`: the position of the name in its row. */
  | Refusal<'option_group_unknown', { readonly row: number; readonly at: number }>
  | Refusal<
      | 'menu_limit_exceeded'
      | 'category_limit_exceeded'
      | 'dish_limit_exceeded'
      | 'pub_dish_limit_exceeded',
      { readonly limit: number }
    >;

/** The first menu and category of each name, and new ones for the names that are not there. */
function createCategoryFinder(now: MenuNow) {
  const menus = new Map<string, PlannedMenu>();
  for (const { id, name } of now.menus.toReversed()) menus.set(foldText(name), { id, name });
  const byId = new Map(now.menus.map((menu) => [menu.id, menu]));
  const categories = new Map<string, PlannedCategory>();
  for (const { id, name, menuId } of now.categories.toReversed()) {
    const menu = byId.get(menuId);
    if (menu) categories.set(categoryKey(menu.name, name), { id, name, menu });
  }
  const newMenus: PlannedMenu[] = [];
  const newCategories: PlannedCategory[] = [];
  const menuOf = (name: string): PlannedMenu => {
    const found = menus.get(foldText(name));
    if (found) return found;
    const menu = { id: undefined, name };
    menus.set(foldText(name), menu);
    newMenus.push(menu);
    return menu;
  };
  const find = (row: ImportRow): PlannedCategory => {
    const key = categoryKey(row.menu, row.category);
    const found = categories.get(key);
    if (found) return found;
    const category = { id: undefined, name: row.category, menu: menuOf(row.menu) };
    categories.set(key, category);
    newCategories.push(category);
    return category;
  };
  return { find, newMenus, newCategories };
}

/** The fields of the dish after the import: what the list has no column for changes nothing. */
function fieldsAfter(
  { row, dish }: Match,
  { groups }: MenuNow,
  index: number,
): Accepted<DishFields> | ImportRefusal {
  const { name, priceMinor, visible, optionGroups } = row;
  const food = foodAfter(dish?.food ?? {}, row.food);
  if (findContradictions(food).length > 0) return refuse('food_contradicts', { row: index });
  const before = dish?.groups ?? [];
  const at = optionGroups?.findIndex((one) => !isNameOfGroup(one, groups)) ?? -1;
  if (at !== -1) return refuse('option_group_unknown', { row: index, at });
  const links = optionGroups ? linksByName(optionGroups, { groups, before }) : before;
  if (optionGroups && !mayHaveGroups(links, groups)) {
    return refuse('option_groups_do_not_fit', { row: index });
  }
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

const idsOf = (links: readonly GroupLink[]): string => links.map(({ groupId }) => groupId).join();

function changesOf(before: DishEntry, after: DishFields, isMoved: boolean): ChangedField[] {
  const isFoodChanged = foodColumns.map(
    (column) => [column, partOf(before.food, column) !== partOf(after.food, column)] as const,
  );
  const isChanged: Record<ChangedField, boolean> = {
    ...(Object.fromEntries(isFoodChanged) as Record<FoodColumn, boolean>),
    option_groups: idsOf(before.groups) !== idsOf(after.groups),
    name: before.name !== after.name,
    price: before.priceMinor !== after.priceMinor,
    sale_price: before.salePriceMinor !== after.salePriceMinor,
    ingredients: before.ingredients.trim() !== after.ingredients.trim(),
    visible: before.visible !== after.visible,
    category: isMoved,
  };
  return changedFields.filter((field) => isChanged[field]);
}

function count<Key>(keys: Iterable<Key>): Map<Key, number> {
  const counts = new Map<Key, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

const isAbove = (counts: ReadonlyMap<unknown, number>, limit: number): boolean =>
  [...counts.values()].some((one) => one > limit);

/** Refuses an import that would leave a pub with more than it may have, as a whole. */
function limitExceeded(now: MenuNow, plan: ImportPlan): ImportRefusal | undefined {
  if (now.menus.length + plan.newMenus.length > MAX_MENUS_OF_PUB) {
    return refuse('menu_limit_exceeded', { limit: MAX_MENUS_OF_PUB });
  }
  const categories = count([
    ...now.categories.map(({ menuId }) => menuId),
    ...plan.newCategories.map(({ menu }) => menu.id ?? menu),
  ]);
  if (isAbove(categories, MAX_CATEGORIES_OF_MENU)) {
    return refuse('category_limit_exceeded', { limit: MAX_CATEGORIES_OF_MENU });
  }
  if (now.dishes.length + plan.created.length > MAX_DISHES_OF_PUB) {
    return refuse('pub_dish_limit_exceeded', { limit: MAX_DISHES_OF_PUB });
  }
  const moved = new Map(plan.changed.map(({ before, category }) => [before.id, category]));
  const dishes = count([
    ...now.dishes.map(({ id, categoryId }) => {
      const category = moved.get(id);
      return category ? (category.id ?? category) : categoryId;
    }),
    ...plan.created.map(({ category }) => category.id ?? category),
  ]);
  return isAbove(dishes, MAX_DISHES_OF_CATEGORY)
    ? refuse('dish_limit_exceeded', { limit: MAX_DISHES_OF_CATEGORY })
    : undefined;
}

/**
 * What a list changes in a menu: computed once for the preview and again, from the menu under its lock, for the
 * write. A second import of the same list changes nothing. Existing menus and categories keep their names, places and
 * visibility; new entries come last, in the order of the list.
 */
export function planImport(
  now: MenuNow,
  rows: readonly ImportRow[],
  { hidesMissing }: { readonly hidesMissing: boolean },
): Accepted<ImportPlan> | ImportRefusal {
  const matched = matchRows(now, rows);
  if (!matched.ok) return matched;
  const { matches, rest } = matched.value;
  const finder = createCategoryFinder(now);
  const keys = categoryKeys(now);
  const suggest = createSuggesting(now, { rest });
  const created: CreatedDish[] = [];
  const changed: ChangedDish[] = [];
  const unchanged: { row: number; dish: DishEntry }[] = [];
  for (const [index, match] of matches.entries()) {
    const { row, dish } = match;
    const after = fieldsAfter(match, now, index);
    if (!after.ok) return after;
    const fields = after.value;
    const isInPlace =
      dish !== undefined && keys.get(dish.categoryId) === categoryKey(row.menu, row.category);
    const changes = dish ? changesOf(dish, fields, !isInPlace) : [];
    if (!dish) {
      created.push({ row: index, fields, category: finder.find(row), suggestions: suggest(row) });
    } else if (changes.length === 0) unchanged.push({ row: index, dish });
    else {
      // A dish in the second of two categories of one name stays there.
      const own = {
        id: dish.categoryId,
        name: row.category,
        menu: { id: undefined, name: row.menu },
      };
      const category = isInPlace ? own : finder.find(row);
      changed.push({ row: index, fields, category, before: dish, changes });
    }
  }
  const menusInList = new Set(rows.map(({ menu }) => foldText(menu)));
  const listed = new Set(
    now.categories
      .filter(({ id }) => menusInList.has((keys.get(id) ?? '').split('\n')[0] ?? ''))
      .map(({ id }) => id),
  );
  const hidden = hidesMissing
    ? rest.filter(({ visible, categoryId }) => visible && listed.has(categoryId))
    : [];
  const { newMenus, newCategories } = finder;
  const plan = { newMenus, newCategories, created, changed, unchanged, hidden };
  return limitExceeded(now, plan) ?? accept(plan);
}
