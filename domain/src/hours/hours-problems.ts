import { dayOfDate } from './dated-hours.ts';
import {
  areHoursSet,
  MAX_EXCEPTION_DAYS,
  mayFollow,
  services,
  type HoursException,
  type HoursPeriod,
  type PubHours,
  type Service,
  type WeekHours,
} from './pub-hours.ts';
import type { DayHours } from './week-spans.ts';

export type HoursProblem = {
  readonly code:
    | 'no_days'
    | 'no_length'
    | 'no_hours'
    | 'follows_itself'
    | 'follows_nothing'
    | 'no_services'
    | 'no_date'
    | 'ends_before_it_starts'
    | 'too_long'
    | 'overlaps';
  /** Where: a service, or the place of a period or an exception in its list. */
  readonly service?: Service;
  readonly period?: number;
  readonly exception?: number;
};

type Code = HoursProblem['code'];

/** Why a week is refused: a span without days, or one that never begins. */
export function problemsOfWeek(week: WeekHours): Code[] {
  return week.flatMap(({ days, start, end }): Code[] => {
    if (days.length === 0) return ['no_days'];
    return start === end ? ['no_length'] : [];
  });
}

function problemsOfService(hours: PubHours, service: Service): Code[] {
  const { week, follows } = hours.services[service];
  if (follows !== null) {
    if (!mayFollow[service].includes(follows) || week !== null) return ['follows_itself'];
    return areHoursSet(hours, service) ? [] : ['follows_nothing'];
  }
  if (week === null) return service === 'opening' ? [] : ['no_hours'];
  return problemsOfWeek(week);
}

const LEAP_YEAR = '2024';
const isDate = (date: string): boolean => {
  const day = dayOfDate(date);
  return Number.isFinite(day) && new Date(day * 86_400_000).toISOString().startsWith(date);
};

const haveCommon = (one: readonly Service[], other: readonly Service[]): boolean =>
  one.some((service) => other.includes(service));

/** The months and days of a period, as one or two ranges within a year. */
const rangesOf = ({ from, to }: HoursPeriod): readonly (readonly [string, string])[] =>
  from <= to
    ? [[from, to]]
    : [
        [from, '12-31'],
        ['01-01', to],
      ];

const periodsOverlap = (one: HoursPeriod, other: HoursPeriod): boolean =>
  rangesOf(one).some(([from, to]) =>
    rangesOf(other).some((range) => from <= range[1] && to >= range[0]),
  );

function problemsOfPeriod(
  { periods, services: ofServices }: PubHours,
  period: HoursPeriod,
): Code[] {
  if (![period.from, period.to].every((date) => isDate(`${LEAP_YEAR}-${date}`))) return ['no_date'];
  const own = period.services.filter((service) => ofServices[service].week !== null);
  if (own.length === 0 || own.length < period.services.length) return ['no_services'];
  const earlier = periods.slice(0, periods.indexOf(period));
  const isTaken = earlier.some(
    (other) => haveCommon(other.services, period.services) && periodsOverlap(other, period),
  );
  return isTaken ? ['overlaps'] : problemsOfWeek(period.week);
}

const isOneDay = ({ from, to }: HoursException): boolean => from === to;
const hasLength = ({ start, end }: DayHours): boolean => start !== end;

/** Of two that say different hours for a date neither is chosen silently; breaks add to each other. */
function isContradicted(exceptions: readonly HoursException[], one: HoursException): boolean {
  if (one.kind === 'break') return false;
  return exceptions.some(
    (other) =>
      other.kind !== 'break' &&
      isOneDay(other) === isOneDay(one) &&
      haveCommon(other.services, one.services) &&
      other.from <= one.to &&
      other.to >= one.from,
  );
}

function problemsOfException({ exceptions }: PubHours, exception: HoursException): Code[] {
  const { from, to, kind, spans } = exception;
  if (!isDate(from) || !isDate(to)) return ['no_date'];
  if (to < from) return ['ends_before_it_starts'];
  if (dayOfDate(to) - dayOfDate(from) >= MAX_EXCEPTION_DAYS) return ['too_long'];
  if (exception.services.length === 0) return ['no_services'];
  if ((kind === 'closed') !== (spans.length === 0)) return ['no_hours'];
  if (!spans.every(hasLength)) return ['no_length'];
  const earlier = exceptions.slice(0, exceptions.indexOf(exception));
  return isContradicted(earlier, exception) ? ['overlaps'] : [];
}

/** Why the hours of a pub are refused: all of it, each with its place. */
export function findHoursProblems(hours: PubHours): HoursProblem[] {
  return [
    ...services.flatMap((service) =>
      problemsOfService(hours, service).map((code) => ({ code, service })),
    ),
    ...hours.periods.flatMap((one, period) =>
      problemsOfPeriod(hours, one).map((code) => ({ code, period })),
    ),
    ...hours.exceptions.flatMap((one, exception) =>
      problemsOfException(hours, one).map((code) => ({ code, exception })),
    ),
  ];
}
