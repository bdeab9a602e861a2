import type { Category, Dish, PubOptionChoice, PubOptionGroup } from '@comanda/contract/menu';
import { kitchen, soups } from './menu-lists.ts';

/** A choice that costs nothing. */
export const aChoice = (
  id: number,
  name: string,
  over: Partial<PubOptionChoice> = {},
): PubOptionChoice => ({
  id,
  name,
  price: 0,
  max_count: 1,
  dish_id: null,
  sold_out_until: null,
  ...over,
});

/** An option group of a pub, without dishes. */
export function anOptionGroup(over: Partial<PubOptionGroup> = {}): PubOptionGroup {
  return {
    id: 1,
    name: 'Adaos',
    rule: 'sum',
    revision: 1,
    choices: [
      aChoice(11, 'Mozzarella', { price: 15, max_count: 2 }),
      aChoice(12, 'Ardei', { price: 5.5 }),
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
