import { MAX_CATEGORIES_OF_MENU, MAX_MENUS_OF_PUB } from '../menu/limits.ts';
import { accept, refuse, type Accepted, type Refusal } from '../refusal/index.ts';
import { foldText } from '../text/fold-text.ts';
import type { ImportRow, MenuNow } from './menu-now.ts';

/** An existing menu has its id; a new one gets its id when it is written. */
export type PlannedMenu = { readonly id: number | undefined; readonly name: string };
export type PlannedCategory = PlannedMenu & { readonly menu: PlannedMenu };

export type PlacedRow = {
  readonly row: ImportRow;
  /** Of its category. */
  readonly key: string;
  readonly category: PlannedCategory;
};

export type Places = {
  readonly newMenus: readonly PlannedMenu[];
  readonly newCategories: readonly PlannedCategory[];
  readonly rows: readonly PlacedRow[];
};

/** Categories of the same name in menus of the same name are one for an import. */
export const categoryKey = (menu: string, category: string): string =>
  `${foldText(menu)}\n${foldText(category)}`;

/** The key of each category of a menu. */
export function categoryKeys({ menus, categories }: MenuNow): Map<number, string> {
  const names = new Map(menus.map(({ id, name }) => [id, name]));
  return new Map(
    categories.map(({ id, menuId, name }) => [id, categoryKey(names.get(menuId) ?? '', name)]),
  );
}

export type Limit<Code extends string> = Refusal<Code, { readonly limit: number }>;

/** The first menu and category of each name, and new ones for the names that are not there. */
function createPlacing(now: MenuNow) {
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
  const place = (row: ImportRow): PlacedRow => {
    const key = categoryKey(row.menu, row.category);
    const found = categories.get(key);
    if (found) return { row, key, category: found };
    const category = { id: undefined, name: row.category, menu: menuOf(row.menu) };
    categories.set(key, category);
    newCategories.push(category);
    return { row, key, category };
  };
  return { place, newMenus, newCategories };
}

export function count<Key>(keys: Iterable<Key>): Map<Key, number> {
  const counts = new Map<Key, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

export const isAbove = (counts: ReadonlyMap<unknown, number>, limit: number): boolean =>
  [...counts.values()].some((one) => one > limit);

/** The categories of a list; refuses more menus or categories than a pub may have before anything else is compared. */
export function placeRows(
  now: MenuNow,
  list: readonly ImportRow[],
): Accepted<Places> | Limit<'menu_limit_exceeded' | 'category_limit_exceeded'> {
  const { place, newMenus, newCategories } = createPlacing(now);
  const rows = list.map(place);
  if (now.menus.length + newMenus.length > MAX_MENUS_OF_PUB) {
    return refuse('menu_limit_exceeded', { limit: MAX_MENUS_OF_PUB });
  }
  const counts = count([
    ...now.categories.map(({ menuId }) => menuId),
    ...newCategories.map(({ menu }) => menu.id ?? menu),
  ]);
  return isAbove(counts, MAX_CATEGORIES_OF_MENU)
    ? refuse('category_limit_exceeded', { limit: MAX_CATEGORIES_OF_MENU })
    : accept({ newMenus, newCategories, rows });
}
