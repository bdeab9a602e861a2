import { expect, it } from 'vitest';
import { menuSheet, type SheetDish, type SheetWords } from './menu-sheet.ts';

const headers = Object.fromEntries(
  ['menu', 'category', 'name', 'size', 'ingredients', 'price', 'salePrice', 'visible'].map(
    (column) => [column, column],
  ),
) as SheetWords['headers'];
const words: SheetWords = {
  headers: { ...headers, optionGroups: 'groups' },
  nameOf: (word) => word,
  unitOf: (unit) => unit,
  traces: 'traces',
  none: 'none',
  yes: 'yes',
  no: 'no',
};

const dish = (name: string, more: Partial<SheetDish> = {}): SheetDish => ({
  menu: 'Bucătărie',
  category: 'Pizza',
  name,
  ingredients: '',
  priceMinor: 100,
  salePriceMinor: 0,
  visible: true,
  food: {},
  optionGroups: [],
  ...more,
});

const size = {
  name: 'Mărime',
  rule: 'replaces',
  choices: [
    { name: '30 cm', priceMinor: 8900 },
    { name: '40 cm', priceMinor: 12_900 },
  ],
} as const;
const extras = { name: 'Adaos', rule: 'sum', choices: size.choices } as const;

/** Name, size, price and groups of each row. */
const inWords = (dishes: readonly SheetDish[]): string[] => {
  const [head = [], ...rows] = menuSheet(dishes, words);
  const at = ['name', 'size', 'price', 'groups'].map((column) => head.indexOf(column));
  return rows.map((row) => at.map((index) => row[index] ?? '–').join(' / '));
};

it.each<[string, SheetDish[], string[]]>([
  [
    'a row for each size, without the group that they are',
    [dish('Margherita', { optionGroups: [extras, size] }), dish('Calzone')],
    ['Margherita / 30 cm / 89 / Adaos', 'Margherita / 40 cm / 129 / Adaos', 'Calzone /  / 1 / '],
  ],
  [
    'no column where no dish has sizes',
    [dish('Calzone', { optionGroups: [extras] })],
    ['Calzone / – / 1 / Adaos'],
  ],
  [
    'the name of the group where another dish has the same name',
    [dish('Margherita', { optionGroups: [size] }), dish('MARGHERITA')],
    ['Margherita / – / 1 / Mărime', 'MARGHERITA / – / 1 / '],
  ],
  [
    'the name of a group with one size',
    [dish('Calzone', { optionGroups: [{ ...size, choices: size.choices.slice(1) }] })],
    ['Calzone / – / 1 / Mărime'],
  ],
])('a sheet has %s', (_name, dishes, expected) => {
  expect(inWords(dishes)).toEqual(expected);
});
