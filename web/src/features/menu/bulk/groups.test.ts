import { expect, it } from 'vitest';
import { groupsOf, withAll } from './groups.ts';

const menus = [
  { id: 1, name: 'Bucătărie' },
  { id: 2, name: 'Bar' },
];
const categories = [
  { id: 11, menu_id: 1, name: 'Supe' },
  { id: 12, menu_id: 1, name: 'Grătar' },
  { id: 21, menu_id: 2, name: 'Vin' },
];
const dish = (id: number, category_id: number) => ({
  id,
  category_id,
  place: 1,
  name: `Fel ${id}`,
  price: 10,
  sale_price: 0,
  visible: true,
  sold_out_until: null,
  image_file_name: '',
});
const dishes = [dish(3, 21), dish(1, 11), dish(2, 11)];

it.each([
  ['all', ['Bucătărie Supe 1,2', 'Bar Vin 3']],
  ['menu 1', ['Bucătărie Supe 1,2']],
  ['menu 2', ['Bar Vin 3']],
  ['category 11', ['Bucătărie Supe 1,2']],
  // Without dishes there is nothing to choose.
  ['category 12', []],
] as const)(
  'of %s there are the categories with dishes, in the order of the menu',
  (shown, expected) => {
    const groups = groupsOf({ menus, categories, dishes }, shown);
    expect(
      groups.map(
        ({ menuName, category, dishes: own }) =>
          `${menuName} ${category.name} ${own.map(({ id }) => id).join(',')}`,
      ),
    ).toEqual(expected);
  },
);

it.each([
  ['chosen as a whole', true, [1, 2, 3]],
  ['given up as a whole', false, [1]],
] as const)('a group that is %s leaves the others', (_name, isChosen, expected) => {
  const chosen = new Set([1, 2]);
  expect([...withAll(chosen, [2, 3], isChosen)]).toEqual(expected);
  expect([...chosen]).toEqual([1, 2]);
});
