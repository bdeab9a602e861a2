import { expect, test } from 'vitest';
import { isUntilSwitchedBack } from './until-switched-back.ts';

test.each([
  ['2026-11-21T08:00:00Z', false],
  ['9998-12-31T23:59:59Z', false],
  ['9999-01-01T00:00:00Z', true],
  ['9999-12-31T23:59:59Z', true],
])('%s is until switched back: %s', (until, expected) => {
  expect(isUntilSwitchedBack(until)).toBe(expected);
});
