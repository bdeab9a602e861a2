import { isWithin, minutesToChange, type LocalTime, type WeekSpan } from '@comanda/domain/hours';
import type { Temporal } from 'temporal-polyfill';
import { zonedTime } from './zoned-time.ts';

export type WeeklyHoursNow = {
  readonly isWithin: boolean;
  /** When a span begins or ends next; undefined when nothing ever changes. */
  readonly nextChange: Date | undefined;
};

const MINUTE_MS = 60_000;

/** What a clock in this zone shows. */
export function localTimeOf(zoned: Temporal.ZonedDateTime): LocalTime {
  return { weekday: zoned.dayOfWeek - 1, minute: zoned.hour * 60 + zoned.minute };
}

function nextChangeAfter(
  spans: readonly WeekSpan[],
  zoned: Temporal.ZonedDateTime,
): Date | undefined {
  const here = localTimeOf(zoned);
  const wait = minutesToChange(spans, here);
  if (wait === undefined) return undefined;
  const minute = Math.floor(zoned.epochMilliseconds / MINUTE_MS);
  const change = new Date((minute + wait) * MINUTE_MS);
  // Minutes on the pub's clock equal real minutes as long as the clocks are not changed in between.
  if (zonedTime(zoned.timeZoneId, change).offset === zoned.offset) return change;
  const shift = zoned.getTimeZoneTransition('next');
  if (!shift || shift.epochMilliseconds > change.getTime()) return change;
  const isChangedByShift = isWithin(spans, localTimeOf(shift)) !== isWithin(spans, here);
  return isChangedByShift ? new Date(shift.epochMilliseconds) : nextChangeAfter(spans, shift);
}

/** Where a moment is in the hours of a week on a pub's clock, also in the nights of clock changes. */
export function weeklyHoursAt(
  spans: readonly WeekSpan[],
  timeZone: string,
  now: Date,
): WeeklyHoursNow {
  const zoned = zonedTime(timeZone, now);
  return {
    isWithin: isWithin(spans, localTimeOf(zoned)),
    nextChange: nextChangeAfter(spans, zoned),
  };
}
