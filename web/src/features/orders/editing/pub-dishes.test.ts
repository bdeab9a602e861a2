import { expect, it } from 'vitest';
import { aDish } from '../../../testing/samples/a-dish.ts';
import { anOrder } from '../../../testing/samples/an-order.ts';
import { findDishes, offeredTo, pubDishOf } from './pub-dishes.ts';

const dishOfOrder = {
  line_id: 11,
  dish_id: 1,
  count: 1,
  dish_price: 85,
  name: 'Zeamă',
  image_file_name: '',
};

const inCategory = (name: string) => ({ category: { name }, menu: {} });

const dishes = [
  pubDishOf(aDish({ id: 1, name: 'Zeamă de găină', ingredients: 'Tăiței' }), inCategory('Supe')),
  pubDishOf(aDish({ id: 2, name: 'Plăcintă cu brânză' }), inCategory('Plăcinte')),
  pubDishOf(aDish({ id: 3, name: 'Борщ красный' }), inCategory('Supe')),
  pubDishOf(aDish({ id: 4, name: 'Tartă', ingredients: 'Gălbenuș' }), inCategory('Plăcinte')),
];

it.each([
  ['', [1, 2, 3, 4]],
  ['ZEAMA', [1]],
  ['taitei', [1]],
  ['supe', [1, 3]],
  ['bors', [3]],
  ['плачинта брынза', [2]],
  ['branza placinta', [2]],
  ['pizza', []],
  // A name that begins so comes before a word in it, and that before what is in the dish.
  ['ta', [4, 1, 2]],
  ['ga', [1, 4]],
  ['kr', [3]],
])('«%s» finds %j', (typed, ids) => {
  expect(findDishes(dishes, typed).map(({ dish }) => dish.id)).toEqual(ids);
});

it.each([
  ['the whole menu in its own currency', 1, [1, 2, 3, 4]],
  ['only its own dishes in another currency', 2, [2]],
])('offers an order %s', (_, currency_id, ids) => {
  const order = anOrder({ currency_id, dishes: [{ ...dishOfOrder, dish_id: 2 }] });
  expect(offeredTo(order, dishes, 1).map(({ dish }) => dish.id)).toEqual(ids);
});
