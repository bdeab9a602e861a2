import { expect, it } from 'vitest';
import { moveBetweenLists, type ListMove } from './index.ts';

const lists = new Map([
  [1, [11, 12, 13, 14]],
  [2, [21]],
  [3, []],
]);

it.each<[string, ListMove[], number[][]]>([
  ['nothing', [], [[11, 12, 13, 14], [21], []]],
  ['one, after the last', [{ id: 12, listId: 2 }], [[11, 13, 14], [21, 12], []]],
  [
    'two, in the order of the moves',
    [
      { id: 14, listId: 2 },
      { id: 11, listId: 2 },
    ],
    [[12, 13], [21, 14, 11], []],
  ],
  ['one to a place', [{ id: 12, listId: 2, place: 1 }], [[11, 13, 14], [12, 21], []]],
  ['one to a place after the last', [{ id: 12, listId: 3, place: 9 }], [[11, 13, 14], [21], [12]]],
  [
    'two to places, the first place first',
    [
      { id: 21, listId: 1, place: 4 },
      { id: 14, listId: 1, place: 1 },
    ],
    [[14, 11, 12, 21, 13], [], []],
  ],
  ['one inside its own list to the end', [{ id: 12, listId: 1 }], [[11, 13, 14, 12], [21], []]],
])('moves %s', (_, moves, expected) => {
  expect([...moveBetweenLists(lists, moves).values()]).toEqual(expected);
});

it('moves back to the places before restore the lists', () => {
  const there = moveBetweenLists(lists, [
    { id: 14, listId: 2 },
    { id: 12, listId: 3 },
    { id: 11, listId: 2 },
  ]);
  const back = moveBetweenLists(there, [
    { id: 14, listId: 1, place: 4 },
    { id: 12, listId: 1, place: 2 },
    { id: 11, listId: 1, place: 1 },
  ]);
  expect(back).toEqual(lists);
});
