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
    'what was there from the start is not new',
    [
      [1, 2],
      [1, 2],
    ],
    [0],
  ],
  ['a new one rings while it may be taken', [[1], [1, 2], [1, 2], [1]], [1, 1, 0]],
  ['two at once', [[], [1, 2]], [2]],
  ['a second one rings again', [[], [1], [1, 2]], [1, 2]],
  ['one that comes as another goes rings too', [[], [1], [2]], [1, 2]],
  ['one that was seen and comes back does not', [[1], [], [1]], [0, 0]],
  ['one that was carried and given back does not', [[-1], [1]], [0]],
  ['one that was received and comes back does not', [[], [1], [], [1]], [1, 0, 0]],
  ['one that is taken here no longer rings', [[], [1], [-1]], [1, 0]],
] as const)('%s', (_, lists, expected) => {
  expect(pendingAfter(...lists)).toEqual(expected);
});

it('returns the same object when nothing has changed', () => {
  const lists = { all: [1, 2], available: [1] };
  const received = newOrdersAtStart(lists);
  expect(withReceived(received, lists)).toBe(received);
});
