import { expect, it } from 'vitest';
import { aDish } from '../../testing/a-dish.ts';
import { findDishes, pubDishOf } from './pub-dishes.ts';

const dishes = [
  pubDishOf(aDish({ id: 1, name: 'Zeamă de găină', ingredients: 'Tăiței' }), { name: 'Supe' }),
  pubDishOf(aDish({ id: 2, name: 'Plăcintă cu brânză' }), { name: 'Plăcinte' }),
  pubDishOf(aDish({ id: 3, name: 'Борщ красный' }), { name: 'Supe' }),
];

it.each([
  ['', [1, 2, 3]],
  ['ZEAMA', [1]],
  ['taitei', [1]],
  ['supe', [1, 3]],
  ['bors', [3]],
  ['плачинта брынза', []],
  ['branza placinta', [2]],
  ['pizza', []],
])('«%s» finds %j', (typed, ids) => {
  expect(findDishes(dishes, typed).map(({ dish }) => dish.id)).toEqual(ids);
});
