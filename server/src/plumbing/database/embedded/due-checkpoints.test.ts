import { expect, test } from 'vitest';
import { countCheckpoints } from './due-checkpoints.ts';

test('a checkpoint is due once per three thousand commits', () => {
  const checkpoints = countCheckpoints(3_000, 40);
  const made: number[] = [];
  for (let commits = 41; commits <= 10_000; commits += 1) {
    if (!checkpoints.isDue(commits)) continue;
    made.push(commits);
    checkpoints.done(commits);
  }
  expect(made).toEqual([3_040, 6_040, 9_040]);
});

test('a delayed checkpoint stays due, and the next is counted from it', () => {
  const checkpoints = countCheckpoints(3_000, 0);
  expect(checkpoints.isDue(2_999)).toBe(false);
  expect(checkpoints.isDue(3_000)).toBe(true);
  expect(checkpoints.isDue(3_500)).toBe(true);
  checkpoints.done(3_500);
  expect(checkpoints.isDue(6_000)).toBe(false);
  expect(checkpoints.isDue(6_500)).toBe(true);
});
