import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeChanges } from './merge-changes.ts';

type Amounts = Readonly<Record<string, number>>;

const merge = (before: Amounts, mine: Amounts, theirs: Amounts) => {
  const map = (amounts: Amounts) => new Map(Object.entries(amounts));
  const { merged, conflicts } = mergeChanges(
    { before: map(before), mine: map(mine), theirs: map(theirs) },
    Object.is,
  );
  return { merged: Object.fromEntries(merged), order: [...merged.keys()], conflicts };
};

test.each<[string, Amounts, Amounts, Amounts, Amounts, string[]]>([
  ['no changes', { a: 1 }, { a: 1 }, { a: 1 }, { a: 1 }, []],
  ['only I changed', { a: 1, b: 2 }, { a: 5, b: 2 }, { a: 1, b: 2 }, { a: 5, b: 2 }, []],
  ['only they changed', { a: 1, b: 2 }, { a: 1, b: 2 }, { a: 1, b: 7 }, { a: 1, b: 7 }, []],
  [
    'each changed another entry',
    { a: 1, b: 2 },
    { a: 5, b: 2 },
    { a: 1, b: 7 },
    { a: 5, b: 7 },
    [],
  ],
  ['each added one', {}, { m: 1 }, { t: 2 }, { m: 1, t: 2 }, []],
  ['I removed an entry that they left', { a: 1, b: 2 }, { b: 2 }, { a: 1, b: 2 }, { b: 2 }, []],
  ['they removed an entry that I left', { a: 1, b: 2 }, { a: 1, b: 2 }, { b: 2 }, { b: 2 }, []],
  ['both removed it', { a: 1 }, {}, {}, {}, []],
  ['both changed it to the same value', { a: 1 }, { a: 5 }, { a: 5 }, { a: 5 }, []],
  ['both added the same entry', {}, { a: 5 }, { a: 5 }, { a: 5 }, []],
  ['both changed it to different values', { a: 1 }, { a: 5 }, { a: 7 }, { a: 5 }, ['a']],
  ['I changed an entry that they removed', { a: 1 }, { a: 5 }, {}, { a: 5 }, ['a']],
  ['I removed an entry that they changed', { a: 1 }, {}, { a: 7 }, {}, ['a']],
  ['both added it with different values', {}, { a: 5 }, { a: 7 }, { a: 5 }, ['a']],
])('%s', (_name, before, mine, theirs, merged, conflicts) => {
  expect(merge(before, mine, theirs)).toMatchObject({ merged, conflicts });
});

test('my entries keep their order, entries added by others follow', () => {
  const { order } = merge({ a: 1, b: 2 }, { b: 2, n: 3, a: 1 }, { x: 9, a: 1, b: 2 });
  expect(order).toEqual(['b', 'n', 'a', 'x']);
});

const amounts = fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.integer({ min: 0, max: 2 }));

test('without my changes theirs are the result, without their changes mine are', () => {
  fc.assert(
    fc.property(amounts, amounts, (before, other) => {
      expect(merge(before, before, other)).toMatchObject({ merged: other, conflicts: [] });
      expect(merge(before, other, before)).toMatchObject({ merged: other, conflicts: [] });
    }),
  );
});

test('without a conflict the order of the two changes does not matter', () => {
  fc.assert(
    fc.property(amounts, amounts, amounts, (before, mine, theirs) => {
      const one = merge(before, mine, theirs);
      const other = merge(before, theirs, mine);
      expect(other.conflicts.toSorted()).toEqual(one.conflicts.toSorted());
      if (one.conflicts.length === 0) expect(other.merged).toEqual(one.merged);
    }),
  );
});
