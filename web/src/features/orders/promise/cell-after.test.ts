import { expect, it } from 'vitest';
import { cellAfter } from './cell-after.ts';

it.each([
  [0, 'ArrowRight', 1],
  [3, 'ArrowRight', 4],
  [16, 'ArrowRight', undefined],
  [1, 'ArrowLeft', 0],
  [0, 'ArrowLeft', undefined],
  [2, 'ArrowDown', 6],
  [12, 'ArrowDown', 16],
  [13, 'ArrowDown', undefined],
  [6, 'ArrowUp', 2],
  [2, 'ArrowUp', undefined],
  [5, 'Home', 0],
  [5, 'End', 16],
  [5, 'x', undefined],
])('of 17 cells in rows of four, from %s %s leads to %s', (cell, key, next) => {
  expect(cellAfter(cell, key, { count: 17, columns: 4 })).toBe(next);
});
