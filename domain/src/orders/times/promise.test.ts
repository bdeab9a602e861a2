import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderStatuses } from '../facts/order-status.ts';
import {
  arrivalWindow,
  DEFAULT_USUAL_MINUTES,
  promisedTime,
  promiseMinutes,
  refusePromise,
  waitsForAnswer,
} from './promise.ts';

const at = (time: string): Date => new Date(`2026-11-20T${time}:00Z`);
const timeOf = (date: Date): string => date.toISOString().slice(11, 16);

describe('the minutes of a promise', () => {
  it('are 10 to 90 in steps of 5, and contain those of a new pub', () => {
    expect(promiseMinutes).toHaveLength(17);
    expect([promiseMinutes[0], promiseMinutes[1], promiseMinutes.at(-1)]).toEqual([10, 15, 90]);
    expect(promiseMinutes).toEqual(
      expect.arrayContaining([DEFAULT_USUAL_MINUTES.delivery, DEFAULT_USUAL_MINUTES.in_place]),
    );
  });

  it('count from now', () => {
    expect(timeOf(promisedTime(at('18:20'), 45))).toBe('19:05');
  });
});

it('only an order that nobody has answered is accepted with a time', () => {
  expect(orderStatuses.filter(waitsForAnswer)).toEqual(['not_handled', 'handled']);
});

describe('another time', () => {
  it.each([
    ['later, with a reason', at('18:00'), at('18:05'), 'too_busy', true],
    ['later, without a reason', at('18:00'), at('18:05'), undefined, false],
    ['earlier, without a reason', at('18:00'), at('17:55'), undefined, true],
    ['the same', at('18:00'), at('18:00'), undefined, true],
    ['the first one', null, at('18:00'), undefined, true],
  ] as const)('%s', (_name, before, after, reason, isAccepted) => {
    const judged = refusePromise({ before, after, reason });
    expect(judged.ok ? undefined : judged.code).toBe(
      isAccepted ? undefined : 'promise_reason_is_required',
    );
  });
});

describe('the arrival of a delivery', () => {
  it.each([
    // 5 minutes of handing over, and 1.4 x 3000 m at 300 m a minute.
    ['18:50', 3_000, '19:10', '19:25'],
    ['18:51', 3_000, '19:10', '19:25'],
    ['18:51', 3_001, '19:15', '19:30'],
    ['18:52', 3_000, '19:15', '19:30'],
    ['18:50', 0, '18:55', '19:10'],
    ['18:50', 800, '19:00', '19:15'],
    ['23:50', 3_000, '00:10', '00:25'],
    ['18:50', null, '19:10', '19:25'],
  ])('ready at %s, %s m away: between %s and %s', (promised, metres, from, to) => {
    const window = arrivalWindow(at(promised), metres);
    expect([timeOf(window.from), timeOf(window.to)]).toEqual([from, to]);
  });

  it('is later by the minutes that its zone takes longer', () => {
    const { from, to } = arrivalWindow(at('18:50'), 3000, 20);
    expect([timeOf(from), timeOf(to)]).toEqual(['19:30', '19:45']);
  });

  it('is after the promised time, and further away never earlier', () => {
    const metres = fc.integer({ min: 0, max: 100_000 });
    const minute = fc.integer({ min: 0, max: 24 * 60 });
    fc.assert(
      fc.property(minute, metres, metres, (minutes, a, b) => {
        const promised = promisedTime(at('00:00'), minutes);
        const [near, far] = [Math.min(a, b), Math.max(a, b)].map((one) =>
          arrivalWindow(promised, one),
        );
        expect(near?.from.getTime()).toBeGreaterThan(promised.getTime());
        expect(far?.from.getTime()).toBeGreaterThanOrEqual(near?.from.getTime() ?? Infinity);
      }),
    );
  });
});
