import type { Category, Dish, PubOptionGroup } from '@comanda/contract/menu';
import { kitchen, soups } from './menu-lists.ts';

/** An option group of a pub, without dishes. */
export function anOptionGroup(over: Partial<PubOptionGroup> = {}): PubOptionGroup {
  return {
    id: 1,
    name: 'Adaos',
    rule: 'sum',
    revision: 1,
    choices: [
      { id: 11, name: 'Mozzarella', price: 15, max_count: 2, dish_id: null, sold_out_until: null },
      { id: 12, name: 'Ardei', price: 5.5, max_count: 1, dish_id: null, sold_out_until: null },
    ],
    dish_ids: [],
    ...over,
  };
}

/** A category of the kitchen's menu with its dishes. */
export const aMenuCategory = (dishes: readonly Dish[], over: Partial<Category> = {}) => ({
  menu: kitchen,
  category: { ...soups, name: 'Pizza', ...over },
  dishes,
});
