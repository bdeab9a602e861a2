import { expect, it } from 'vitest';
import { newOrdersAtStart, withReceived, pendingOf } from './new-orders.ts';

/** The bell's result after each of these lists; a negative id is an order that is not available. */
function pendingAfter(...lists: readonly (readonly number[])[]): number[] {
  const [first = [], ...more] = lists.map((ids) => ({
    all: ids.map(Math.abs),
    available: ids.filter((id) => id > 0),
  }));
  let received = newOrdersAtStart(first as Parameters<typeof newOrdersAtStart>[0]);
  return more.map((list) => {
    received = withReceived(received, list);
    return pendingOf(received);
  });
}

it.each([
  [
    'orders of the first list are not new',
    [
      [1, 2],
      [1, 2],
    ],
    [0],
  ],
  ['a new order rings while it is available', [[1], [1, 2], [1, 2], [1]], [1, 1, 0]],
  ['two new orders at once', [[], [1, 2]], [2]],
  ['a second new order rings again', [[], [1], [1, 2]], [1, 2]],
  ['an order added while another is removed rings too', [[], [1], [2]], [1, 2]],
  ['an order of the first list that returns does not ring', [[1], [], [1]], [0, 0]],
  ['an own order that is released does not ring', [[-1], [1]], [0]],
  ['an order that rang before and returns does not ring', [[], [1], [], [1]], [1, 0, 0]],
  ['an order that this courier reserves no longer rings', [[], [1], [-1]], [1, 0]],
] as const)('%s', (_, lists, expected) => {
  expect(pendingAfter(...lists)).toEqual(expected);
});

it('returns the same object when nothing has changed', () => {
  const lists = { all: [1, 2], available: [1] };
  const received = newOrdersAtStart(lists);
  expect(withReceived(received, lists)).toBe(received);
});
