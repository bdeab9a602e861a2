import { PAST_DAYS } from '@comanda/domain/hours';

/** A rule that refuses at a moment: since when, and until when. Undefined: not known, or not by the time alone. */
export type RefusedSpan = { readonly since: Date | undefined; readonly until: Date | undefined };

/** Those of the rules that refuse at a moment; none when the order is taken. */
type SpansAt = (at: Date) => Promise<readonly RefusedSpan[]>;

const DAY_MS = 24 * 60 * 60_000;
export const FUTURE_DAYS = 366;
/** Hours that never meet are not tried for a whole year: each leap judges the order once. */
const MOST_LEAPS = 60;

type Edge = (spans: readonly RefusedSpan[]) => number;

/** Before the earliest start nothing is known to refuse; a start that is not known is never. */
const earliestSince: Edge = (spans) =>
  Math.min(...spans.map(({ since }) => since?.getTime() ?? Number.NEGATIVE_INFINITY));
/** Before the latest end something still refuses. */
const latestUntil: Edge = (spans) =>
  Math.max(...spans.map(({ until }) => until?.getTime() ?? Number.POSITIVE_INFINITY));

/**
 * Until when an order was taken that is refused at a moment: leaps from one start of a refusal to the one before it, at
 * most `PAST_DAYS` back. Undefined when it is taken, or when nothing is found.
 */
export async function takenUntil(at: Date, spansAt: SpansAt): Promise<Date | undefined> {
  let spans = await spansAt(at);
  if (spans.length === 0) return undefined;
  const earliest = at.getTime() - PAST_DAYS * DAY_MS;
  for (let leap = 0; leap < MOST_LEAPS; leap += 1) {
    const end = earliestSince(spans);
    if (end < earliest) return undefined;
    spans = await spansAt(new Date(end - 1));
    if (spans.length === 0) return new Date(end);
  }
  return undefined;
}

/** From when on an order is taken that is refused at a moment: likewise, at most `FUTURE_DAYS` ahead. */
export async function takenFrom(at: Date, spansAt: SpansAt): Promise<Date | undefined> {
  let spans = await spansAt(at);
  if (spans.length === 0) return undefined;
  const latest = at.getTime() + FUTURE_DAYS * DAY_MS;
  for (let leap = 0; leap < MOST_LEAPS; leap += 1) {
    const start = latestUntil(spans);
    if (start > latest) return undefined;
    spans = await spansAt(new Date(start));
    if (spans.length === 0) return new Date(start);
  }
  return undefined;
}
