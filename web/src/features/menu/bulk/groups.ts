import type { ListedCategory, ListedDish } from '@comanda/contract/menu';

type Menus = readonly { readonly id: number; readonly name: string }[];

export type DishGroup = {
  readonly category: ListedCategory;
  readonly menuName: string;
  readonly dishes: readonly ListedDish[];
};

/** What the list shows: all, one menu or one category. */
export type Shown = 'all' | `menu ${number}` | `category ${number}`;

/** The categories that have dishes, with their dishes, in the order of the menu. */
export function groupsOf(
  {
    menus,
    categories,
    dishes,
  }: {
    readonly menus: Menus;
    readonly categories: readonly ListedCategory[];
    readonly dishes: readonly ListedDish[];
  },
  shown: Shown,
): DishGroup[] {
  const inCategory = Map.groupBy(dishes, ({ category_id }) => category_id);
  return categories.flatMap((category) => {
    const isShown =
      shown === 'all' ||
      shown === `menu ${category.menu_id}` ||
      shown === `category ${category.id}`;
    const own = inCategory.get(category.id) ?? [];
    if (!isShown || own.length === 0) return [];
    const menuName = menus.find(({ id }) => id === category.menu_id)?.name ?? '';
    return [{ category, menuName, dishes: own }];
  });
}

/** The chosen ones after a group was chosen as a whole, or given up as a whole. */
export function withAll(
  chosen: ReadonlySet<number>,
  ids: readonly number[],
  isChosen: boolean,
): ReadonlySet<number> {
  const next = new Set(chosen);
  for (const id of ids) {
    if (isChosen) next.add(id);
    else next.delete(id);
  }
  return next;
}
