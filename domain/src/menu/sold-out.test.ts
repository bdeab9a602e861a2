import { UNTIL_SWITCHED_BACK } from '../pubs/index.ts';
import { expect, test } from 'vitest';
import { isSoldOut } from './dish-now.ts';

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
