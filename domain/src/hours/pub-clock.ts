const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** 1 January 1970 was a Thursday; weekdays count from Monday. */
const WEEKDAY_OF_DAY_0 = 3;

/** What a pub's clock shows: days since 1 January 1970, weekday 0 (Monday) to 6, minutes from midnight. */
export type ClockReading = {
  readonly day: number;
  readonly weekday: number;
  readonly minute: number;
};

/** What the clock shows, in milliseconds since 1 January 1970 on that clock. */
function shownMs(timeZone: string, atMs: number): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(atMs);
  const number = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(
    number('year'),
    number('month') - 1,
    number('day'),
    number('hour'),
    number('minute'),
  );
}

function offsetMs(timeZone: string, atMs: number): number {
  const wholeMinute = Math.floor(atMs / MINUTE_MS) * MINUTE_MS;
  return shownMs(timeZone, wholeMinute) - wholeMinute;
}

export function readClock(timeZone: string, at: Date): ClockReading {
  const shown = shownMs(timeZone, at.getTime());
  const day = Math.floor(shown / DAY_MS);
  return { day, weekday: (day + WEEKDAY_OF_DAY_0) % 7, minute: (shown - day * DAY_MS) / MINUTE_MS };
}

type Wanted = { readonly day: number; readonly minute: number };

/**
 * The first moment after `after` at which the clock shows this day and minute. A time that a clock change skips
 * counts as if the clock had not been changed: 03:30 is 04:30 in the night when 03:00 becomes 04:00.
 */
export function momentOnClock(timeZone: string, { day, minute }: Wanted, after: Date): Date {
  const shown = day * DAY_MS + minute * MINUTE_MS;
  // No zone changes its clock twice within two days.
  const before = shown - offsetMs(timeZone, shown - DAY_MS);
  const since = shown - offsetMs(timeZone, shown + DAY_MS);
  const first = [before, since].find(
    (ms) => ms > after.getTime() && shownMs(timeZone, ms) === shown,
  );
  return new Date(first ?? before);
}
