import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { edgeSpeed, scrollAtEdge } from './edge-scroll.ts';

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

describe('a list that is longer than the window', () => {
  beforeEach(() => {
    vi.stubGlobal('window', { innerWidth: 400, innerHeight: 600 });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it.each([
    ['the visible top', 10, -1, true],
    ['the visible foot', 590, 1, true],
    ['the middle', 300, -1, false],
  ])('scrolls while an item is held at %s', (_name, at, pull, isScrolled) => {
    const box = { left: -500, right: 900, top: -500, bottom: 1100 };
    const list = { getBoundingClientRect: () => box, scrollTop: 500, scrollLeft: 500 };
    const pointer = { x: at * (400 / 600), y: at };
    for (const axis of ['row', 'column'] as const) {
      scrollAtEdge(list, axis, { pointer, x: pull, y: pull });
    }
    const moved = [Math.sign(list.scrollLeft - 500), Math.sign(list.scrollTop - 500)];
    expect(moved).toEqual(isScrolled ? [pull, pull] : [0, 0]);
  });
});
