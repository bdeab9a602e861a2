import { expect, it } from 'vitest';
import { effectOf } from './tariff-change.ts';

it.each([
  ['basic', 0, 'room'],
  ['basic', 1, 'full'],
  ['basic', 2, 'too_many'],
  ['pro', 4, 'room'],
  ['pro', 5, 'full'],
  ['business', 500, 'no_limit'],
] as const)('%s with %i pubs: %s', (tariff, pubs, kind) => {
  expect(effectOf(tariff, pubs).kind).toBe(kind);
});
