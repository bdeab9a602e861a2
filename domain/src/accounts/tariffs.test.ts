import { describe, expect, it } from 'vitest';
import { DEFAULT_TARIFF, isRole, isTariff, pubLimit, signInOrder, tariffs } from './index.ts';

describe('tariffs', () => {
  it.each([
    ['basic', 1],
    ['pro', 5],
    ['business', Number.POSITIVE_INFINITY],
  ] as const)('%s allows %d pubs', (tariff, limit) => {
    expect(pubLimit(tariff)).toBe(limit);
  });

  it('are these three, basic by default', () => {
    expect(tariffs).toEqual(['basic', 'pro', 'business']);
    expect(DEFAULT_TARIFF).toBe('basic');
  });

  it.each(['Basic', 'free', '', null, undefined])('do not include %j', (value) => {
    expect(isTariff(value)).toBe(false);
  });
});

describe('roles', () => {
  it('are tried in this order when a sign-in names no role', () => {
    expect(signInOrder).toEqual(['company', 'admin', 'courier']);
  });

  it.each([
    ['client', true],
    ['owner', false],
    ['', false],
  ])('%j is a role: %s', (value, expected) => {
    expect(isRole(value)).toBe(expected);
  });
});
