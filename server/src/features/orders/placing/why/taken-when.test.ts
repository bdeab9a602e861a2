import {
  lastChange,
  readClock,
  timelineNow,
  weekTimeline,
  type Timeline,
} from '@comanda/domain/hours';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sized } from '../../../../../../scripts/depth.ts';
import { takenFrom, takenUntil, type RefusedSpan } from './taken-when.ts';

const ZONE = 'Europe/Chisinau';
const MINUTE_MS = 60_000;
const DAY_MS = 1440 * MINUTE_MS;

/** What refuses at a moment of rules that each have hours. */
const spansOf = (timelines: readonly Timeline[]) => async (at: Date) =>
  Promise.resolve(
    timelines.flatMap((timeline): RefusedSpan[] => {
      const { isWithin, nextChange: until } = timelineNow(timeline, ZONE, at);
      return isWithin ? [] : [{ since: lastChange(timeline, ZONE, at), until }];
    }),
  );

const hours = (from: number, to: number, days = [0, 1, 2, 3, 4, 5, 6]) =>
  weekTimeline(days.map((day) => ({ from: day * 1440 + from * 60, to: day * 1440 + to * 60 })));
/** In winter: 21 November 2026 is a Saturday. */
const at = (time: string) => new Date(`${time}:00+02:00`);
const shown = (moment: Date | undefined) =>
  moment && new Date(moment.getTime() + 2 * 60 * MINUTE_MS).toISOString().slice(0, 16);

describe('an order is taken', () => {
  it.each<readonly [string, readonly Timeline[], string, readonly string[]]>([
    ['now: nothing to look for', [hours(10, 22)], '2026-11-20T12:00', []],
    [
      'until the closing and from the opening',
      [hours(10, 22)],
      '2026-11-20T23:50',
      ['2026-11-20T22:00', '2026-11-21T10:00'],
    ],
    [
      'until the very minute',
      [hours(10, 22)],
      '2026-11-20T22:00',
      ['2026-11-20T22:00', '2026-11-21T10:00'],
    ],
    [
      'while all rules take it: a pub, its zone and a breakfast',
      [hours(7, 22), hours(9, 20), hours(8, 11, [0, 1, 2, 3, 4])],
      '2026-11-20T23:50',
      ['2026-11-20T11:00', '2026-11-23T09:00'],
    ],
    [
      'also where one ends on the day before the other',
      [hours(18, 26), hours(1, 3)],
      '2026-11-20T12:00',
      ['2026-11-20T02:00', '2026-11-21T01:00'],
    ],
    ['at no time: hours that never meet', [hours(8, 10), hours(12, 14)], '2026-11-20T23:50', []],
    ['at no time: no hours', [hours(10, 22), weekTimeline([])], '2026-11-20T23:50', []],
  ])('%s', async (_, timelines, now, [until, from]) => {
    const spansAt = spansOf(timelines);
    expect(shown(await takenUntil(at(now), spansAt))).toBe(until);
    expect(shown(await takenFrom(at(now), spansAt))).toBe(from);
  });

  it('not before a state of which only its end is known, and from its end on', async () => {
    const end = at('2026-11-21T12:30');
    const spansAt = async (moment: Date) => [
      ...(await spansOf([hours(10, 22)])(moment)),
      ...(moment < end ? [{ since: undefined, until: end }] : []),
    ];
    expect(await takenUntil(at('2026-11-20T23:50'), spansAt)).toBeUndefined();
    expect(await takenFrom(at('2026-11-20T23:50'), spansAt)).toEqual(end);
    expect(shown(await takenUntil(at('2026-11-21T23:50'), spansAt))).toBe('2026-11-21T22:00');
  });

  it('at no time near: eight days back, a year ahead', async () => {
    const far = (days: number) => async (moment: Date) => {
      const now = at('2026-11-20T12:00').getTime();
      const [since, until] = [new Date(now - days * DAY_MS), new Date(now + 46 * days * DAY_MS)];
      return Promise.resolve(moment >= since && moment < until ? [{ since, until }] : []);
    };
    const now = at('2026-11-20T12:00');
    expect(shown(await takenUntil(now, far(7.5)))).toBe('2026-11-13T00:00');
    expect(shown(await takenFrom(now, far(7.5)))).toBe('2027-10-31T12:00');
    expect(await takenUntil(now, far(8.1))).toBeUndefined();
    expect(await takenFrom(now, far(8.1))).toBeUndefined();
  });
});

it('agrees with a walk minute by minute, also over the nights of clock changes', async () => {
  const edge = fc.constantFrom(0, 90, 120, 180, 210, 240, 600, 1260, 1380, 1440);
  const span = fc
    .record({ day: fc.integer({ min: 0, max: 6 }), from: edge, length: edge })
    .map(({ day, from, length }) => ({
      from: day * 1440 + from,
      to: day * 1440 + from + Math.max(length, 30),
    }));
  const timelines = fc.array(fc.array(span, { minLength: 1, maxLength: 9 }), {
    minLength: 1,
    maxLength: 3,
  });
  const nights = ['2026-03-29', '2026-10-25', '2026-11-30'].map((night) => {
    const start = Date.parse(`${night}T12:00Z`) - 3 * DAY_MS;
    return Array.from({ length: 6 * 1440 }, (_, index) => {
      const now = new Date(start + index * MINUTE_MS);
      const { day, minute } = readClock(ZONE, now);
      return { now, here: day * 1440 + minute };
    });
  });
  await fc.assert(
    fc.asyncProperty(timelines, fc.constantFrom(...nights), async (weeks, minutes) => {
      const judged = weeks.map((week) => weekTimeline(week));
      const start = minutes[0]?.now.getTime() ?? 0;
      const isTaken = minutes.map(({ here }) =>
        judged.every((timeline) => timeline.isWithin(here)),
      );
      for (let index = 0; index < minutes.length; index += 331) {
        const now = minutes[index]?.now ?? new Date();
        const spansAt = spansOf(judged);
        const until = await takenUntil(now, spansAt);
        const from = await takenFrom(now, spansAt);
        if (isTaken[index] === true) {
          expect([until, from]).toEqual([undefined, undefined]);
          continue;
        }
        const last = isTaken.lastIndexOf(true, index);
        const next = isTaken.indexOf(true, index);
        if (last === -1) expect(until?.getTime() ?? 0).toBeLessThanOrEqual(start);
        else expect(until).toEqual(minutes[last + 1]?.now);
        const end = minutes.at(-1)?.now.getTime() ?? 0;
        if (next === -1) expect(from?.getTime() ?? Infinity).toBeGreaterThan(end);
        else expect(from).toEqual(minutes[next]?.now);
      }
    }),
    { numRuns: sized(5, 100) },
  );
});
