import { describe, expect, it } from 'vitest';
import { maxZoom, sentSize } from './cut-picture.ts';

it.each([
  [{ width: 4000, height: 3000 }, 0, 1, 5],
  [{ width: 480, height: 480 }, 0, 1, 2],
  [{ width: 100, height: 80 }, 0, 1, 1],
  [{ width: 960, height: 480 }, 0, 4, 4],
  [{ width: 960, height: 480 }, 1, 4, 2],
])('%j, turned %i times, in a frame of %i : 1 is enlarged at most %i times', (...row) => {
  const [size, turns, ratio, most] = row;
  expect(maxZoom(size, turns, ratio)).toBe(most);
});

describe('the sent pixels', () => {
  it.each([
    ['are those that are stored', { width: 3000, height: 3000 }, 960, { width: 960, height: 960 }],
    ['are not more than there are', { width: 700, height: 350 }, 960, { width: 700, height: 350 }],
    ['are whole', { width: 333.4, height: 111.1 }, 960, { width: 333, height: 111 }],
    ['are at least one', { width: 4000, height: 2 }, 960, { width: 960, height: 1 }],
  ] as const)('%s', (_name, size, most, expected) => {
    expect(sentSize(size, most)).toEqual(expected);
  });
});
