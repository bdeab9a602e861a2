/** One day's span in minutes from midnight. Equal ends: closed; an end before its start crosses midnight. */
export type WorkDay = { readonly start: number; readonly end: number };

/** Seven days, Monday first. */
export type WorkWeek = readonly WorkDay[];

/** A moment on the pub's own clock: weekday 0 (Monday) to 6, minutes from midnight. */
export type LocalTime = { readonly weekday: number; readonly minute: number };

export const MINUTES_A_DAY = 1440;
/** The step of the hours in minutes. */
export const WORK_HOURS_STEP = 5;
const MINUTES_A_WEEK = 7 * MINUTES_A_DAY;

export const DEFAULT_WEEK: WorkWeek = Array.from({ length: 7 }, () => ({ start: 600, end: 1320 }));

type Span = { readonly from: number; readonly to: number };

// Minutes from Monday's midnight; Sunday's late hours reach past the week's end.
function spansOf(week: WorkWeek): Span[] {
  return week.flatMap(({ start, end }, weekday) => {
    if (start === end) return [];
    const from = weekday * MINUTES_A_DAY + start;
    return [{ from, to: from + (end > start ? end - start : end + MINUTES_A_DAY - start) }];
  });
}

function isOpenAtMinute(spans: readonly Span[], minute: number): boolean {
  return spans.some(
    ({ from, to }) =>
      (minute >= from && minute < to) ||
      (minute + MINUTES_A_WEEK >= from && minute + MINUTES_A_WEEK < to),
  );
}

export function isOpenAt(week: WorkWeek, at: LocalTime): boolean {
  return isOpenAtMinute(spansOf(week), at.weekday * MINUTES_A_DAY + at.minute);
}

/**
 * Minutes on the pub's clock until it next opens or closes; undefined when it never does (no hours at all, or
 * open around the clock).
 */
export function minutesToNextChange(week: WorkWeek, at: LocalTime): number | undefined {
  const spans = spansOf(week);
  const now = at.weekday * MINUTES_A_DAY + at.minute;
  const isOpenNow = isOpenAtMinute(spans, now);
  const waits = spans
    .flatMap(({ from, to }) => [from, to])
    .map(
      (edge) =>
        (((edge - now) % MINUTES_A_WEEK) + MINUTES_A_WEEK) % MINUTES_A_WEEK || MINUTES_A_WEEK,
    )
    .toSorted((a, b) => a - b);
  return waits.find((wait) => isOpenAtMinute(spans, (now + wait) % MINUTES_A_WEEK) !== isOpenNow);
}
