import { expect, test } from 'vitest';
import { isSeenLately, seenMetres } from './seen-courier.ts';

test.each([
  [0, 0],
  [49, 0],
  [50, 100],
  [820, 800],
  [12_349, 12_300],
])('%d m are shown as %d', (metres, shown) => {
  expect(seenMetres(metres)).toBe(shown);
});

test.each([
  ['17:00:00', true],
  ['17:15:00', true],
  ['17:15:01', false],
])('a courier seen at 17:00 is shown at %s: %s', (time, isShown) => {
  const at = new Date('2026-11-20T17:00:00Z');
  expect(isSeenLately(at, new Date(`2026-11-20T${time}Z`))).toBe(isShown);
});
