import { isUntilSwitchedBack, UNTIL_SWITCHED_BACK } from '../../pubs/index.ts';
import { describe, expect, it } from 'vitest';
import {
  addedMinutes,
  busyMinutes,
  endIfAhead,
  isPossibleEnd,
  minutesToPromise,
  promiseMinutes,
} from '../index.ts';

const NOW = new Date('2026-11-20T17:00:00.000Z');

describe('the end of a pause', () => {
  it.each([
    ['in a second', '2026-11-20T17:00:01Z', true],
    ['now', '2026-11-20T17:00:00Z', false],
    ['a second ago', '2026-11-20T16:59:59Z', false],
    ['in eight days', '2026-11-28T17:00:00Z', true],
    ['in more than eight days', '2026-11-28T17:00:01Z', false],
    ['when it is switched back', UNTIL_SWITCHED_BACK, true],
    ['at no time of a calendar', '2026-13-45T17:00:00Z', false],
  ])('%s', (_, until, expected) => {
    expect(isPossibleEnd(until, NOW)).toBe(expected);
  });

  it('is the year 9999 for a state that lasts until it is switched back', () => {
    expect(isUntilSwitchedBack(UNTIL_SWITCHED_BACK)).toBe(true);
    expect(isUntilSwitchedBack('9998-12-31T23:59:59Z')).toBe(false);
  });

  it('does not count once its time has come', () => {
    expect(endIfAhead('2026-11-20T17:00:01Z', NOW)).toBe('2026-11-20T17:00:01Z');
    expect(endIfAhead('2026-11-20T17:00:00Z', NOW)).toBeUndefined();
    expect(endIfAhead(null, NOW)).toBeUndefined();
    expect(endIfAhead(UNTIL_SWITCHED_BACK, NOW)).toBe(UNTIL_SWITCHED_BACK);
  });
});

describe('a busy pub', () => {
  const busy = { minutes: 20, until: '2026-11-20T17:00:01Z' };

  it('promises later until the end of being busy', () => {
    expect(addedMinutes(busy, NOW)).toBe(20);
    expect(minutesToPromise(30, busy, NOW)).toBe(50);
    const later = new Date('2026-11-20T17:00:01.000Z');
    expect(addedMinutes(busy, later)).toBe(0);
    expect(minutesToPromise(30, busy, later)).toBe(30);
    expect(minutesToPromise(30, { minutes: 0, until: null }, NOW)).toBe(30);
  });

  it('promises nothing that it cannot promise without being busy', () => {
    for (const minutes of busyMinutes) {
      for (const usual of promiseMinutes) {
        const promised = minutesToPromise(usual, { ...busy, minutes }, NOW);
        expect(promiseMinutes).toContain(promised);
      }
    }
    expect(minutesToPromise(90, busy, NOW)).toBe(90);
  });
});
