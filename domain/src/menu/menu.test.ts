import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkField } from '../fields/index.ts';
import {
  categoryTypes,
  clampPlace,
  DEFAULT_CATEGORY_TYPE,
  effectivePriceMinor,
  menuFields,
  neighbourPlace,
  placeAfterMove,
  normaliseCategoryTypes,
  type CategoryType,
} from './index.ts';

describe('effectivePriceMinor', () => {
  it.each([
    { price: 10_000, sale: 8000, expected: 8000 },
    { price: 10_000, sale: 9999, expected: 9999 },
    { price: 10_000, sale: 1, expected: 1 },
    { price: 10_000, sale: 10_000, expected: 10_000 },
    { price: 10_000, sale: 10_001, expected: 10_000 },
    { price: 10_000, sale: 0, expected: 10_000 },
    { price: 10_000, sale: -1, expected: 10_000 },
    { price: 0, sale: 0, expected: 0 },
    { price: 0, sale: 500, expected: 0 },
  ])('of $price on sale for $sale is $expected', ({ price, sale, expected }) => {
    expect(effectivePriceMinor(price, sale)).toBe(expected);
  });
});

describe('clampPlace', () => {
  it.each([
    { place: 1, count: 0, expected: 1 },
    { place: 5, count: 0, expected: 1 },
    { place: 1, count: 3, expected: 1 },
    { place: 4, count: 3, expected: 4 },
    { place: 5, count: 3, expected: 4 },
    { place: 0, count: 3, expected: 1 },
    { place: -2, count: 3, expected: 1 },
    { place: 2.9, count: 3, expected: 2 },
  ])('$place among $count others is $expected', ({ place, count, expected }) => {
    expect(clampPlace(place, count)).toBe(expected);
  });
});

describe('neighbourPlace', () => {
  it.each([
    { place: 1, direction: 'left', count: 3, expected: undefined },
    { place: 2, direction: 'left', count: 3, expected: 1 },
    { place: 3, direction: 'left', count: 3, expected: 2 },
    { place: 1, direction: 'right', count: 3, expected: 2 },
    { place: 3, direction: 'right', count: 3, expected: undefined },
    { place: 1, direction: 'left', count: 1, expected: undefined },
    { place: 1, direction: 'right', count: 1, expected: undefined },
  ] as const)('$direction of $place in $count is $expected', (given) => {
    expect(neighbourPlace(given.place, given.direction, given.count)).toBe(given.expected);
  });
});

describe('placeAfterMove', () => {
  it.each([
    { from: 1, to: 4, expected: [4, 1, 2, 3, 5] },
    { from: 4, to: 1, expected: [2, 3, 4, 1, 5] },
    { from: 2, to: 3, expected: [1, 3, 2, 4, 5] },
    { from: 3, to: 2, expected: [1, 3, 2, 4, 5] },
    { from: 5, to: 1, expected: [2, 3, 4, 5, 1] },
    { from: 3, to: 3, expected: [1, 2, 3, 4, 5] },
  ])('puts five rows at $expected when $from moves to $to', ({ from, to, expected }) => {
    expect([1, 2, 3, 4, 5].map((place) => placeAfterMove(place, from, to))).toEqual(expected);
  });

  it('gives the same result as that many steps to the neighbour', () => {
    const places = fc.integer({ min: 1, max: 12 });
    fc.assert(
      fc.property(places, places, places, (place, from, to) => {
        const step = from < to ? 1 : -1;
        let seen = place;
        for (let at = from; at !== to; at += step) seen = placeAfterMove(seen, at, at + step);
        expect(placeAfterMove(place, from, to)).toBe(seen);
      }),
    );
  });
});

describe('any row', () => {
  type Step = { readonly place: number; readonly act: 'insert' | 'left' | 'right' };
  const steps = fc.array(
    fc.record({
      place: fc.integer({ min: -3, max: 30 }),
      act: fc.constantFrom<Step['act']>('insert', 'left', 'right'),
    }),
  );

  /** A row is the list of its items; an item's place is its index plus 1. */
  function apply(row: readonly number[], { place, act }: Step): readonly number[] {
    if (act === 'insert') return row.toSpliced(clampPlace(place, row.length) - 1, 0, row.length);
    const mine = row[place - 1];
    const next = neighbourPlace(place, act, row.length);
    if (mine === undefined || next === undefined) return row;
    const theirs = row[next - 1];
    expect(theirs).toBeDefined();
    return theirs === undefined ? row : row.with(place - 1, theirs).with(next - 1, mine);
  }

  it('keeps places 1..n without gaps through creations and moves', () => {
    fc.assert(
      fc.property(steps, (some) => {
        const row = some.reduce(apply, []);
        const inserted = some.filter(({ act }) => act === 'insert').length;
        expect(row.toSorted((a, b) => a - b)).toEqual(
          Array.from({ length: inserted }, (_, n) => n),
        );
      }),
    );
  });

  it('is the same again when a move is undone', () => {
    const places = fc.integer({ min: 1, max: 9 });
    fc.assert(
      fc.property(places, places, (place, count) => {
        const right = neighbourPlace(place, 'right', count);
        const back = right === undefined ? place : neighbourPlace(right, 'left', count);
        expect(back).toBe(place);
      }),
    );
  });
});

describe('normaliseCategoryTypes', () => {
  const cases: [before: CategoryType[], after: CategoryType[], expected: CategoryType[]][] = [
    [['other'], ['other', 'soup'], ['soup']],
    [['soup'], ['soup', 'meat'], ['soup', 'meat']],
    [['soup', 'meat'], ['meat'], ['meat']],
    [['soup'], [], ['other']],
    [['other'], [], ['other']],
    [['soup'], ['soup', 'other'], ['soup', 'other']],
    [
      ['soup', 'other'],
      ['soup', 'other', 'meat'],
      ['soup', 'other', 'meat'],
    ],
    [['soup', 'other'], ['other'], ['other']],
  ];
  it.each(cases)('changes %j with %j to %j', (before, after, expected) => {
    expect(normaliseCategoryTypes(before, after)).toEqual(expected);
  });
});

describe('the fields of a menu', () => {
  it('need a visible name of at most 255 characters', () => {
    expect(checkField('', menuFields.dish)).toEqual({ code: 'field_is_required' });
    expect(checkField('a', menuFields.dish)).toBeUndefined();
    expect(checkField('a'.repeat(256), menuFields.dish)).toEqual({ code: 'max', limit: 255 });
  });

  it('include the eighteen category types, «other» by default', () => {
    expect(new Set(categoryTypes).size).toBe(18);
    expect(DEFAULT_CATEGORY_TYPE).toBe('other');
  });
});
