import { spanOfDay, type DayHours, type WeekSpan } from '../hours/week-spans.ts';

/** The hours of each day, Monday first; a day without any is closed. */
export type ZoneWeek = readonly (readonly DayHours[])[];

/** More than a zone's day has. */
export const MAX_SPANS_OF_DAY = 4;

export function zoneSpans(week: ZoneWeek): WeekSpan[] {
  return week.flatMap((day, weekday) =>
    day.flatMap((hours) => (hours.start === hours.end ? [] : spanOfDay(weekday, hours))),
  );
}
