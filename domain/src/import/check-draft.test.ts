import { describe, expect, it, test } from 'vitest';
import { MAX_CHOICES_OF_GROUP } from '../options/index.ts';
import {
  blankDraftRow,
  cellProblems,
  doubtsAfter,
  doubtsOf,
  draftProblems,
  findTwins,
  ingredientsOf,
  sizesProblems,
  type Doubt,
  type DraftRow,
  type DraftSize,
} from './index.ts';

const right: DraftRow = {
  ...blankDraftRow,
  menu: 'Bucătărie',
  category: 'Supe',
  name: 'Zeamă',
  price: '55 lei',
};

const size = (name: string, price: string): DraftSize => ({ name, price });

test.each<[string, Partial<DraftRow>, object]>([
  ['a right row', {}, {}],
  ['no menu', { menu: ' ' }, { menu: { code: 'field_is_required' } }],
  ['no category', { category: '' }, { category: { code: 'field_is_required' } }],
  ['no name', { name: '\u200B' }, { name: { code: 'field_is_required' } }],
  ['a long name', { name: 'a'.repeat(256) }, { name: { code: 'max', limit: 255 } }],
  ['no price', { price: '' }, { price: { code: 'field_is_required' } }],
  ['two prices', { price: '95/145' }, { price: { code: 'field_must_be_number' } }],
  [
    'a sale price that is none',
    { salePrice: 'да' },
    { salePrice: { code: 'field_must_be_number' } },
  ],
  ['no price beside sizes', { price: '', sizes: [{ name: 'M', price: '5' }] }, {}],
  [
    'too long ingredients',
    { weight: '350 g', ingredients: 'a'.repeat(3995) },
    { weight: { code: 'max', limit: 4000 } },
  ],
])('%s', (_name, change, problems) => {
  expect(draftProblems({ ...right, ...change })).toEqual(problems);
});

it.each([
  ['350 g', 'găină', '350 g · găină'],
  ['350 g', '', '350 g'],
  ['', 'găină', 'găină'],
  ['', '', ''],
])('of %j and %j stores %j', (weight, ingredients, stored) => {
  expect(ingredientsOf({ weight, ingredients })).toBe(stored);
});

test.each<[string, DraftSize[], object[]]>([
  ['right sizes', [size('30 cm', '89'), size('40 cm', '129 lei')], []],
  [
    'a size without a price and one without a name',
    [size('30 cm', ''), size(' ', '5')],
    [{ price: { code: 'field_is_required' } }, { name: { code: 'field_is_required' } }],
  ],
  [
    'one name twice',
    [size('30 cm', '89'), size('30 CM.', '95/100')],
    [{}, { name: { code: 'invalid_value' }, price: { code: 'field_must_be_number' } }],
  ],
])('of %s is wrong', (_name, sizes, problems) => {
  expect(sizesProblems({ sizes })).toEqual(problems);
});

it('more sizes than a group has choices are wrong', () => {
  const sizes = Array.from({ length: MAX_CHOICES_OF_GROUP + 1 }, (_, n) => size(`S ${n}`, '5'));
  expect(sizesProblems({ sizes }).at(-1)).toEqual({ name: { code: 'invalid_value' } });
  expect(sizesProblems({ sizes: sizes.slice(1) })).toEqual([]);
});

test.each<[string, Partial<DraftRow>, boolean]>([
  ['with another price perhaps sizes', { price: '75' }, true],
  ['with the same price once too often', { price: '55.00' }, false],
  ['with sizes of other prices perhaps sizes', { sizes: [size('M', '55'), size('L', '60')] }, true],
])('finds a dish that stands in its category twice, %s', (_name, more, areSizes) => {
  const again = { ...right, name: 'ZEAMA', category: 'supe', ...more };
  const elsewhere = { ...right, category: 'Gustări' };
  const twins = { rows: [0, 2], areSizes };
  expect([...findTwins([right, elsewhere, again])]).toEqual([
    [0, twins],
    [2, twins],
  ]);
});

describe('doubts', () => {
  const sizes = [size('M', '50'), size('L', '0')];

  it.each<[string, Partial<DraftRow>, Doubt[]]>([
    ['nothing unlikely', { salePrice: '50' }, []],
    ['a price of nothing', { price: '0,00' }, ['price_is_zero']],
    ['no price', { price: ' ' }, ['price_is_missing']],
    ['a size of nothing', { price: '', sizes }, ['price_is_zero']],
    ['a size without a price', { sizes: [size('M', '')] }, ['price_is_missing']],
    ['a sale price like the price', { salePrice: '55' }, ['sale_price_not_below']],
    ['the least of both', { price: '0,01', salePrice: '0,01' }, ['sale_price_not_below']],
    [
      'a sale price above the first size',
      { sizes, salePrice: '60' },
      ['price_is_zero', 'sale_price_not_below'],
    ],
    [
      'what the reader says, and the same once',
      { price: '0', doubts: ['price_is_zero', 'price_by_position'] },
      ['price_by_position', 'price_is_zero'],
    ],
  ])('of %s', (_name, more, found) => {
    expect(doubtsOf({ ...right, ...more })).toEqual(found);
  });

  it.each<[string, Doubt[], Partial<DraftRow>, Doubt[]]>([
    [
      'another price',
      ['price_by_position', 'price_like_all', 'name_or_category'],
      { price: '60' },
      ['name_or_category'],
    ],
    ['a price of nothing', ['price_ambiguous'], { price: '0' }, ['price_is_zero']],
    [
      'another name',
      ['price_by_position', 'name_or_category'],
      { name: 'Ciorbă' },
      ['price_by_position'],
    ],
    ['other ingredients', ['price_by_position'], { ingredients: 'pui' }, ['price_by_position']],
    [
      'a lower sale price',
      ['price_ambiguous', 'sale_price_not_below'],
      { salePrice: '40' },
      ['price_ambiguous'],
    ],
    ['a higher sale price', [], { salePrice: '70' }, ['sale_price_not_below']],
    ['sizes', ['price_ambiguous'], { sizes }, ['price_is_zero']],
  ])('after %s', (_name, was, change, left) => {
    const before = { ...right, doubts: was };
    expect(doubtsAfter(before, { ...before, ...change })).toEqual(left);
  });

  it('that a person has called right do not come back', () => {
    const free = { ...right, price: '0', doubts: [] };
    expect(doubtsAfter(free, { ...free, name: 'Apă' })).toEqual([]);
    expect(doubtsAfter(free, { ...free, salePrice: '1' })).toEqual([]);
  });
});

const groups = [
  { id: 1, name: 'Mărime', rule: 'replaces' as const, choices: [{ maxCount: 1 }] },
  { id: 2, name: 'Volum', rule: 'replaces' as const, choices: [{ maxCount: 1 }] },
];

test.each<[Partial<DraftRow>, object]>([
  [{}, {}],
  [{ food: { allergens: 'lapte', diets: '', energy: '' }, optionGroups: '' }, {}],
  [{ food: { allergens: 'mlik' } }, { allergens: { code: 'unknown_words', words: ['mlik'] } }],
  [{ food: { allergens: 'milk', diets: 'vegan' } }, { diets: { code: 'contradicts' } }],
  [{ optionGroups: 'marime' }, {}],
  [{ optionGroups: 'Sosuri' }, { optionGroups: { code: 'unknown_words', words: ['Sosuri'] } }],
  [{ optionGroups: 'Mărime; Volum' }, { optionGroups: { code: 'groups_do_not_fit' } }],
])('of the cells %j wrong is %j', (change, problems) => {
  expect(cellProblems({ ...right, ...change }, groups)).toEqual(problems);
});
