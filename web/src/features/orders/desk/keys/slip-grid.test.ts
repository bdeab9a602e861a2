import { describe, expect, it } from 'vitest';
import { slipAfter, slipAfterRemoval } from './slip-grid.ts';

const grid = [[9, 5, 2], [], [8, 4], [7]];

describe('moving over the slips', () => {
  it.each([
    [undefined, 'ArrowDown', 9],
    [100, 'ArrowRight', 9],
    [9, 'ArrowDown', 5],
    [2, 'ArrowDown', 2],
    [9, 'ArrowUp', 9],
    [5, 'ArrowUp', 9],
    [5, 'ArrowRight', 4],
    [2, 'ArrowRight', 4],
    [4, 'ArrowRight', 7],
    [7, 'ArrowRight', 7],
    [8, 'ArrowLeft', 9],
    [9, 'ArrowLeft', 9],
  ] as const)('from %s %s leads to %s', (from, key, to) => {
    expect(slipAfter(grid, from, key)).toBe(to);
  });

  it.each([
    [3, 'ArrowRight', 2],
    [2, 'ArrowLeft', 3],
    [1, 'ArrowRight', 1],
  ] as const)('in one list, from %s %s leads along it to %s', (from, key, to) => {
    expect(slipAfter([[3, 2, 1]], from, key)).toBe(to);
  });

  it('returns no slip when there are none', () => {
    expect(slipAfter([[], []], undefined, 'ArrowDown')).toBeUndefined();
  });

  it.each([
    [9, 5],
    [2, 5],
    [7, 9],
  ] as const)('when %s is removed, %s gets the focus', (removed, next) => {
    expect(slipAfterRemoval(grid, removed)).toBe(next);
  });
});
