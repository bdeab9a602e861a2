import {
  isOpenAt,
  minutesToNextChange,
  type LocalTime,
  type WorkWeek,
} from '@comanda/domain/shipping';
import type { Temporal } from 'temporal-polyfill';
import { zonedTime } from '../../plumbing/zoned-time.ts';

export type Opening = {
  readonly isOpen: boolean;
  /** The next opening or closing; undefined when there is none. */
  readonly nextChange: Date | undefined;
};

const MINUTE_MS = 60_000;

export function localTimeOf(zoned: Temporal.ZonedDateTime): LocalTime {
  return { weekday: zoned.dayOfWeek - 1, minute: zoned.hour * 60 + zoned.minute };
}

function nextChangeAfter(week: WorkWeek, zoned: Temporal.ZonedDateTime): Date | undefined {
  const here = localTimeOf(zoned);
  const wait = minutesToNextChange(week, here);
  if (wait === undefined) return undefined;
  const minute = Math.floor(zoned.epochMilliseconds / MINUTE_MS);
  const change = new Date((minute + wait) * MINUTE_MS);
  // Minutes on the pub's clock equal real minutes as long as the clocks are not changed in between.
  if (zonedTime(zoned.timeZoneId, change).offset === zoned.offset) return change;
  const shift = zoned.getTimeZoneTransition('next');
  if (!shift || shift.epochMilliseconds > change.getTime()) return change;
  const isChangedByShift = isOpenAt(week, localTimeOf(shift)) !== isOpenAt(week, here);
  return isChangedByShift ? new Date(shift.epochMilliseconds) : nextChangeAfter(week, shift);
}

/** Whether a pub is open now on its own clock, and the next change, also in the nights of clock changes. */
export function openingAt(week: WorkWeek, timeZone: string, now: Date): Opening {
  const zoned = zonedTime(timeZone, now);
  return { isOpen: isOpenAt(week, localTimeOf(zoned)), nextChange: nextChangeAfter(week, zoned) };
}

/**
 * The next opening after the present hours: of an open pub the one after it has closed. Undefined when there is none,
 * as around the clock.
 */
export function reopeningAt(week: WorkWeek, timeZone: string, now: Date): Date | undefined {
  const { isOpen, nextChange } = openingAt(week, timeZone, now);
  return isOpen && nextChange ? openingAt(week, timeZone, nextChange).nextChange : nextChange;
}
