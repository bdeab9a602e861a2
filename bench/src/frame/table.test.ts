import { expect, test } from 'vitest';
import type { Goal, Row } from './bench.ts';
import { tableOf } from './table.ts';

const rounds = [{ product: 8, limit: 10 }];
const row = (goal: Goal): Row => ({
  work: 'page',
  unit: 'ms',
  limit: 'bare',
  rounds,
  goal,
});

test('one line holds figure, limit, ratio, spread and goal', () => {
  const [, , line] = tableOf([row({ of: 'ratio', atLeast: 0.9 })]).split('\n');
  expect(line).toBe('| page | ms | 8 | 10 | bare | 0.8 | 0.8 to 0.8 | ≥ 0.9 | **missed** |');
});

test.each([
  [{ of: 'ratio', atLeast: 0.8 }, 'reached'],
  [{ of: 'ratio', atLeast: 0.81 }, '**missed**'],
  [{ of: 'ratio', atMost: 0.8 }, 'reached'],
  [{ of: 'ratio', atMost: 0.79 }, '**missed**'],
  [{ of: 'figure', atMost: 8 }, 'reached'],
  [{ of: 'figure', atMost: 7.9 }, '**missed**'],
  [{ of: 'figure', atLeast: 8.1 }, '**missed**'],
] satisfies [Goal, string][])('the goal %j is %s', (goal, outcome) => {
  expect(tableOf([row(goal)]).split('\n')[2]).toContain(` ${outcome} |`);
});

test('a ratio that could not be taken reaches no goal', () => {
  const without: Row = { ...row({ of: 'ratio', atMost: 2 }), rounds: [{ product: 1 }] };
  expect(tableOf([without])).toContain('missed');
});
