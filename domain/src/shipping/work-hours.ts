import { spanOfDay, type DayHours, type WeekSpan } from '../hours/week-spans.ts';

/** One day's span in minutes from midnight. Equal ends: closed; an end before its start crosses midnight. */
export type WorkDay = DayHours;

/** Seven days, Monday first. */
export type WorkWeek = readonly WorkDay[];

export const DEFAULT_WEEK: WorkWeek = Array.from({ length: 7 }, () => ({ start: 600, end: 1320 }));

export function workSpans(week: WorkWeek): WeekSpan[] {
  return week.flatMap((day, weekday) => (day.start === day.end ? [] : spanOfDay(weekday, day)));
}
