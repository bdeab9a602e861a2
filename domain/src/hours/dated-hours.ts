import {
  areHoursSet,
  rootOf,
  type HoursException,
  type HoursPeriod,
  type PubHours,
  type Service,
  type WeekHours,
} from './pub-hours.ts';
import { PAST_DAYS, type LocalMinute, type Timeline } from './timeline.ts';
import { MINUTES_A_DAY, weekdayOf, type DayHours } from './week-spans.ts';

const DAYS_A_WEEK = 7;
/** After the last exception, and the longest that a period may keep a pub closed. */
const DAYS_WITH_PERIODS = 366;

type Interval = { readonly from: LocalMinute; readonly to: LocalMinute };

/** The hours of one service on each date of the pub's calendar. */
export type DatedHours = {
  /** What begins on a day (counted from 1 January 1970), before breaks are taken out. */
  readonly spansOn: (day: number) => readonly DayHours[];
  readonly breaks: readonly Interval[];
  /** The one that counts on a date, `YYYY-MM-DD`; breaks are none of them. */
  readonly exceptionOn: (date: string) => HoursException | undefined;
  /** Seen from a day: from when on each week is like the one before. */
  readonly regularFrom: (day: number) => number;
  readonly lastOrder: number;
};

export const dayOfDate = (date: string): number =>
  Date.parse(`${date}T00:00:00Z`) / (MINUTES_A_DAY * 60_000);

export const dateOfDay = (day: number): string =>
  new Date(day * MINUTES_A_DAY * 60_000).toISOString().slice(0, 10);

const dayOf = (at: LocalMinute): number => Math.floor(at / MINUTES_A_DAY);

function intervalOf(day: number, { start, end }: DayHours): Interval {
  const from = day * MINUTES_A_DAY + start;
  return { from, to: from + (end > start ? end - start : end + MINUTES_A_DAY - start) };
}

const onWeekday = (week: WeekHours, day: number): DayHours[] =>
  week.filter(({ days }) => days.includes(weekdayOf(day)));

/** Whether a period is in force on a date; one that ends before it starts goes past the new year. */
function isInPeriod({ from, to }: Pick<HoursPeriod, 'from' | 'to'>, date: string): boolean {
  const monthDay = date.slice(5);
  return from <= to ? monthDay >= from && monthDay <= to : monthDay >= from || monthDay <= to;
}

const isOn = ({ from, to }: HoursException, date: string): boolean => date >= from && date <= to;
const isOneDay = ({ from, to }: HoursException): boolean => from === to;

/**
 * The hours of a service by date: a break before an exception of one day, that before one of several days, that
 * before a period, that before the usual week (docs/adr/0039). Undefined while the pub has not said them.
 */
export function hoursOfService(hours: PubHours, service: Service): DatedHours | undefined {
  if (!areHoursSet(hours, service)) return undefined;
  const root = rootOf(hours, service);
  const periods = hours.periods.filter((one) => one.services.includes(root));
  const own = hours.exceptions.filter((one) => one.services.includes(service));
  const others = own
    .filter(({ kind }) => kind !== 'break')
    .toSorted((one, other) => Number(isOneDay(other)) - Number(isOneDay(one)));
  const exceptionOn = (date: string) => others.find((one) => isOn(one, date));
  return {
    exceptionOn,
    spansOn: (day) => {
      const date = dateOfDay(day);
      const exception = exceptionOn(date);
      if (exception) return exception.spans;
      return onWeekday(weekOn(hours, service, day).week, day);
    },
    breaks: own.filter(({ kind }) => kind === 'break').flatMap(breaksOf),
    regularFrom: (day) =>
      Math.max(
        periods.length > 0 ? day + DAYS_WITH_PERIODS : day,
        ...own.map(({ to }) => dayOfDate(to) + 2),
      ),
    lastOrder: hours.services[service].last_order,
  };
}

function breaksOf({ from, to, spans }: HoursException): Interval[] {
  const [first, last] = [dayOfDate(from), dayOfDate(to)];
  return Array.from({ length: last - first + 1 }, (_, index) =>
    spans.map((span) => intervalOf(first + index, span)),
  ).flat();
}

/** What begins on a day or later and before another one, in order, each once. */
function* mergedUntil(hours: DatedHours, firstDay: number, horizon: number): Generator<Interval> {
  let open: Interval | undefined;
  for (let day = firstDay; day < horizon; day += 1) {
    const begins = hours.spansOn(day).map((span) => intervalOf(day, span));
    for (const { from, to } of begins.toSorted((one, other) => one.from - other.from)) {
      if (open && from <= open.to) open = { from: open.from, to: Math.max(open.to, to) };
      else {
        if (open) yield open;
        open = { from, to };
      }
    }
  }
  if (open) yield open;
}

/** What begins on a day or later; without an end where it never ends. */
function* mergedFrom(hours: DatedHours, firstDay: number): Generator<Interval> {
  const horizon = hours.regularFrom(firstDay) + DAYS_A_WEEK + 2;
  for (const interval of mergedUntil(hours, firstDay, horizon)) {
    const isEndless = interval.to >= horizon * MINUTES_A_DAY;
    yield isEndless ? { from: interval.from, to: Number.POSITIVE_INFINITY } : interval;
  }
}

function without(interval: Interval, breaks: readonly Interval[]): Interval[] {
  return breaks.reduce<Interval[]>(
    (left, { from, to }) =>
      left
        .flatMap((one) => [
          { from: one.from, to: Math.min(one.to, from) },
          { from: Math.max(one.from, to), to: one.to },
        ])
        .filter((one) => one.from < one.to),
    [interval],
  );
}

/** What begins on a day, in order, breaks taken out. */
export const openIntervals = (hours: DatedHours, day: number): readonly Interval[] =>
  [...mergedUntil(hours, day, day + 1)].flatMap((interval) => without(interval, hours.breaks));

/** What is left of these without the breaks, and without the last minutes before each closing. */
function* openIn(
  merged: Iterable<Interval>,
  { breaks }: DatedHours,
  lastOrder: number,
): Generator<Interval> {
  for (const interval of merged) {
    for (const { from, to } of without(interval, breaks)) {
      if (from < to - lastOrder) yield { from, to: to - lastOrder };
    }
  }
}

/** When the service is open, or with its last orders when it takes orders. */
export function timelineOf(
  hours: DatedHours,
  what: 'is_open' | 'takes_orders' = 'is_open',
): Timeline {
  const lastOrder = what === 'takes_orders' ? hours.lastOrder : 0;
  // What began yesterday may last until now.
  const around = (at: LocalMinute) => openIn(mergedFrom(hours, dayOf(at) - 1), hours, lastOrder);
  return {
    isWithin: (at) => {
      for (const { from, to } of around(at)) {
        if (from > at) return false;
        if (at < to) return true;
      }
      return false;
    },
    nextChange: (after) => {
      for (const { from, to } of around(after)) {
        if (from > after) return from;
        if (to > after) return Number.isFinite(to) ? to : undefined;
      }
      return undefined;
    },
    previousChange: (until) => {
      const earliest = until - PAST_DAYS * MINUTES_A_DAY;
      // What began before these days may end in them, and what ends after them is cut off.
      const merged = mergedUntil(hours, dayOf(earliest) - 2, dayOf(until) + 2);
      let last = earliest - 1;
      for (const { from, to } of openIn(merged, hours, lastOrder)) {
        if (from > until) break;
        last = to <= until ? to : from;
      }
      return last < earliest ? undefined : last;
    },
  };
}

/** What is open of what begins on a day, without the breaks; an end past midnight as elsewhere before its start. */
export function openOn(hours: DatedHours, day: number): DayHours[] {
  const midnight = day * MINUTES_A_DAY;
  return hours
    .spansOn(day)
    .flatMap((span) => without(intervalOf(day, span), hours.breaks))
    .toSorted((one, other) => one.from - other.from)
    .map(({ from, to }) => {
      const [start, end] = [(from - midnight) % MINUTES_A_DAY, to - midnight];
      return { start, end: end > MINUTES_A_DAY ? end - MINUTES_A_DAY : end };
    });
}

/** The exceptions of a service that a day is among, or that come later; those that come first, first. */
export function exceptionsFrom(hours: PubHours, service: Service, day: number): HoursException[] {
  const date = dateOfDay(day);
  return hours.exceptions
    .filter(({ services, to }) => services.includes(service) && to >= date)
    .toSorted((one, other) => one.from.localeCompare(other.from));
}

/** The week of a service in the period that a day is in, else the usual one; and that period. */
export function weekOn(
  hours: PubHours,
  service: Service,
  day: number,
): { readonly week: WeekHours; readonly period: HoursPeriod | undefined } {
  const root = rootOf(hours, service);
  const period = hours.periods.find(
    (one) => one.services.includes(root) && isInPeriod(one, dateOfDay(day)),
  );
  return { week: period?.week ?? hours.services[root].week ?? [], period };
}
