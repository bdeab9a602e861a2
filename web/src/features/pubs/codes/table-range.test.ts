import { expect, test } from 'vitest';
import { MOST_CARDS, tableRange } from './table-range.ts';

test.each([
  ['1', '3', undefined, undefined, [1, 2, 3]],
  [' 7 ', '7', undefined, undefined, [7]],
  ['', '3', 'invalid', undefined, []],
  ['0', '3', 'invalid', undefined, []],
  ['1', '1000', undefined, 'invalid', []],
  ['1.5', 'x', 'invalid', 'invalid', []],
  ['5', '4', undefined, 'reversed', []],
  ['1', String(MOST_CARDS + 1), undefined, 'long', []],
] as const)('from «%s» to «%s»', (from, to, first, last, tables) => {
  expect(tableRange(from, to)).toEqual({ first, last, tables });
});

test('allows as many cards as the limit', () => {
  expect(tableRange('881', '999').tables).toHaveLength(119);
  expect(tableRange('1', String(MOST_CARDS)).tables).toHaveLength(MOST_CARDS);
});
