import { describe, expect, it } from 'vitest';
import { byPlace, withCreated, withMoved, withoutDeleted } from './placed-list.ts';

const row = [
  { id: 7, place: 3 },
  { id: 5, place: 1 },
  { id: 6, place: 2 },
];
const ids = (items: readonly { id: number }[]) => items.map(({ id }) => id);
const places = (items: readonly { place: number }[]) => items.map(({ place }) => place);

it('sorts by place', () => {
  expect(ids(byPlace(row))).toEqual([5, 6, 7]);
});

describe('a move', () => {
  it.each([
    [6, 1, [6, 5, 7]],
    [6, 3, [5, 7, 6]],
    [5, 1, [5, 6, 7]],
    [5, 3, [6, 7, 5]],
    [7, 1, [7, 5, 6]],
    [99, 1, [5, 6, 7]],
  ])('of item %i to place %i gives %j', (id, to, expected) => {
    const moved = withMoved(row, id, to);
    expect(ids(moved)).toEqual(expected);
    expect(places(moved)).toEqual([1, 2, 3]);
  });
});

it('makes room for a new item', () => {
  const made = withCreated(row, { id: 8, place: 2 });
  expect(ids(made)).toEqual([5, 8, 6, 7]);
  expect(places(made)).toEqual([1, 2, 3, 4]);
});

it('closes the gap after a deleted item', () => {
  const left = withoutDeleted(row, 5);
  expect(ids(left)).toEqual([6, 7]);
  expect(places(left)).toEqual([1, 2]);
  expect(withoutDeleted(row, 99)).toHaveLength(3);
});
