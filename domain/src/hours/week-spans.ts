export const MINUTES_A_DAY = 1440;
/** The step of all hours, in minutes. */
export const HOURS_STEP = 5;
const MINUTES_A_WEEK = 7 * MINUTES_A_DAY;

/** Hours of a day in minutes from midnight; an end before its start crosses midnight. */
export type DayHours = { readonly start: number; readonly end: number };

/** A moment on the pub's own clock: weekday 0 (Monday) to 6, minutes from midnight. */
export type LocalTime = { readonly weekday: number; readonly minute: number };

/** In minutes from Monday's midnight; Sunday's late hours reach past the week's end. */
export type WeekSpan = { readonly from: number; readonly to: number };

/** 1 January 1970 was a Thursday; weekdays count from Monday. */
const WEEKDAY_OF_DAY_0 = 3;

/** The weekday of a day that is counted from 1 January 1970: 0 is Monday. */
export const weekdayOf = (day: number): number => (((day + WEEKDAY_OF_DAY_0) % 7) + 7) % 7;

/** The moment of the week of a minute that is counted from 1 January 1970 on the pub's clock. */
export function localTimeOf(minute: number): LocalTime {
  const day = Math.floor(minute / MINUTES_A_DAY);
  return { weekday: weekdayOf(day), minute: minute - day * MINUTES_A_DAY };
}

export const WHOLE_WEEK: readonly WeekSpan[] = [{ from: 0, to: MINUTES_A_WEEK }];

export function spanOfDay(weekday: number, { start, end }: DayHours): WeekSpan {
  const from = weekday * MINUTES_A_DAY + start;
  return { from, to: from + (end > start ? end - start : end + MINUTES_A_DAY - start) };
}

function isMinuteWithin(spans: readonly WeekSpan[], minute: number): boolean {
  return spans.some(
    ({ from, to }) =>
      (minute >= from && minute < to) ||
      (minute + MINUTES_A_WEEK >= from && minute + MINUTES_A_WEEK < to),
  );
}

export function isWithin(spans: readonly WeekSpan[], at: LocalTime): boolean {
  return isMinuteWithin(spans, at.weekday * MINUTES_A_DAY + at.minute);
}

/** Minutes on the pub's clock until a span begins or ends; undefined when nothing ever changes. */
export function minutesToChange(spans: readonly WeekSpan[], at: LocalTime): number | undefined {
  const now = at.weekday * MINUTES_A_DAY + at.minute;
  const isWithinNow = isMinuteWithin(spans, now);
  const waits = spans
    .flatMap(({ from, to }) => [from, to])
    .map(
      (edge) =>
        (((edge - now) % MINUTES_A_WEEK) + MINUTES_A_WEEK) % MINUTES_A_WEEK || MINUTES_A_WEEK,
    )
    .toSorted((a, b) => a - b);
  return waits.find((wait) => isMinuteWithin(spans, (now + wait) % MINUTES_A_WEEK) !== isWithinNow);
}

/** Minutes on the pub's clock since a span began or ended, 0 at that minute; undefined when nothing ever changes. */
export function minutesSinceChange(spans: readonly WeekSpan[], at: LocalTime): number | undefined {
  const now = at.weekday * MINUTES_A_DAY + at.minute + MINUTES_A_WEEK;
  const isChange = (minute: number): boolean =>
    isMinuteWithin(spans, minute % MINUTES_A_WEEK) !==
    isMinuteWithin(spans, (minute - 1) % MINUTES_A_WEEK);
  return spans
    .flatMap(({ from, to }) => [from, to])
    .map((edge) => (((now - edge) % MINUTES_A_WEEK) + MINUTES_A_WEEK) % MINUTES_A_WEEK)
    .toSorted((a, b) => a - b)
    .find((ago) => isChange(now - ago));
}

/** The part of a span after Sunday's midnight belongs to the start of the week. */
function withinOneWeek({ from, to }: WeekSpan): WeekSpan[] {
  if (to <= MINUTES_A_WEEK) return [{ from, to }];
  return [
    { from, to: MINUTES_A_WEEK },
    { from: 0, to: to - MINUTES_A_WEEK },
  ];
}

/** The times that are in both. */
export function commonSpans(one: readonly WeekSpan[], other: readonly WeekSpan[]): WeekSpan[] {
  const others = other.flatMap(withinOneWeek);
  return one
    .flatMap(withinOneWeek)
    .flatMap((span) =>
      others
        .map(({ from, to }) => ({ from: Math.max(span.from, from), to: Math.min(span.to, to) }))
        .filter(({ from, to }) => from < to),
    );
}
