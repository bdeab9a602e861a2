import type { SpanOnDays, WeekHours } from '../hours/pub-hours.ts';
import { MINUTES_A_DAY, spanOfDay, type DayHours, type WeekSpan } from '../hours/week-spans.ts';

/** One day's span in minutes from midnight. Equal ends: closed; an end before its start crosses midnight. */
export type WorkDay = DayHours;

/** Seven days, Monday first: the hours in the form of the specification's calls. */
export type WorkWeek = readonly WorkDay[];

export const DEFAULT_WEEK: WorkWeek = Array.from({ length: 7 }, () => ({ start: 600, end: 1320 }));

/** Whether a delivery is ever possible in such a week. */
export const hasHours = (week: WorkWeek): boolean => week.some(({ start, end }) => start !== end);

const keyOf = ({ start, end }: DayHours): string => `${start} ${end}`;

/** The seven days as spans, days with the same hours as one. */
export function weekHoursOf(week: WorkWeek): SpanOnDays[] {
  const days = week.flatMap((hours, day) => (hours.start === hours.end ? [] : { hours, day }));
  return [...Map.groupBy(days, ({ hours }) => keyOf(hours)).values()].flatMap((alike) => {
    const [first] = alike;
    return first ? { days: alike.map(({ day }) => day), ...first.hours } : [];
  });
}

/** One pair for each day: from where its first span begins to where its last one ends. */
export function workWeekOf(week: WeekHours): WorkDay[] {
  return Array.from({ length: 7 }, (_, day) => {
    const spans = week.filter(({ days }) => days.includes(day));
    if (spans.length === 0) return { start: 0, end: 0 };
    const ends = spans.map(({ start, end }) => (end > start ? end : end + MINUTES_A_DAY));
    const start = Math.min(...spans.map((span) => span.start));
    const last = Math.max(...ends);
    // No pair can say more than a day.
    if (last - start >= MINUTES_A_DAY) return { start: 0, end: MINUTES_A_DAY };
    return { start, end: last > MINUTES_A_DAY ? last - MINUTES_A_DAY : last };
  });
}

/** Whether each day has one span at most, so that the seven pairs say all of it. */
export const isOneSpanADay = (week: WeekHours): boolean =>
  Array.from({ length: 7 }, (_, day) => week.filter(({ days }) => days.includes(day))).every(
    (spans) => spans.length <= 1,
  );

/** The hours of each day, Monday first; a day without any is closed. */
export type ZoneWeek = readonly (readonly DayHours[])[];

/** More than a zone's day has. */
export const MAX_SPANS_OF_DAY = 4;

export function zoneSpans(week: ZoneWeek): WeekSpan[] {
  return week.flatMap((day, weekday) =>
    day.flatMap((hours) => (hours.start === hours.end ? [] : spanOfDay(weekday, hours))),
  );
}
