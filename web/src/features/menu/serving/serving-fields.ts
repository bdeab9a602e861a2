import type { ServingSpan } from '@comanda/contract/menu';
import { findServingProblems, type ServingHours } from '@comanda/domain/menu';
import {
  EVERY_DAY,
  readTimes,
  timeFields,
  unreadTime,
  type SpanFields,
  type SpanProblem,
} from '../../../product/week/span-fields.ts';

export type ServingFields = { readonly isAlways: boolean; readonly spans: readonly SpanFields[] };

/** A breakfast: the commonest hours are one press away. */
export const NEW_SPAN: SpanFields = { days: EVERY_DAY, start: '08:00', end: '11:30' };

export function servingFields(hours: ServingHours): ServingFields {
  return {
    isAlways: hours.length === 0,
    spans: hours.map((span) => ({ days: span.days, ...timeFields(span) })),
  };
}

function readSpan(span: SpanFields): ServingSpan | undefined {
  const times = readTimes(span);
  return times && { days: [...span.days], ...times };
}

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
  return spans.map((span, index) => unreadTime(span) ?? found.get(index));
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
