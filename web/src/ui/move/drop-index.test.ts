import { describe, expect, it } from 'vitest';
import { dropIndex, indexAfterKey, withMovedTo, type Box } from './drop-index.ts';

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  width,
  height,
});

describe('in a column of cards of different heights', () => {
  const boxes = [box(0, 0, 300, 100), box(0, 110, 300, 40), box(0, 160, 300, 200)];
  it.each([
    { index: 0, y: 0, lands: 0 },
    { index: 0, y: 29, lands: 0 },
    { index: 0, y: 31, lands: 1 },
    { index: 0, y: 161, lands: 2 },
    { index: 0, y: 900, lands: 2 },
    { index: 0, y: -900, lands: 0 },
    { index: 1, y: -59, lands: 1 },
    { index: 1, y: -61, lands: 0 },
    { index: 2, y: -31, lands: 1 },
    { index: 2, y: -111, lands: 0 },
  ])('number $index dragged by $y lands at $lands', ({ index, y, lands }) => {
    expect(dropIndex({ boxes, index, x: 500, y, axis: 'column' })).toBe(lands);
  });
});

describe('in a row of two lines', () => {
  const boxes = [
    box(0, 0, 100, 44),
    box(110, 0, 60, 44),
    box(180, 0, 120, 44),
    box(0, 54, 80, 44),
    box(90, 54, 80, 44),
  ];
  it.each([
    { index: 0, x: 39, y: 0, lands: 0 },
    { index: 0, x: 41, y: 0, lands: 1 },
    { index: 0, x: 141, y: 0, lands: 2 },
    { index: 2, x: -121, y: 0, lands: 1 },
    { index: 2, x: -181, y: 0, lands: 0 },
    { index: 0, x: 300, y: 54, lands: 4 },
    { index: 0, x: 0, y: 54, lands: 3 },
    { index: 4, x: -90, y: -54, lands: 0 },
    { index: 4, x: 200, y: -54, lands: 3 },
    { index: 4, x: 0, y: -300, lands: 0 },
    { index: 0, x: 0, y: 300, lands: 4 },
  ])('number $index dragged by $x, $y lands at $lands', ({ index, x, y, lands }) => {
    expect(dropIndex({ boxes, index, x, y, axis: 'row' })).toBe(lands);
  });
});

it('drags nothing in an empty list', () => {
  expect(dropIndex({ boxes: [], index: 0, x: 9, y: 9, axis: 'row' })).toBe(0);
});

it.each([
  [0, 2, ['b', 'c', 'a']],
  [2, 0, ['c', 'a', 'b']],
  [1, 1, ['a', 'b', 'c']],
])('from %i to %i gives %j', (from, to, expected) => {
  expect(withMovedTo(['a', 'b', 'c'], from, to)).toEqual(expected);
});

it.each([
  ['ArrowUp', 1, 0],
  ['ArrowLeft', 0, 0],
  ['ArrowDown', 1, 2],
  ['ArrowRight', 2, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Tab', 1, undefined],
])('%s takes number %i of three to %s', (key, index, expected) => {
  expect(indexAfterKey(key, index, 3)).toBe(expected);
});
