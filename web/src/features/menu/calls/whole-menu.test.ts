import { expect, it } from 'vitest';
import { aDish } from '../../../testing/samples/a-dish.ts';
import { aMenuCategory } from '../../../testing/samples/option-groups.ts';
import { findInMenu } from './whole-menu.ts';

const menu = [
  aMenuCategory([aDish({ id: 1, name: 'Pizză cu ciuperci' }), aDish({ id: 2, name: 'Calzone' })]),
  aMenuCategory([aDish({ id: 3, name: 'Zeamă' })], { name: 'Супы' }),
  aMenuCategory([], { name: 'Goală' }),
];

it.each([
  ['', [1, 2, 3]],
  ['ciuperci pizza', [1]],
  ['zeama', [3]],
  // The name of the category, in another alphabet.
  ['supy', [3]],
  ['burger', []],
])('“%s” finds the dishes %j, without empty categories', (typed, expected) => {
  const found = findInMenu(menu, typed);
  expect(found.flatMap(({ dishes }) => dishes.map(({ id }) => id))).toEqual(expected);
  expect(found.every(({ dishes }) => dishes.length > 0)).toBe(true);
});
