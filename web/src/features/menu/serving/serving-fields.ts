import type { ServingSpan } from '@comanda/contract/menu';
import { HOURS_STEP, MINUTES_A_DAY } from '@comanda/domain/hours';
import { findServingProblems, type ServingHours } from '@comanda/domain/menu';
import { clockOf } from '../../../lib/format/week-hours.ts';

/** Hours as their form holds them: the times stay as typed until it is sent. */
export type SpanFields = {
  readonly days: readonly number[];
  readonly start: string;
  readonly end: string;
};

export type ServingFields = { readonly isAlways: boolean; readonly spans: readonly SpanFields[] };

export const WORKDAYS: readonly number[] = [0, 1, 2, 3, 4];
export const WEEKEND: readonly number[] = [5, 6];
export const EVERY_DAY: readonly number[] = [...WORKDAYS, ...WEEKEND];

/** A breakfast: the commonest hours are one press away. */
export const NEW_SPAN: SpanFields = { days: EVERY_DAY, start: '08:00', end: '11:30' };

export function servingFields(hours: ServingHours): ServingFields {
  return {
    isAlways: hours.length === 0,
    spans: hours.map(({ days, start, end }) => ({
      days,
      start: clockOf(start),
      end: clockOf(end % MINUTES_A_DAY),
    })),
  };
}

function readTime(typed: string): number | undefined {
  const [, hours, minutes] = /^(\d\d):(\d\d)$/.exec(typed) ?? [];
  const read = Number(hours) * 60 + Number(minutes);
  return read < MINUTES_A_DAY && read % HOURS_STEP === 0 ? read : undefined;
}

/** A field for a time has no 24:00: as an end, midnight is that of its day. */
function readSpan({ days, start, end }: SpanFields): ServingSpan | undefined {
  const [from, to] = [readTime(start), readTime(end)];
  if (from === undefined || to === undefined) return undefined;
  return { days: [...days], start: from, end: to === 0 ? MINUTES_A_DAY : to };
}

export type SpanProblem = 'no_days' | 'no_start' | 'no_end' | 'no_length' | 'repeated';

/** What is wrong with each of the spans, in their order. */
export function servingProblems({ isAlways, spans }: ServingFields): (SpanProblem | undefined)[] {
  if (isAlways) return spans.map(() => undefined);
  const read = spans.map(readSpan);
  // A span whose times cannot be read yet is compared with no other.
  const known = read.flatMap((span, at) => (span ? [{ span, at }] : []));
  const found = new Map(
    findServingProblems(known.map(({ span }) => span)).map(({ index, code }) => [
      known[index]?.at,
      code,
    ]),
  );
  return spans.map(({ start, end }, index) => {
    if (readTime(start) === undefined) return 'no_start';
    if (readTime(end) === undefined) return 'no_end';
    return found.get(index);
  });
}

export const isServingRight = (fields: ServingFields): boolean =>
  servingProblems(fields).every((problem) => problem === undefined);

/** The hours of the fields as far as they can be read; none is always. */
export function readServing({ isAlways, spans }: ServingFields): ServingSpan[] {
  return isAlways ? [] : spans.flatMap((span) => readSpan(span) ?? []);
}

/** Hours are sent only if they were changed here: somebody else may have changed them meanwhile. */
export function changedServing(
  before: ServingHours,
  fields: ServingFields,
): { serving_hours?: ServingSpan[] } {
  const after = readServing(fields);
  const isSame = JSON.stringify(readServing(servingFields(before))) === JSON.stringify(after);
  return isSame ? {} : { serving_hours: after };
}
