import { expect, it } from 'vitest';
import { waitLevel } from './use-wait.ts';

it.each([
  [0, undefined, 'calm'],
  [19, undefined, 'calm'],
  [20, undefined, 'soon'],
  [34, undefined, 'soon'],
  [35, undefined, 'late'],
  // The promised time decides, however long the order has waited.
  [90, 6, 'calm'],
  [1, 5, 'soon'],
  [1, 0, 'soon'],
  [1, -1, 'late'],
] as const)('after %d minutes, with %s left: %s', (waited, left, level) => {
  expect(waitLevel({ status: 'preparing', waited, left })).toBe(level);
});
