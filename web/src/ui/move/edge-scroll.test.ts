import { expect, it } from 'vitest';
import { edgeSpeed } from './edge-scroll.ts';

it.each([
  { at: 400, speed: 0 },
  { at: 72, speed: 0 },
  { at: 36, speed: -7 },
  { at: 0, speed: -14 },
  { at: -500, speed: -14 },
  { at: 728, speed: 0 },
  { at: 764, speed: 7 },
  { at: 800, speed: 14 },
  { at: 5000, speed: 14 },
])('the pointer at $at of 800 scrolls by $speed', ({ at, speed }) => {
  expect(edgeSpeed(at, 0, 800) + 0).toBe(speed);
});
