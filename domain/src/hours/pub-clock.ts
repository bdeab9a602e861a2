import { weekdayOf } from './week-spans.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** What a pub's clock shows: days since 1 January 1970, weekday 0 (Monday) to 6, minutes from midnight. */
export type ClockReading = {
  readonly day: number;
  readonly weekday: number;
  readonly minute: number;
};

/** One by zone: making one takes longer than many readings. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  formats.set(timeZone, format);
  return format;
}

/** What the clock shows, in milliseconds since 1 January 1970 on that clock. */
function shownMs(timeZone: string, atMs: number): number {
  // "11/20/2026, 09:59": several times as fast as its parts one by one.
  const numbers = formatOf(timeZone).format(atMs).match(/\d+/g) ?? [];
  const [month = 0, day = 0, year = 0, hour = 0, minute = 0] = numbers.map(Number);
  return Date.UTC(year, month - 1, day, hour, minute);
}

function offsetMs(timeZone: string, atMs: number): number {
  const wholeMinute = Math.floor(atMs / MINUTE_MS) * MINUTE_MS;
  return shownMs(timeZone, wholeMinute) - wholeMinute;
}

export function readClock(timeZone: string, at: Date): ClockReading {
  const shown = shownMs(timeZone, at.getTime());
  const day = Math.floor(shown / DAY_MS);
  return { day, weekday: weekdayOf(day), minute: (shown - day * DAY_MS) / MINUTE_MS };
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

/** The first moment of a day; where midnight is skipped, the one after it. */
const startOf = (timeZone: string, day: number): Date =>
  momentOnClock(timeZone, { day, minute: 0 }, new Date((day - 2) * DAY_MS));

/** The start of this moment's day. */
export const startOfDay = (timeZone: string, at: Date): Date =>
  startOf(timeZone, readClock(timeZone, at).day);

/** The start of the next day. */
export const startOfNextDay = (timeZone: string, at: Date): Date =>
  startOf(timeZone, readClock(timeZone, at).day + 1);

/** The start of a calendar day, `YYYY-MM-DD`; an invalid date for a day that does not exist. */
export function startOfNamedDay(timeZone: string, day: string): Date {
  const ms = Date.parse(`${day}T00:00:00Z`);
  const isDay = Number.isFinite(ms) && new Date(ms).toISOString().startsWith(day);
  return isDay ? startOf(timeZone, ms / DAY_MS) : new Date(Number.NaN);
}

/** The last second of a calendar day, `YYYY-MM-DD`. */
export const endOfDay = (timeZone: string, day: string): Date =>
  new Date(startOf(timeZone, Date.parse(`${day}T00:00:00Z`) / DAY_MS + 1).getTime() - 1000);

/** When the clocks are changed after one moment and until another one, at most days later. */
export function findClockChange(timeZone: string, after: Date, until: Date): Date | undefined {
  const offset = offsetMs(timeZone, after.getTime());
  let before = Math.floor(after.getTime() / MINUTE_MS);
  let since = Math.floor(until.getTime() / MINUTE_MS);
  if (offsetMs(timeZone, since * MINUTE_MS) === offset) return undefined;
  while (since - before > 1) {
    const middle = Math.floor((before + since) / 2);
    if (offsetMs(timeZone, middle * MINUTE_MS) === offset) before = middle;
    else since = middle;
  }
  return new Date(since * MINUTE_MS);
}
