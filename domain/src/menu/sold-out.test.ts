import { expect, test } from 'vitest';
import { isSoldOut, isUntilSwitchedBack, UNTIL_SWITCHED_BACK } from './sold-out.ts';

const NOW = new Date('2026-11-20T17:00:00Z');

test.each([
  ['never sold out', null, false],
  ['until a moment ago', new Date('2026-11-20T16:59:59.999Z'), false],
  ['until now', NOW, false],
  ['a moment longer', new Date('2026-11-20T17:00:00.001Z'), true],
  ['until switched back', UNTIL_SWITCHED_BACK, true],
])('a dish that is %s', (_name, until, expected) => {
  expect(isSoldOut(until, NOW)).toBe(expected);
});

test.each([
  ['2026-11-21T08:00:00Z', false],
  ['9998-12-31T23:59:59Z', false],
  ['9999-01-01T00:00:00Z', true],
  ['9999-12-31T23:59:59Z', true],
])('%s is until switched back: %s', (until, expected) => {
  expect(isUntilSwitchedBack(new Date(until))).toBe(expected);
});
