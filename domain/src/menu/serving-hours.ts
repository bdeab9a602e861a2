import {
  commonSpans,
  HOURS_STEP,
  isWithin,
  MINUTES_A_DAY,
  spanOfDay,
  WHOLE_WEEK,
  type DayHours,
  type LocalTime,
  type WeekSpan,
} from '../hours/week-spans.ts';

/** Hours on some days of the week, 0 (Monday) to 6; an end before its start crosses midnight. */
export type ServingSpan = DayHours & { readonly days: readonly number[] };

/** When a menu or a category is served; empty: always. */
export type ServingHours = readonly ServingSpan[];

/** More than any kitchen keeps: one for each day. */
export const MAX_SERVING_SPANS = 7;
/** The latest minute at which a span may start; it may end at 24:00. */
export const LATEST_SERVING_START = MINUTES_A_DAY - HOURS_STEP;

/** When everything is served that has these hours: a menu and its category. Undefined: always. */
export function servedSpans(hours: readonly ServingHours[]): readonly WeekSpan[] | undefined {
  const limited = hours.filter((spans) => spans.length > 0);
  if (limited.length === 0) return undefined;
  return limited
    .map((spans) => spans.flatMap((span) => span.days.map((day) => spanOfDay(day, span))))
    .reduce<readonly WeekSpan[]>(commonSpans, WHOLE_WEEK);
}

/** Whether a dish is served at a moment on the pub's clock: its menu and its category are. */
export function isServedAt(hours: readonly ServingHours[], at: LocalTime): boolean {
  const spans = servedSpans(hours);
  return spans === undefined || isWithin(spans, at);
}

/** Days in order and once, and midnight as the end of its day. */
export function canonicalServingHours(hours: ServingHours): ServingSpan[] {
  return hours.map(({ days, start, end }) => ({
    days: [...new Set(days)].toSorted((a, b) => a - b),
    start,
    end: end === 0 ? MINUTES_A_DAY : end,
  }));
}

export type ServingProblem = {
  /** Which of the spans. */
  readonly index: number;
  readonly code: 'no_days' | 'no_length' | 'repeated';
};

const keyOf = ({ days, start, end }: ServingSpan): string => `${days.join()} ${start} ${end}`;

/** Why hours are refused. */
export function findServingProblems(hours: ServingHours): ServingProblem[] {
  const keys = canonicalServingHours(hours).map(keyOf);
  return hours.flatMap(({ days, start, end }, index): ServingProblem[] => {
    if (days.length === 0) return [{ index, code: 'no_days' }];
    if (start === end) return [{ index, code: 'no_length' }];
    const key = keys[index];
    return key !== undefined && keys.indexOf(key) < index ? [{ index, code: 'repeated' }] : [];
  });
}
