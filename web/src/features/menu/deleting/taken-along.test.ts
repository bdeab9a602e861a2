import { expect, it } from 'vitest';
import { bar, bors, grill, kitchen, soups, zeama } from '../../../testing/samples/menu-lists.ts';
import { aChoice, anOptionGroup } from '../../../testing/samples/option-groups.ts';
import { shortNames, takenAlong, type Deleted } from './taken-along.ts';

const menu = [
  { menu: kitchen, category: soups, dishes: [zeama, bors] },
  { menu: kitchen, category: grill, dishes: [] },
  { menu: bar, category: { ...grill, id: 21 }, dishes: [{ ...bors, id: 51 }] },
];
const standsFor = (name: string, ...ids: number[]) =>
  anOptionGroup({ name, choices: ids.map((dish_id) => aChoice(dish_id, 'x', { dish_id })) });
const groups = [
  standsFor('Обед', zeama.id, 51),
  standsFor('Напитки', 51),
  standsFor('Супы', bors.id, zeama.id),
  anOptionGroup(),
];

it.each<[Deleted, object]>([
  [
    { level: 'menu', id: kitchen.id },
    { categories: 2, dishes: 2, groups: ['Обед', 'Супы'] },
  ],
  [
    { level: 'category', id: soups.id },
    { categories: 0, dishes: 2, groups: ['Обед', 'Супы'] },
  ],
  [
    { level: 'category', id: grill.id },
    { categories: 0, dishes: 0, groups: [] },
  ],
  [
    { level: 'dish', id: bors.id },
    { categories: 0, dishes: 0, groups: ['Супы'] },
  ],
  [
    { level: 'menu', id: 99 },
    { categories: 0, dishes: 0, groups: [] },
  ],
])('with %j go %j', (deleted, expected) => {
  expect(takenAlong(deleted, menu, groups)).toEqual(expected);
});

it.each([
  [['a', 'b'], 'a, b'],
  [['a', 'b', 'c', 'd', 'e'], 'a, b, c, d, e'],
  [['a', 'b', 'c', 'd', 'e', 'f', 'g'], 'a, b, c, d, e + 2'],
])('of %j is said: %s', (names, said) => {
  expect(shortNames(names)).toBe(said);
});
