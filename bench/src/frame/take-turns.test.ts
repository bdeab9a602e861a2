import { expect, test } from 'vitest';
import { takeTurns } from './take-turns.ts';

function recorder() {
  const calls: string[] = [];
  const measure = (name: string, figure: number) => async () => {
    calls.push(name);
    return figure;
  };
  return { calls, product: measure('product', 2), limit: measure('limit', 4) };
}

test('product and limit begin in turns, after one measurement of each that does not count', async () => {
  const { calls, product, limit } = recorder();
  const rounds = await takeTurns({ isQuick: false }, { product, limit }, 3);
  expect(rounds).toEqual(Array.from({ length: 3 }, () => ({ product: 2, limit: 4 })));
  const [first, second] = [
    ['product', 'limit'],
    ['limit', 'product'],
  ];
  expect(calls).toEqual([first, first, second, first].flat());
});

test('a quick run measures each once', async () => {
  const { calls, product, limit } = recorder();
  expect(await takeTurns({ isQuick: true }, { product, limit })).toHaveLength(1);
  expect(calls).toEqual(['product', 'limit']);
});
