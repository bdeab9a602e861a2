import { UNTIL_SWITCHED_BACK } from '../pubs/index.ts';
import { expect, test } from 'vitest';
import { isSoldOut, isSoldOutForNow } from './dish-now.ts';

const NOW = new Date('2026-11-20T17:00:00Z');

test.each([
  ['never sold out', null, false],
  ['until a moment ago', new Date('2026-11-20T16:59:59.999Z'), false],
  ['until now', NOW, false],
  ['a moment longer', new Date('2026-11-20T17:00:00.001Z'), true],
  ['until switched back', new Date(UNTIL_SWITCHED_BACK), true],
])('a dish that is %s', (_name, until, expected) => {
  expect(isSoldOut(until, NOW)).toBe(expected);
});

test.each([
  ['until tomorrow', '2026-11-21T06:00:00.000Z', undefined, true],
  ['until switched back', UNTIL_SWITCHED_BACK, undefined, false],
  ['since its portions of today are over', UNTIL_SWITCHED_BACK, 0, true],
  ['by hand, with portions left', UNTIL_SWITCHED_BACK, 3, false],
])('one that is sold out %s can be ordered for later: %s', (_name, until, left, expected) => {
  expect(isSoldOutForNow(until, left)).toBe(expected);
});
