import { expect, it, test } from 'vitest';
import {
  blankDraftRow,
  cellProblems,
  draftProblems,
  ingredientsOf,
  repeatedRows,
  type DraftRow,
} from './index.ts';

const right: DraftRow = {
  ...blankDraftRow,
  menu: 'Bucătărie',
  category: 'Supe',
  name: 'Zeamă',
  price: '55 lei',
};

test.each<[string, Partial<DraftRow>, object]>([
  ['a right row', {}, {}],
  ['no menu', { menu: ' ' }, { menu: { code: 'field_is_required' } }],
  ['no category', { category: '' }, { category: { code: 'field_is_required' } }],
  ['no name', { name: '\u200B' }, { name: { code: 'field_is_required' } }],
  ['a long name', { name: 'a'.repeat(256) }, { name: { code: 'max', limit: 255 } }],
  ['no price', { price: '' }, { price: { code: 'field_is_required' } }],
  ['two prices', { price: '95/145' }, { price: { code: 'field_must_be_number' } }],
  ['a sale price that is none', { salePrice: 'да' }, { price: { code: 'field_must_be_number' } }],
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

it('finds a dish that stands in its category twice', () => {
  const again = { ...right, name: 'ZEAMA', category: 'supe' };
  const elsewhere = { ...right, category: 'Gustări' };
  expect([...repeatedRows([right, elsewhere, again])]).toEqual([2]);
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
