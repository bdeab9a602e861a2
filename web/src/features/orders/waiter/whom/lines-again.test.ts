import type { OrderDish } from '@comanda/contract/orders';
import { expect, it } from 'vitest';
import { aDish } from '../../../../testing/samples/a-dish.ts';
import { aChoice, anOptionGroup } from '../../../../testing/samples/option-groups.ts';
import { pubDishOf } from '../../editing/pub-dishes.ts';
import { linesAgain } from './lines-again.ts';

const size = anOptionGroup({
  name: 'Mărime',
  rule: 'replaces',
  choices: [aChoice(11, 'mică', { price: 80 }), aChoice(12, 'mare', { price: 110 })],
});
const one = { min_units: 1, max_choices: 1, max_units: 1, free_units: 0 };
const dishes = [
  aDish({ id: 3, name: 'Zeamă', price: 82 }),
  aDish({ id: 6, name: 'Pizza', price: 80, option_groups: [{ group_id: 1, ...one }] }),
].map((dish) => pubDishOf(dish, { category: { name: 'Supe' }, menu: {} }));
const menu = { dishes, groups: [size] };

const line = (dish_id: number, over: Partial<OrderDish> = {}): OrderDish => ({
  line_id: dish_id,
  dish_id,
  count: 2,
  dish_price: 50,
  name: `dish ${dish_id}`,
  image_file_name: '',
  ...over,
});
const sized = (choice_id: number, name: string) => ({
  options: [{ group_id: 1, choice_id, group_name: 'Mărime', name, count: 1, price: 0 }],
});
const again = (lines: OrderDish[], commission_percent = 0) =>
  linesAgain({ dishes: lines, commission_percent }, menu);

it('has the dishes with choices and notes, by today’s names and prices', () => {
  const soup = line(3, { note: 'fără ceapă' });
  expect(again([soup, line(6, { count: 1, ...sized(12, 'mare') })], 10)).toEqual({
    lines: [
      { dishId: 3, name: 'Zeamă', count: 2, chosen: [], options: [], note: 'fără ceapă' },
      {
        dishId: 6,
        name: 'Pizza',
        count: 1,
        chosen: [{ choiceId: 12, count: 1 }],
        options: ['mare'],
      },
    ],
    gone: [],
    total: 301.4,
  });
});

it.each<readonly [string, OrderDish, string]>([
  ['a dish that left the menu', line(9), 'dish 9'],
  ['a choice that left the menu', line(6, sized(13, 'uriașă')), 'dish 6, uriașă'],
  ['a group that is required since', line(6), 'dish 6'],
])('%s is named and left out', (_, gone, title) => {
  const { lines, gone: named, total } = again([line(3), gone]);
  expect(named).toEqual([title]);
  expect(lines.map(({ dishId }) => dishId)).toEqual([3]);
  expect(total).toBe(164);
});
