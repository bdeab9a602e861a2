import { accept, type Accepted, type Refusal } from '../refusal/index.ts';
import { foldText } from '../text/fold-text.ts';
import { changesOf, fieldsAfter, type ChangedField } from './compare-dish.ts';
import { matchRows } from './match-rows.ts';
import type { DishEntry, DishFields, ImportRow, MenuNow } from './menu-now.ts';
import { placeRows, type PlannedCategory, type PlannedMenu } from './place-rows.ts';
import { planSizes, type PlannedGroup } from './plan-sizes.ts';
import { createSuggesting } from './suggest-dishes.ts';

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
  /** Of sizes, as are the changed ones. */
  readonly newGroups: readonly PlannedGroup[];
  readonly changedGroups: readonly PlannedGroup[];
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
      | 'pub_dish_limit_exceeded'
      | 'option_group_limit_exceeded',
      { readonly limit: number }
    >;

/** The dishes of the menus in a list that are in no row of it, and visible until now. */
function missingDishes(
  now: MenuNow,
  rows: readonly ImportRow[],
  rest: readonly DishEntry[],
): DishEntry[] {
  const names = new Set(rows.map(({ menu }) => foldText(menu)));
  const menus = new Set(
    now.menus.filter(({ name }) => names.has(foldText(name))).map(({ id }) => id),
  );
  const categories = new Set(
    now.categories.filter(({ menuId }) => menus.has(menuId)).map(({ id }) => id),
  );
  return rest.filter(({ visible, categoryId }) => visible && categories.has(categoryId));
}

/**
 * What a list changes in a menu: computed once for the preview and again, from the menu under its lock, for the
 * write. A second import of the same list changes nothing. Existing menus and categories keep their names, places and
 * visibility; new entries come last, in the order of the list. All counts are judged before a dish is compared: a list
 * that is refused costs little.
 */
export function planImport(
  now: MenuNow,
  rows: readonly ImportRow[],
  { hidesMissing }: { readonly hidesMissing: boolean },
): Accepted<ImportPlan> | ImportRefusal {
  const placed = placeRows(now, rows);
  if (!placed.ok) return placed;
  const matched = matchRows(now, placed.value.rows);
  if (!matched.ok) return matched;
  const { matches, rest } = matched.value;
  const sizes = planSizes(now, matches);
  if (!sizes.ok) return sizes;
  const suggest = createSuggesting(now, { rest });
  const groups = { groups: now.groups, byId: new Map(now.groups.map((one) => [one.id, one])) };
  const created: CreatedDish[] = [];
  const changed: ChangedDish[] = [];
  const unchanged: { row: number; dish: DishEntry }[] = [];
  for (const [index, match] of matches.entries()) {
    const compared = { ...match, index, size: sizes.value.ofRows.get(index) };
    const after = fieldsAfter(compared, groups);
    if (!after.ok) return after;
    const { dish, category } = match;
    const planned = { row: index, fields: after.value, category };
    const changes = changesOf(after.value, compared, groups);
    if (!dish) created.push({ ...planned, suggestions: suggest(match) });
    else if (changes.length === 0) unchanged.push({ row: index, dish });
    else changed.push({ ...planned, before: dish, changes });
  }
  const { newMenus, newCategories } = placed.value;
  const { newGroups, changedGroups } = sizes.value;
  const hidden = hidesMissing ? missingDishes(now, rows, rest) : [];
  return accept({
    newMenus,
    newCategories,
    newGroups,
    changedGroups,
    created,
    changed,
    unchanged,
    hidden,
  });
}
