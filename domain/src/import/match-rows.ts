import { foldText } from '../text/fold-text.ts';
import { accept, refuse, type Accepted, type Refusal } from '../refusal/index.ts';
import type { DishEntry, ImportRow, MenuNow } from './menu-now.ts';

/** A row and the dish that it is, or undefined for a new one. */
export type Match = { readonly row: ImportRow; readonly dish: DishEntry | undefined };

export type Matches = {
  /** In the order of the rows. */
  readonly matches: readonly Match[];
  /** The dishes that no row is. */
  readonly rest: readonly DishEntry[];
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

type Queues = Map<string, DishEntry[]>;

function queuesOf(now: MenuNow, taken: ReadonlySet<number>): Queues {
  const keys = categoryKeys(now);
  const queues: Queues = new Map();
  for (const dish of now.dishes) {
    if (taken.has(dish.id)) continue;
    const key = `${keys.get(dish.categoryId) ?? ''}\n${foldText(dish.name)}`;
    queues.set(key, [...(queues.get(key) ?? []), dish]);
  }
  return queues;
}

/**
 * Which dish each row is: the one that a person chose, or the one of the same name in the same category, as
 * `foldText` compares them. Similar names do not match, since no measure of similarity separates another spelling from
 * another dish. The second row of a name is the second dish of that name.
 */
export function matchRows(
  now: MenuNow,
  rows: readonly ImportRow[],
): Accepted<Matches> | Refusal<'not_found' | 'dish_is_chosen_twice', { readonly row: number }> {
  const byId = new Map(now.dishes.map((dish) => [dish.id, dish]));
  const taken = new Set<number>();
  for (const [row, { dishId }] of rows.entries()) {
    if (dishId === undefined) continue;
    if (!byId.has(dishId)) return refuse('not_found', { row });
    if (taken.has(dishId)) return refuse('dish_is_chosen_twice', { row });
    taken.add(dishId);
  }
  const queues = queuesOf(now, taken);
  const matches = rows.map((row): Match => {
    const dish =
      row.dishId === undefined
        ? queues.get(`${categoryKey(row.menu, row.category)}\n${foldText(row.name)}`)?.shift()
        : byId.get(row.dishId);
    if (dish) taken.add(dish.id);
    return { row, dish };
  });
  return accept({ matches, rest: now.dishes.filter(({ id }) => !taken.has(id)) });
}
