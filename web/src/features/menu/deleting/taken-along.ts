import type { PubOptionGroup } from '@comanda/contract/menu';
import type { MenuCategory } from '../calls/whole-menu.ts';

/** What a person is about to delete. */
export type Deleted = {
  readonly level: 'menu' | 'category' | 'dish';
  readonly id: number;
};

export type TakenAlong = {
  readonly categories: number;
  readonly dishes: number;
  /** The names of the option groups in which a choice stands for one of the dishes. */
  readonly groups: readonly string[];
};

/** So many option groups are named. */
const NAMED = 5;

/** The first of the names, and how many more there are. */
export function shortNames(names: readonly string[]): string {
  const named = names.slice(0, NAMED).join(', ');
  const more = names.length - NAMED;
  return more > 0 ? `${named} + ${more}` : named;
}

/** What goes with an item of the menu, besides itself, as far as it is loaded: it is not locked. */
export function takenAlong(
  { level, id }: Deleted,
  menu: readonly MenuCategory[],
  groups: readonly PubOptionGroup[],
): TakenAlong {
  const parts = menu.filter((part) => level !== 'dish' && part[level].id === id);
  const dishes = parts.flatMap((part) => part.dishes.map((dish) => dish.id));
  const gone = new Set(level === 'dish' ? [id] : dishes);
  return {
    categories: level === 'menu' ? parts.length : 0,
    dishes: dishes.length,
    groups: groups
      .filter(({ choices }) => choices.some(({ dish_id: of }) => of !== null && gone.has(of)))
      .map(({ name }) => name),
  };
}
