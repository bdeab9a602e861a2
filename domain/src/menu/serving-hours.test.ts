import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWithin, minutesToChange, type LocalTime } from '../hours/week-spans.ts';
import {
  canonicalServingHours,
  findServingProblems,
  isServedAt,
  servedSpans,
  type ServingHours,
  type ServingSpan,
} from './index.ts';

const MINUTES_A_DAY = 1440;
const MINUTES_A_WEEK = 7 * MINUTES_A_DAY;
const WORKDAYS = [0, 1, 2, 3, 4];
const WEEKEND = [5, 6];
const [MONDAY, TUESDAY, FRIDAY, SATURDAY, SUNDAY] = [0, 1, 4, 5, 6];

const span = (days: readonly number[], from: number, to: number): ServingSpan => ({
  days,
  start: from * 60,
  end: to * 60,
});
const at = (weekday: number, hour: number, minute = 0): LocalTime => ({
  weekday,
  minute: hour * 60 + minute,
});
const breakfast: ServingHours = [span(WORKDAYS, 8, 11.5)];
const lateBreakfast: ServingHours = [...breakfast, span(WEEKEND, 9, 13)];
const night: ServingHours = [span([FRIDAY, SUNDAY], 22, 3)];

describe('isServedAt', () => {
  it.each([
    ['without hours', [], at(MONDAY, 3), true],
    ['of a menu and a category without hours', [[], []], at(MONDAY, 3), true],
    ['before the start', [breakfast], at(MONDAY, 7, 59), false],
    ['at the start', [breakfast], at(MONDAY, 8), true],
    ['in the last minute', [breakfast], at(FRIDAY, 11, 29), true],
    ['at the end', [breakfast], at(FRIDAY, 11, 30), false],
    ['on another day', [breakfast], at(SATURDAY, 10), false],
    ['in the second span', [lateBreakfast], at(SATURDAY, 12), true],
    ['over midnight, in the evening', [night], at(FRIDAY, 23), true],
    ['over midnight, in the night', [night], at(SATURDAY, 2, 59), true],
    ['over midnight, at the end', [night], at(SATURDAY, 3), false],
    ['Sunday night on Monday', [night], at(MONDAY, 2, 59), true],
    ['Sunday night, the morning before it', [night], at(SUNDAY, 2), false],
    ['until midnight written as 0', [[span([MONDAY], 18, 0)]], at(MONDAY, 23, 59), true],
    ['after midnight written as 0', [[span([MONDAY], 18, 0)]], at(TUESDAY, 0), false],
    ['in the hours of the menu and of the category', [breakfast, lateBreakfast], at(0, 9), true],
    ['in the hours of the category only', [breakfast, lateBreakfast], at(SATURDAY, 10), false],
    ['in the hours of the menu only', [breakfast, night], at(MONDAY, 9), false],
    ['of both in the night after Sunday', [night, [span([MONDAY], 1, 5)]], at(MONDAY, 2), true],
  ] as const)('%s', (_, hours, moment, expected) => {
    expect(isServedAt(hours, moment)).toBe(expected);
  });
});

describe('the next start or end', () => {
  it.each([
    ['to the start', [breakfast], at(MONDAY, 6), 120],
    ['to the end', [breakfast], at(MONDAY, 8), 210],
    ['over the weekend', [breakfast], at(FRIDAY, 11, 30), 2 * 1440 + 20.5 * 60],
    ['through midnight', [night], at(FRIDAY, 23), 4 * 60],
    ['from Sunday night into Monday', [night], at(SUNDAY, 23), 4 * 60],
    ['to when menu and category are served', [breakfast, [span([MONDAY], 10, 20)]], at(0, 8), 120],
    [
      'never, where their hours do not meet',
      [breakfast, [span(WEEKEND, 8, 11)]],
      at(0, 8),
      undefined,
    ],
    ['never, around the clock', [[span([0, 1, 2, 3, 4, 5, 6], 0, 24)]], at(0, 8), undefined],
  ] as const)('%s', (_, hours, moment, expected) => {
    expect(minutesToChange(servedSpans(hours) ?? [], moment)).toBe(expected);
  });

  it('has no spans without hours', () => {
    expect(servedSpans([[], []])).toBeUndefined();
  });

  it('has none where the hours of a menu and its category never meet', () => {
    expect(servedSpans([[span(WORKDAYS, 12, 15)], [span(WORKDAYS, 18, 22)]])).toEqual([]);
  });
});

describe('any hours of a menu and a category', () => {
  const minute = fc.integer({ min: 0, max: 287 }).map((step) => step * 5);
  const spans = fc.array(
    fc
      .record({
        days: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 }),
        start: minute,
        end: minute,
      })
      .filter(({ start, end }) => start !== end),
    { minLength: 1, maxLength: 3 },
  );
  const momentOf = (minuteOfWeek: number): LocalTime => ({
    weekday: Math.floor(minuteOfWeek / MINUTES_A_DAY) % 7,
    minute: minuteOfWeek % MINUTES_A_DAY,
  });
  /** By days, without any arithmetic of weeks. */
  const isInOne = (hours: ServingHours, { weekday, minute: now }: LocalTime): boolean =>
    hours.some(({ days, start, end }) => {
      const isToday = days.includes(weekday) && now >= start && (end <= start || now < end);
      return isToday || (days.includes((weekday + 6) % 7) && end < start && now < end);
    });
  const everyMinute = Array.from({ length: MINUTES_A_WEEK }, (_, now) => momentOf(now));

  it('are served where both are, minute by minute', () => {
    fc.assert(
      fc.property(spans, spans, (menu, category) => {
        const served = servedSpans([menu, category]) ?? [];
        const expected = everyMinute.map((now) => isInOne(menu, now) && isInOne(category, now));
        expect(everyMinute.map((now) => isWithin(served, now))).toEqual(expected);
      }),
      { numRuns: 20 },
    );
  });

  it('change next at the time that a scan by minutes finds', () => {
    fc.assert(
      fc.property(spans, spans, fc.nat(MINUTES_A_WEEK - 1), (menu, category, now) => {
        const served = servedSpans([menu, category]) ?? [];
        const isServed = (minuteOfWeek: number): boolean => {
          const moment = momentOf(minuteOfWeek);
          return isInOne(menu, moment) && isInOne(category, moment);
        };
        const isServedNow = isServed(now);
        let wait = 1;
        while (wait <= MINUTES_A_WEEK && isServed(now + wait) === isServedNow) wait += 1;
        const found = wait > MINUTES_A_WEEK ? undefined : wait;
        expect(minutesToChange(served, momentOf(now))).toBe(found);
      }),
    );
  });
});

describe('findServingProblems', () => {
  it.each([
    ['nothing', lateBreakfast, []],
    ['no days', [span([], 8, 9)], [{ index: 0, code: 'no_days' }]],
    ['no length', [span([0], 8, 9), span([1], 8, 8)], [{ index: 1, code: 'no_length' }]],
    [
      'the same again, its days in another order',
      [span([0, 1], 8, 9), span([1, 0], 8, 9)],
      [{ index: 1, code: 'repeated' }],
    ],
    [
      'the same again, midnight written in another way',
      [span([0], 8, 24), span([0], 8, 0)],
      [{ index: 1, code: 'repeated' }],
    ],
    ['overlapping spans', [span([0], 8, 12), span([0], 9, 13)], []],
  ] as const)('%s', (_, hours, expected) => {
    expect(findServingProblems(hours)).toEqual(expected);
  });
});

it('hours are stored with their days in order, and with 24:00 for midnight', () => {
  expect(canonicalServingHours([span([4, 0, 4], 18, 0)])).toEqual([span([0, 4], 18, 24)]);
});
