import { expect, test } from 'vitest';
import type { Bench, Conditions, Goal } from './bench.ts';
import { proveOne } from './prove.ts';

const conditions: Conditions = { isQuick: true, wasteMs: 0, postgresUrl: '' };

/** A bench whose product's figure is `honest`, and `wasteful` when the product wastes time. */
function aBench(goal: Goal, { honest, wasteful }: { honest: number; wasteful: number }): Bench {
  return {
    name: 'one',
    run: async ({ wasteMs }) => [
      {
        work: 'one',
        unit: '',
        limit: '',
        goal,
        rounds: [{ product: wasteMs > 0 ? wasteful : honest }],
      },
    ],
  };
}

const more: Goal = { of: 'figure', atLeast: 1 };
const less: Goal = { of: 'figure', atMost: 1 };

test.each([
  ['requests a second that fall', more, { honest: 1000, wasteful: 50 }, 'one: 20 times worse'],
  ['a time that grows', less, { honest: 2, wasteful: 22 }, 'one: 11 times worse'],
])('%s prove a bench', async (_what, goal, figures, line) => {
  expect(await proveOne(aBench(goal, figures), conditions)).toEqual([line]);
});

test.each([
  ['does not change', more, { honest: 1000, wasteful: 990 }],
  ['becomes better', less, { honest: 20, wasteful: 2 }],
  ['is lost', less, { honest: 20, wasteful: Number.NaN }],
])('a figure that %s with a wasteful product fails', async (_what, goal, figures) => {
  await expect(proveOne(aBench(goal, figures), conditions)).rejects.toThrow('goes unnoticed');
});
