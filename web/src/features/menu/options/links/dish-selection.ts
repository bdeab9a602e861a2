import type { Dish, PubOptionGroup } from '@comanda/contract/menu';
import type { MenuCategory } from '../../calls/whole-menu.ts';
import { firstLimits, isEqual, type Limits } from './limits-draft.ts';

const dishesIn = (menu: readonly MenuCategory[]): readonly Dish[] =>
  menu.flatMap(({ dishes }) => dishes);

const linkOf = (dish: Dish, groupId: number) =>
  dish.option_groups?.find(({ group_id: id }) => id === groupId);

/** The limits to begin with: those of the first dish that has the group, else those of its rule. */
export function limitsAtDishes(
  { id, rule }: Pick<PubOptionGroup, 'id' | 'rule'>,
  menu: readonly MenuCategory[],
): Limits {
  const [link] = dishesIn(menu).flatMap((dish) => linkOf(dish, id) ?? []);
  if (!link) return firstLimits(rule);
  const { min_units, max_choices, max_units, free_units } = link;
  return { min_units, max_choices, max_units, free_units };
}

/** How many of the selected dishes have the group with other limits now. */
export function countOtherLimits(
  menu: readonly MenuCategory[],
  { groupId, selected, limits }: { groupId: number; selected: ReadonlySet<number>; limits: Limits },
): number {
  return dishesIn(menu).filter((dish) => {
    const link = linkOf(dish, groupId);
    return link && selected.has(dish.id) && !isEqual(link, limits);
  }).length;
}

/** The size that a dish has already, which keeps it from getting another one. */
export function otherSizeOf(
  dish: Dish,
  { id, rule }: Pick<PubOptionGroup, 'id' | 'rule'>,
  groups: readonly PubOptionGroup[],
): PubOptionGroup | undefined {
  if (rule !== 'replaces') return undefined;
  const links = dish.option_groups ?? [];
  return groups.find(
    (group) =>
      group.rule === 'replaces' &&
      group.id !== id &&
      links.some(({ group_id: linked }) => linked === group.id),
  );
}

/** The selection after all of these dishes were switched on or off. */
export function withDishes(
  selected: ReadonlySet<number>,
  ids: readonly number[],
  isOn: boolean,
): ReadonlySet<number> {
  const changed = new Set(ids);
  return isOn
    ? new Set([...selected, ...ids])
    : new Set([...selected].filter((id) => !changed.has(id)));
}
