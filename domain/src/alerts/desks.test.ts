import { describe, expect, it } from 'vitest';
import { countDesks, deskStateAt, isDeskKey } from './desks.ts';

const SEEN = new Date('2026-11-20T16:42:00Z');
const BEFORE = new Date('2026-11-20T15:00:00Z');
const later = (seconds: number) => new Date(SEEN.getTime() + seconds * 1_000);
const HOURS = 3_600;

describe('a desk', () => {
  it.each([
    ['listening', 0, { state: 'listening', since: BEFORE }],
    ['listening', 150, { state: 'listening', since: BEFORE }],
    ['listening', 150.001, { state: 'lost', since: SEEN }],
    ['silent', 150, { state: 'silent', since: BEFORE }],
    ['silent', 151, { state: 'lost', since: SEEN }],
    ['asleep', 1, { state: 'asleep', since: BEFORE }],
    ['asleep', 12 * HOURS, { state: 'asleep', since: BEFORE }],
    ['listening', 12 * HOURS, { state: 'lost', since: SEEN }],
    ['listening', 12 * HOURS + 1, undefined],
    ['asleep', 12 * HOURS + 1, undefined],
    ['closed', 0, undefined],
    // The clock of the server was set back.
    ['listening', -600, { state: 'listening', since: BEFORE }],
  ] as const)('that was %s and was seen %s s ago', (state, seconds, expected) => {
    expect(deskStateAt({ state, since: BEFORE, seenAt: SEEN }, later(seconds))).toEqual(expected);
  });
});

describe('desks in one line', () => {
  it('counts lost ones as asleep, since the last of them fell asleep', () => {
    const since = (time: string) => `2026-11-20T${time}:00.000Z`;
    expect(
      countDesks([
        { state: 'listening', since: since('19:00') },
        { state: 'asleep', since: since('16:42') },
        { state: 'silent', since: since('18:00') },
        { state: 'lost', since: since('17:10') },
        { state: 'listening', since: since('18:30') },
        { state: 'asleep', since: since('16:50') },
      ]),
    ).toEqual({ listening: 2, silent: 1, asleep: 3, asleepSince: since('17:10') });
  });

  it('of no desks has no time', () => {
    expect(countDesks([])).toEqual({ listening: 0, silent: 0, asleep: 0, asleepSince: undefined });
  });
});

it.each([
  ['7f9c24e8-3b2a-4f6d-9c1e-0a5b8d7e6f10', true],
  ['a'.repeat(16), true],
  ['a'.repeat(15), false],
  ['a'.repeat(65), false],
  ['7f9c24e8 3b2a 4f6d', false],
  ["7f9c24e8-3b2a-4f6d'--", false],
])('%j can be the key of a desk: %s', (text, expected) => {
  expect(isDeskKey(text)).toBe(expected);
});
