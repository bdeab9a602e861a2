import { describe, expect, it, test } from 'vitest';
import {
  MAX_CATEGORIES_OF_MENU,
  MAX_DISHES_OF_CATEGORY,
  MAX_DISHES_OF_PUB,
  MAX_MENUS_OF_PUB,
} from '../menu/index.ts';
import type { DishEntry, ImportRow, MenuNow } from './menu-now.ts';
import { planImport, type ImportPlan } from './plan-import.ts';

const dish = (id: number, categoryId: number, name: string, more: Partial<DishEntry> = {}) => ({
  id,
  categoryId,
  name,
  priceMinor: 1000,
  salePriceMinor: 0,
  ingredients: '',
  visible: true,
  food: {},
  groups: [],
  ...more,
});

const now: MenuNow = {
  groups: [],
  menus: [
    { id: 1, name: 'Bucătărie' },
    { id: 2, name: 'Bar' },
  ],
  categories: [
    { id: 11, menuId: 1, name: 'Supe' },
    { id: 12, menuId: 1, name: 'Grătar' },
    { id: 21, menuId: 2, name: 'Bere' },
  ],
  dishes: [
    dish(101, 11, 'Zeamă', { ingredients: 'găină' }),
    dish(102, 11, 'Borș roșu', { salePriceMinor: 800 }),
    dish(103, 11, 'Ciorbă', { visible: false }),
    dish(121, 12, 'Mici'),
    dish(211, 21, 'Chișinău'),
  ],
};

const row = (name: string, more: Partial<ImportRow> = {}): ImportRow => ({
  menu: 'Bucătărie',
  category: 'Supe',
  name,
  priceMinor: 1000,
  salePriceMinor: undefined,
  ingredients: undefined,
  visible: true,
  food: {},
  optionGroups: undefined,
  sizes: undefined,
  dishId: undefined,
  ...more,
});

function planned(rows: readonly ImportRow[], of: MenuNow = now, hidesMissing = false): ImportPlan {
  const plan = planImport(of, rows, { hidesMissing });
  if (!plan.ok) throw new Error(plan.code);
  return plan.value;
}

/** The plan in words: what happens to which dish. */
function inWords(plan: ImportPlan): string[] {
  return [
    ...plan.newMenus.map(({ name }) => `menu ${name}`),
    ...plan.newCategories.map(({ name, menu }) => `category ${name} in ${menu.id ?? menu.name}`),
    ...plan.created.map(
      ({ fields, category }) => `new ${fields.name} in ${category.id ?? category.name}`,
    ),
    ...plan.changed.map(({ before, changes }) => `${before.id}: ${changes.join(', ')}`),
    ...plan.unchanged.map(({ dish: same }) => `${same.id} stays`),
    ...plan.hidden.map(({ id }) => `${id} is hidden`),
  ];
}

test.each<[string, ImportRow[], string[]]>([
  ['the same dish', [row('Zeamă')], ['101 stays']],
  ['another price', [row('Zeamă', { priceMinor: 1100 })], ['101: price']],
  ['another spelling is the same dish', [row('ZEAMA')], ['101: name']],
  [
    'another alphabet is the same dish',
    [row('Зяма'), row('Борш рошу')],
    ['new Зяма in 11', '102: name'],
  ],
  ['a similar name is a new dish', [row('Borș roșu cu carne')], ['new Borș roșu cu carne in 11']],
  ['the same name in another category is a new dish', [row('Mici')], ['new Mici in 11']],
  [
    'spellings of menu and category that exist',
    [row('Zeamă', { menu: ' BUCATARIE', category: 'supe' })],
    ['101 stays'],
  ],
  [
    'a new category in a menu that exists, once for all its dishes',
    [row('Papanași', { category: 'Desert' }), row('Clătite', { category: 'DESERT' })],
    ['category Desert in 1', 'new Papanași in Desert', 'new Clătite in Desert'],
  ],
  [
    'a new menu, with a category that another menu has',
    [row('Vin', { menu: 'Vinuri', category: 'Bere' })],
    ['menu Vinuri', 'category Bere in Vinuri', 'new Vin in Bere'],
  ],
  ['a list without ingredients keeps them', [row('Zeamă')], ['101 stays']],
  [
    'an empty cell takes the ingredients away',
    [row('Zeamă', { ingredients: '' })],
    ['101: ingredients'],
  ],
  ['other ingredients', [row('Zeamă', { ingredients: 'pui' })], ['101: ingredients']],
  ['no sale price in the list keeps the sale', [row('Borș roșu')], ['102 stays']],
  [
    'a sale price of nothing ends the sale',
    [row('Borș roșu', { salePriceMinor: 0 })],
    ['102: sale_price'],
  ],
  ['a hidden dish of the list is shown again', [row('Ciorbă')], ['103: visible']],
  ['a hidden dish that the list hides', [row('Ciorbă', { visible: false })], ['103 stays']],
  [
    'the second row of a name is a second dish',
    [row('Zeamă'), row('Zeamă')],
    ['new Zeamă in 11', '101 stays'],
  ],
  ['the dish that a person chose', [row('Zeamă de casă', { dishId: 101 })], ['101: name']],
  ['a chosen dish of another category moves', [row('Mici', { dishId: 121 })], ['121: category']],
  [
    'a chosen dish is no longer found by its name',
    [row('Zeamă'), row('Zeamă de casă', { dishId: 101 })],
    ['new Zeamă in 11', '101: name'],
  ],
])('%s', (_name, rows, expected) => {
  expect(inWords(planned(rows))).toEqual(expected);
});

const vegan = {
  allergens: { milk: 'traces', nuts: 'traces' },
  diets: ['vegetarian', 'vegan'],
  portion: { unit: 'g', amounts: [200, 50] },
} as const;
const choice = { id: 70, name: 'Una', priceMinor: 500, maxCount: 1 };
const extras = { groupId: 7, minUnits: 0, maxChoices: 2, maxUnits: 2, freeUnits: 1 };
const withFood: MenuNow = {
  ...now,
  groups: [
    { id: 7, name: 'Adaos', rule: 'sum', choices: [choice] },
    { id: 8, name: 'Mărime', rule: 'replaces', choices: [choice] },
    { id: 9, name: 'Volum', rule: 'replaces', choices: [choice] },
  ],
  dishes: [dish(101, 11, 'Zeamă', { food: vegan, groups: [extras] })],
};

test.each<[string, Partial<ImportRow>, string]>([
  ['a list without food and groups keeps both', {}, '101 stays'],
  [
    'the same food in another order',
    {
      food: {
        portion: { amounts: [200, 50], unit: 'g' },
        diets: ['vegan'],
        allergens: { nuts: 'traces', milk: 'traces' },
      },
    },
    '101 stays',
  ],
  ['a part that is taken away', { food: { diets: null } }, '101: diets'],
  ['a part that the dish does not have', { food: { energy_kcal: null } }, '101 stays'],
  ['parts that are added', { food: { alcohol: false, energy_kcal: 90 } }, '101: alcohol, energy'],
  [
    'an allergen that contradicts a stored diet takes it away',
    { food: { allergens: { milk: 'contains' } } },
    '101: allergens, diets',
  ],
  [
    'another portion and spiciness',
    { food: { portion: { amounts: [200], unit: 'g' }, spiciness: 1 } },
    '101: spiciness, portion',
  ],
  ['the same group', { optionGroups: ['ADAOS'] }, '101 stays'],
  ['another group', { optionGroups: ['Adaos', 'Mărime'] }, '101: option_groups'],
  ['another order of groups', { optionGroups: ['Mărime', 'Adaos'] }, '101: option_groups'],
  ['no group', { optionGroups: [] }, '101: option_groups'],
])('%s', (_name, more, expected) => {
  expect(inWords(planned([row('Zeamă', more)], withFood))).toEqual([expected]);
});

test.each<[string, Partial<ImportRow>, string]>([
  [
    'a stated diet that the dish contradicts',
    { food: { diets: ['vegan'], allergens: { eggs: 'contains' } } },
    'food_contradicts',
  ],
  ['a group that is not there', { optionGroups: ['Adaos', 'Toppings'] }, 'option_group_unknown'],
  ['two sizes', { optionGroups: ['Mărime', 'Volum'] }, 'option_groups_do_not_fit'],
])('%s is refused with its row', (_name, more, code) => {
  const rows = [row('Ciorbă'), row('Zeamă', more)];
  const plan = planImport(withFood, rows, { hidesMissing: false });
  expect(plan).toMatchObject({ ok: false, code, facts: { row: 1 } });
});

it('gives a new dish its food and its groups, a size as exactly one choice', () => {
  const rows = [row('Ciorbă', { food: vegan, optionGroups: ['mărime'] })];
  expect(planned(rows, withFood).created[0]?.fields).toMatchObject({
    food: vegan,
    groups: [{ groupId: 8, minUnits: 1, maxChoices: 1, maxUnits: 1, freeUnits: 0 }],
  });
});

it('hides what is missing in the menus of the list, and only there', () => {
  const plan = planned([row('Zeamă')], now, true);
  expect(inWords(plan)).toEqual(['101 stays', '102 is hidden', '121 is hidden']);
});

it('finds two dishes of one name in two categories of one name', () => {
  const twice: MenuNow = {
    ...now,
    categories: [...now.categories, { id: 13, menuId: 1, name: 'supe' }],
    dishes: [...now.dishes, dish(131, 13, 'Zeamă', { priceMinor: 2000 })],
  };
  const rows = [row('Zeamă'), row('Zeamă', { priceMinor: 2500 })];
  const plan = planned(rows, twice);
  expect(inWords(plan)).toEqual(['131: price', '101 stays']);
  expect(plan.changed[0]?.category.id).toBe(13);
});

it('takes the first of two menus of one name', () => {
  const twice: MenuNow = { ...now, menus: [...now.menus, { id: 3, name: 'bar' }] };
  const plan = planned([row('Ceai', { menu: 'Bar', category: 'Ceaiuri' })], twice);
  expect(plan.newCategories.map(({ menu }) => menu.id)).toEqual([2]);
});

describe('a new row', () => {
  const suggestions = (rows: readonly ImportRow[]) =>
    planned(rows).created.map((created) => created.suggestions.map(({ id }) => id));

  it.each<[string, ImportRow[], number[][]]>([
    ['the dishes of its category, the likeliest first', [row('Borș cu carne')], [[102, 101, 103]]],
    ['no dish that is in another row', [row('Borș cu carne'), row('Borș roșu')], [[101, 103]]],
    ['its name in another category first', [row('Mici')], [[121, 101, 102]]],
    ['nothing in a new category', [row('Tort', { category: 'Desert' })], [[]]],
  ])('suggests %s', (_name, rows, expected) => {
    expect(suggestions(rows)).toEqual(expected);
  });
});

describe('a choice', () => {
  it.each<[string, ImportRow[], object]>([
    [
      'of a dish that is not there',
      [row('A'), row('B', { dishId: 999 })],
      { code: 'not_found', facts: { row: 1 } },
    ],
    [
      'of one dish for two rows',
      [row('A', { dishId: 101 }), row('B', { dishId: 101 })],
      { code: 'dish_is_chosen_twice', facts: { row: 1 } },
    ],
  ])('%s is refused', (_name, rows, refusal) => {
    expect(planImport(now, rows, { hidesMissing: false })).toMatchObject({ ok: false, ...refusal });
  });
});

describe('the limits', () => {
  const empty: MenuNow = { menus: [], categories: [], dishes: [], groups: [] };
  const many = (count: number, of: (index: number) => Partial<ImportRow>) =>
    Array.from({ length: count }, (_, index) => row(`Fel ${index}`, of(index)));
  const inCategories = (index: number) => ({
    category: `C${Math.floor(index / MAX_DISHES_OF_CATEGORY)}`,
  });

  it.each<[string, ImportRow[], string, number]>([
    ['menus', many(MAX_MENUS_OF_PUB + 1, (n) => ({ menu: `M${n}` })), 'menu', MAX_MENUS_OF_PUB],
    [
      'categories of a menu',
      many(MAX_CATEGORIES_OF_MENU + 1, (n) => ({ category: `C${n}` })),
      'category',
      MAX_CATEGORIES_OF_MENU,
    ],
    [
      'dishes of a category',
      many(MAX_DISHES_OF_CATEGORY + 1, () => ({})),
      'dish',
      MAX_DISHES_OF_CATEGORY,
    ],
    ['dishes of a pub', many(MAX_DISHES_OF_PUB + 1, inCategories), 'pub_dish', MAX_DISHES_OF_PUB],
  ])('of %s are those of the whole result', (_name, rows, level, limit) => {
    expect(planImport(empty, rows, { hidesMissing: false })).toMatchObject({
      ok: false,
      code: `${level}_limit_exceeded`,
      facts: { limit },
    });
    expect(planImport(empty, rows.slice(1), { hidesMissing: false }).ok).toBe(true);
  });

  it('count a moved dish where it goes', () => {
    const full: MenuNow = {
      ...now,
      dishes: [
        ...Array.from({ length: MAX_DISHES_OF_CATEGORY }, (_, n) => dish(1000 + n, 11, `Fel ${n}`)),
        dish(121, 12, 'Mici'),
      ],
    };
    const rows = [row('Mici', { dishId: 121 })];
    expect(planImport(full, rows, { hidesMissing: false })).toMatchObject({
      code: 'dish_limit_exceeded',
    });
  });
});
