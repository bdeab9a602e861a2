import { expect, it } from 'vitest';
import { aChoice, anOptionGroup } from '../../../testing/samples/option-groups.ts';
import {
  draftOfSizes,
  findSizeProblems,
  firstSizes,
  freeSizes,
  readSizes,
  withNextRow,
  withRowUp,
  type ProblemsOfSize,
  type SizeRow,
} from './sizes-draft.ts';

const rows = (...typed: [name: string, price: string][]): SizeRow[] =>
  typed.map(([name, price], key) => ({ key, id: undefined, name, price }));
const namesOf = (list: readonly SizeRow[]) => list.map(({ name }) => name);

it.each<[string, SizeRow[], [number, ProblemsOfSize][]]>([
  ['no sizes', [], []],
  ['two sizes', rows(['S', '5'], ['L', '7,5']), []],
  ['a blank row is not sent', rows(['S', '5'], ['L', '7'], ['', ' ']), []],
  ['nothing was typed', rows(['', ''], ['', '']), [[0, { name: 'name_is_missing' }]]],
  ['one size alone', rows(['S', '5'], ['', '']), [[1, { name: 'is_alone' }]]],
  [
    'what is missing',
    rows(['', '5'], ['L', 'x']),
    [
      [0, { name: 'name_is_missing' }],
      [1, { price: 'price_is_missing' }],
    ],
  ],
  ['one name twice', rows(['S', '5'], ['s', '7']), [[1, { name: 'name_is_repeated' }]]],
])('finds what is wrong: %s', (_what, list, problems) => {
  expect([...findSizeProblems(list)]).toEqual(problems);
});

it('a stored size that was emptied is not forgotten but asked for', () => {
  const { rows: stored } = draftOfSizes(anOptionGroup());
  const emptied = stored.map((row, index) => (index === 0 ? { ...row, name: '', price: '' } : row));
  expect(findSizeProblems(emptied).get(0)).toEqual({
    name: 'name_is_missing',
    price: 'price_is_missing',
  });
});

it('the price of the dish is that of its first size; the names may be known', () => {
  expect(firstSizes('89', [])).toMatchObject([
    { name: '', price: '89' },
    { name: '', price: '' },
  ]);
  expect(namesOf(firstSizes('', ['S', 'M', 'L']))).toEqual(['S', 'M', 'L']);
});

it('Enter leads to the next row that is not finished, or to a new one', () => {
  const list = rows(['S', '5'], ['L', ''], ['XL', '9']);
  expect(withNextRow(list, 0)).toEqual({ rows: list, key: 1 });
  const between = withNextRow(list, 1);
  expect(namesOf(between.rows)).toEqual(['S', 'L', '', 'XL']);
  expect(between.rows[2]?.key).toBe(between.key);
  expect(namesOf(withNextRow(list).rows)).toEqual(['S', 'L', 'XL', '']);
});

it('a row changes places with the one before it', () => {
  const list = rows(['S', '5'], ['M', '6'], ['L', '7']);
  expect(namesOf(withRowUp(list, 2))).toEqual(['S', 'L', 'M']);
  expect(withRowUp(list, 0)).toEqual(list);
});

it('sends what was typed, with the ids of stored sizes', () => {
  const { before, rows: stored } = draftOfSizes(
    anOptionGroup({ id: 4, revision: 3, choices: [aChoice(9, 'S', { price: 5 })] }),
  );
  const added = { key: 7, id: undefined, name: ' L ', price: '7,50' };
  expect(
    readSizes({ before, rows: [...stored, added, { ...added, name: '', price: '' }] }),
  ).toEqual({
    before: { group_id: 4, revision: 3 },
    choices: [
      { id: 9, name: 'S', price: 5 },
      { name: 'L', price: 7.5 },
    ],
  });
});

it('asks about sizes that cost nothing, unless they did before', () => {
  const group = anOptionGroup({ choices: [aChoice(1, 'S'), aChoice(2, 'L', { price: 7 })] });
  const free = draftOfSizes(group).rows.map((row) => ({ ...row, price: '0' }));
  expect(freeSizes(free, group)).toEqual([1]);
  expect(freeSizes(free, undefined)).toEqual([0, 1]);
});
