import { expect, it } from 'vitest';
import { redAbove } from './cluster-color.ts';

it.each([
  ['nothing', [], 10],
  ['few', [1, 2, 3], 10],
  ['a mean of ten', [10, 10], 10],
  ['many', [10, 20, 60], 30],
])('is red above %s', (_name, counts, limit) => {
  expect(redAbove(counts)).toBe(limit);
});
