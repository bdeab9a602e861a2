import type { PubPageData } from '@comanda/contract/guest-page';
import type { WorkDay } from '@comanda/domain/shipping';
import { clockOf } from '../../../lib/format/week-hours.ts';
import type { Translate } from './text.ts';

const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

/** Hours and minutes in the pub's time zone. */
export function pubTime(moment: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  }).format(moment);
}

function dateOf(moment: Date, timeZone: string): number {
  return Date.parse(new Intl.DateTimeFormat('en-CA', { timeZone }).format(moment));
}

/** Monday is 0. */
export function pubWeekday(moment: Date, timeZone: string): number {
  return ((((dateOf(moment, timeZone) - MONDAY) / DAY_MS) % 7) + 7) % 7;
}

/** Whole days in the pub's time zone from one moment to another. */
export function daysBetween(from: Date, to: Date, timeZone: string): number {
  return Math.round((dateOf(to, timeZone) - dateOf(from, timeZone)) / DAY_MS);
}

/** Whether two moments are in the same year in the pub's time zone. */
export function isSameYear(one: Date, other: Date, timeZone: string): boolean {
  const yearOf = (moment: Date): number => new Date(dateOf(moment, timeZone)).getUTCFullYear();
  return yearOf(one) === yearOf(other);
}

const onDay = [
  'guest.page.on_day_1',
  'guest.page.on_day_2',
  'guest.page.on_day_3',
  'guest.page.on_day_4',
  'guest.page.on_day_5',
  'guest.page.on_day_6',
  'guest.page.on_day_7',
] as const;

/** Whether the pub delivers now, and the next change, in one sentence. */
export function openState(
  { is_open, next_change, pub }: Pick<PubPageData, 'is_open' | 'next_change' | 'pub'>,
  now: Date,
  t: Translate,
): string {
  if (next_change === null) return t(is_open ? 'guest.page.open_always' : 'guest.page.closed');
  const next = new Date(next_change);
  const time = pubTime(next, pub.time_zone);
  if (is_open) return t('guest.page.open_until', { time });
  const days = daysBetween(now, next, pub.time_zone);
  if (days === 0) return t('guest.page.closed_until', { time });
  if (days === 1) return t('guest.page.closed_until_tomorrow', { time });
  const day = onDay[pubWeekday(next, pub.time_zone)] ?? onDay[0];
  return t('guest.page.closed_until_day', { day: t(day), time });
}

/** One day's hours as a text, or undefined when it is closed. */
export function daySpan({ start, end }: WorkDay, t: Translate): string | undefined {
  if (start === end) return undefined;
  if (start === 0 && end === 1440) return t('guest.page.around_the_clock');
  return `${clockOf(start)}–${clockOf(end)}`;
}
