import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_WEEK, type WorkDay, type WorkWeek } from '../shipping/index.ts';
import {
  isWithin,
  minutesSinceChange,
  minutesToChange,
  spanOfDay,
  type LocalTime,
} from './week-spans.ts';

const MINUTES_A_DAY = 1440;
const MINUTES_A_WEEK = 7 * MINUTES_A_DAY;
const closed: WorkDay = { start: 0, end: 0 };
const workSpans = (week: WorkWeek) =>
  week.flatMap((day, weekday) => (day.start === day.end ? [] : spanOfDay(weekday, day)));
const [MONDAY, TUESDAY, SATURDAY, SUNDAY] = [0, 1, 5, 6];

const at = (weekday: number, hour: number, minute = 0) => ({ weekday, minute: hour * 60 + minute });
const span = (from: number, to: number): WorkDay => ({ start: from * 60, end: to * 60 });
const only = (weekday: number, day: WorkDay): WorkWeek =>
  DEFAULT_WEEK.map((_, n) => (n === weekday ? day : closed));
const first = (days: number, day: WorkDay): WorkWeek =>
  DEFAULT_WEEK.map((_, n) => (n < days ? day : closed));
const everyDay = (day: WorkDay): WorkWeek => DEFAULT_WEEK.map(() => day);

describe('isWithin', () => {
  it.each([
    ['before the start', only(MONDAY, span(10, 22)), at(MONDAY, 9, 59), false],
    ['at the start', only(MONDAY, span(10, 22)), at(MONDAY, 10), true],
    ['in the last minute', only(MONDAY, span(10, 22)), at(MONDAY, 21, 59), true],
    ['at the end', only(MONDAY, span(10, 22)), at(MONDAY, 22), false],
    ['on another day', only(MONDAY, span(10, 22)), at(TUESDAY, 12), false],
    ['start equals end at midnight', everyDay(closed), at(MONDAY, 0), false],
    ['start equals end at noon', everyDay(span(12, 12)), at(MONDAY, 12), false],
    ['start equals end at 24:00', everyDay(span(24, 24)), at(MONDAY, 23, 59), false],
    ['from 0 to 24', only(MONDAY, span(0, 24)), at(MONDAY, 23, 59), true],
    ['from 0 to 24, the next day', only(MONDAY, span(0, 24)), at(TUESDAY, 0), false],
    ['over midnight, in the evening', only(MONDAY, span(18, 3)), at(MONDAY, 23, 59), true],
    ['over midnight, in the night', only(MONDAY, span(18, 3)), at(TUESDAY, 2, 59), true],
    ['over midnight, at the end', only(MONDAY, span(18, 3)), at(TUESDAY, 3), false],
    ['over midnight, the morning before', only(MONDAY, span(18, 3)), at(MONDAY, 2), false],
    ['until midnight written as 0', only(MONDAY, span(18, 0)), at(MONDAY, 23, 59), true],
    ['after midnight written as 0', only(MONDAY, span(18, 0)), at(TUESDAY, 0), false],
    ['Sunday night on Monday', only(SUNDAY, span(18, 3)), at(MONDAY, 2, 59), true],
    ['Sunday night, Monday at the end', only(SUNDAY, span(18, 3)), at(MONDAY, 3), false],
    ['Saturday night on Monday', only(SATURDAY, span(18, 3)), at(MONDAY, 1), false],
  ])('%s', (_, week, moment, expected) => {
    expect(isWithin(workSpans(week), moment)).toBe(expected);
  });
});

const overlapping = DEFAULT_WEEK.map((_, n) => [span(18, 12), span(10, 22)][n] ?? closed);
const waits: readonly [string, WorkWeek, LocalTime, number | undefined][] = [
  ['to the opening', only(MONDAY, span(10, 22)), at(MONDAY, 9), 60],
  ['to the closing', only(MONDAY, span(10, 22)), at(MONDAY, 10), 12 * 60],
  ['to next week', only(MONDAY, span(10, 22)), at(MONDAY, 22), MINUTES_A_WEEK - 12 * 60],
  ['over closed days', only(SATURDAY, span(10, 22)), at(MONDAY, 10), 5 * MINUTES_A_DAY],
  ['through midnight', only(MONDAY, span(18, 3)), at(MONDAY, 23), 4 * 60],
  ['from Sunday night into Monday', only(SUNDAY, span(18, 3)), at(SUNDAY, 23), 4 * 60],
  ['in the middle of that night', only(SUNDAY, span(18, 3)), at(MONDAY, 1), 2 * 60],
  ['through days that touch', first(2, span(0, 24)), at(MONDAY, 12), 36 * 60],
  ['through spans that overlap', overlapping, at(MONDAY, 18), 28 * 60],
  ['to the hour between two long days', first(2, span(10, 9)), at(MONDAY, 10), 23 * 60],
  ['to a closed minute', everyDay({ start: 600, end: 599 }), at(MONDAY, 10), 1439],
  ['never open', everyDay(closed), at(MONDAY, 12), undefined],
  ['around the clock', everyDay(span(0, 24)), at(SUNDAY, 23), undefined],
];

describe('minutesToChange', () => {
  it.each(waits)('%s', (_, week, moment, expected) => {
    expect(minutesToChange(workSpans(week), moment)).toBe(expected);
  });
});

const passed: readonly [string, WorkWeek, LocalTime, number | undefined][] = [
  ['since the opening', only(MONDAY, span(10, 22)), at(MONDAY, 12), 2 * 60],
  ['at that minute', only(MONDAY, span(10, 22)), at(MONDAY, 10), 0],
  ['since the closing of yesterday', only(MONDAY, span(10, 22)), at(TUESDAY, 9), 11 * 60],
  ['since last week', only(SATURDAY, span(10, 22)), at(MONDAY, 9), 35 * 60],
  ['since Sunday night', only(SUNDAY, span(18, 3)), at(MONDAY, 5), 2 * 60],
  ['through days that touch', first(2, span(0, 24)), at(TUESDAY, 12), 36 * 60],
  ['through spans that overlap', overlapping, at(TUESDAY, 20), 26 * 60],
  ['never open', everyDay(closed), at(MONDAY, 12), undefined],
  ['around the clock', everyDay(span(0, 24)), at(SUNDAY, 23), undefined],
];

describe('minutesSinceChange', () => {
  it.each(passed)('%s', (_, week, moment, expected) => {
    expect(minutesSinceChange(workSpans(week), moment)).toBe(expected);
  });
});

describe('any week', () => {
  const minute = fc.integer({ min: 0, max: MINUTES_A_DAY });
  const weeks = fc.array(fc.record({ start: minute, end: minute }), {
    minLength: 7,
    maxLength: 7,
  });
  const momentOf = (minuteOfWeek: number): LocalTime => ({
    weekday: Math.floor(minuteOfWeek / MINUTES_A_DAY) % 7,
    minute: minuteOfWeek % MINUTES_A_DAY,
  });
  const everyMinute = Array.from({ length: MINUTES_A_WEEK }, (_, now) => momentOf(now));

  it('is open in the hours of the day and in the hours of yesterday after midnight', () => {
    fc.assert(
      fc.property(weeks, (week) => {
        const [day, yesterday] = [(n: number) => week[n] ?? closed, (n: number) => (n + 6) % 7];
        const expected = everyMinute.map(({ weekday, minute: now }) => {
          const [today, before] = [day(weekday), day(yesterday(weekday))];
          const until = today.end > today.start ? today.end : MINUTES_A_DAY;
          const isToday = today.start !== today.end && now >= today.start && now < until;
          return isToday || (before.end < before.start && now < before.end);
        });
        expect(everyMinute.map((moment) => isWithin(workSpans(week), moment))).toEqual(expected);
      }),
      { numRuns: 30 },
    );
  });

  it('changes next at the time that a scan by minutes finds', () => {
    const starts = fc.integer({ min: 0, max: MINUTES_A_WEEK - 1 });
    fc.assert(
      fc.property(weeks, starts, (week, now) => {
        const isOpenNow = isWithin(workSpans(week), momentOf(now));
        let wait = 1;
        while (
          wait <= MINUTES_A_WEEK &&
          isWithin(workSpans(week), momentOf(now + wait)) === isOpenNow
        )
          wait++;
        const found = wait > MINUTES_A_WEEK ? undefined : wait;
        expect(minutesToChange(workSpans(week), momentOf(now))).toBe(found);
      }),
    );
  });
});
