import { expect, it } from 'vitest';
import { redAbove } from './cluster-color.ts';

it.each([
  ['no clusters', [], 10],
  ['small clusters', [1, 2, 3], 10],
  ['a mean of ten', [10, 10], 10],
  ['large clusters', [10, 20, 60], 30],
])('the limit of red for %s', (_name, counts, limit) => {
  expect(redAbove(counts)).toBe(limit);
});
