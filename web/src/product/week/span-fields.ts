import { HOURS_STEP, MINUTES_A_DAY, type DayHours } from '@comanda/domain/hours';
import { clockOf } from '../../lib/format/week-hours.ts';

/** Times of a day as fields hold them: they stay as typed until the form is sent. */
export type TimeFields = { readonly start: string; readonly end: string };

/** Hours on some days of the week as fields. */
export type SpanFields = TimeFields & { readonly days: readonly number[] };

export type SpanProblem = 'no_days' | 'no_start' | 'no_end' | 'no_length' | 'repeated';

export const WORKDAYS: readonly number[] = [0, 1, 2, 3, 4];
export const WEEKEND: readonly number[] = [5, 6];
export const EVERY_DAY: readonly number[] = [0, 1, 2, 3, 4, 5, 6];

/** A field for a time has no 24:00: it shows midnight as that of the next day. */
export const timeFields = ({ start, end }: DayHours): TimeFields => ({
  start: clockOf(start % MINUTES_A_DAY),
  end: clockOf(end % MINUTES_A_DAY),
});

function readTime(typed: string): number | undefined {
  const [, hours, minutes] = /^(\d\d):(\d\d)$/.exec(typed) ?? [];
  const read = Number(hours) * 60 + Number(minutes);
  return read < MINUTES_A_DAY && read % HOURS_STEP === 0 ? read : undefined;
}

/** Undefined while a time cannot be read; as an end, midnight is that of its day. */
export function readTimes({ start, end }: TimeFields): DayHours | undefined {
  const [from, to] = [readTime(start), readTime(end)];
  if (from === undefined || to === undefined) return undefined;
  return { start: from, end: to === 0 ? MINUTES_A_DAY : to };
}

/** Why times cannot be read; undefined for those that can. */
export function unreadTime({ start, end }: TimeFields): 'no_start' | 'no_end' | undefined {
  if (readTime(start) === undefined) return 'no_start';
  return readTime(end) === undefined ? 'no_end' : undefined;
}
