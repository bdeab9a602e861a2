import { expect, test } from 'vitest';
import { median, summarise } from './statistics.ts';

test.each([
  [[3, 1, 2], 2],
  [[4, 1, 2, 3], 2],
  [[7], 7],
])('the median of %j is %d', (values, middle) => {
  expect(median(values)).toBe(middle);
});

test('the ratio is the median of the rounds’ ratios, not the ratio of two medians', () => {
  const rounds = [
    { product: 10, limit: 10 },
    { product: 20, limit: 100 },
    { product: 90, limit: 100 },
  ];
  expect(summarise(rounds)).toEqual({ product: 20, limit: 100, ratio: 0.9, spread: [0.2, 1] });
});

test('a figure without a limit has its own spread and no ratio', () => {
  const rounds = [{ product: 5 }, { product: 3 }, { product: 4 }];
  expect(summarise(rounds)).toEqual({
    product: 4,
    limit: undefined,
    ratio: undefined,
    spread: [3, 5],
  });
});
