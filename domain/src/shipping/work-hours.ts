import { spanOfDay, type DayHours, type WeekSpan } from '../hours/week-spans.ts';

/** One day's span in minutes from midnight. Equal ends: closed; an end before its start crosses midnight. */
export type WorkDay = DayHours;

/** Seven days, Monday first. */
export type WorkWeek = readonly WorkDay[];

export const DEFAULT_WEEK: WorkWeek = Array.from({ length: 7 }, () => ({ start: 600, end: 1320 }));

export function workSpans(week: WorkWeek): WeekSpan[] {
  return week.flatMap((day, weekday) => (day.start === day.end ? [] : spanOfDay(weekday, day)));
}

/** The hours of each day, Monday first; a day without any is closed. */
export type ZoneWeek = readonly (readonly DayHours[])[];

/** More than a zone's day has. */
export const MAX_SPANS_OF_DAY = 4;

export function zoneSpans(week: ZoneWeek): WeekSpan[] {
  return week.flatMap((day, weekday) =>
    day.flatMap((hours) => (hours.start === hours.end ? [] : spanOfDay(weekday, hours))),
  );
}
