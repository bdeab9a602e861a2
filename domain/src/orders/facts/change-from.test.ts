import { expect, test } from 'vitest';
import { currencies } from '../../pubs/index.ts';
import { banknotesAbove, changeOf, mayNeedChange } from './change-from.ts';

test.each([
  ['Lei', 0, [100, 200, 500]],
  ['Lei', 99_99, [100, 200, 500]],
  // Who pays with the very sum needs no change.
  ['Lei', 100_00, [200, 500, 1000]],
  ['Lei', 251_00, [500, 1000]],
  ['Lei', 1000_00, []],
  ['€', 19_99, [20, 50, 100]],
  ['€', 20_00, [50, 100]],
  ['£', 0, [20, 50]],
  ['$', 20_00, [50, 100]],
  ['₺', 99_99, [100, 200]],
  ['of no currency', 0, []],
])('%s: above %i minor units %j', (symbol, totalMinor, notes) => {
  expect(banknotesAbove(totalMinor, symbol)).toEqual(notes);
});

test.each(currencies)('$name has notes, the smallest first', ({ symbol }) => {
  const notes = banknotesAbove(0, symbol);
  expect(notes.length).toBeGreaterThan(0);
  expect(notes).toEqual(notes.toSorted((one, other) => one - other));
});

test.each([
  ['delivery', 'cash', true],
  ['delivery', 'card_offline', false],
  ['delivery', undefined, false],
  ['in_place', 'cash', false],
  ['pick_up', 'cash', false],
] as const)('%s paid by %s needs change: %s', (type, payment, may) => {
  expect(mayNeedChange(type, payment)).toBe(may);
});

test.each([
  [500_00, 251_00, 249_00],
  [251_00, 251_00, 0],
  [250_99, 251_00, undefined],
  [undefined, 251_00, undefined],
])('from %s for %i: %s', (from, total, change) => {
  expect(changeOf(from, total)).toBe(change);
});
