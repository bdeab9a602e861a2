import type { Quote } from '@comanda/contract/orders';
import { addedMinutes, byOrderType, endIfAhead, type OrderType } from '@comanda/domain/orders';
import { useEffect, useState } from 'react';

/** What the pub has set for some time, as far as it is not over by the device's clock. */
export type ShownStates = {
  readonly pausedUntil: Readonly<Record<OrderType, string | undefined>>;
  /** 0 unless the pub is busy. */
  readonly addedMinutes: number;
};

type States = Pick<Quote, 'paused_until' | 'busy_minutes' | 'busy_until'>;

const NONE: States = {
  paused_until: byOrderType(() => null),
  busy_minutes: 0,
  busy_until: null,
};
const LONGEST_TIMER_MS = 24 * 60 * 60_000;

/** The current time, read again at the next of these ends: it needs no quote and no connection. */
function useTimeAtEnds(ends: readonly (string | null)[]): Date {
  const [nowMs, setNowMs] = useState(() => Date.now());
  const ahead = ends.flatMap((end) => endIfAhead(end, new Date(nowMs)) ?? []);
  const next = Math.min(...ahead.map((end) => Date.parse(end)));
  useEffect(() => {
    if (!Number.isFinite(next)) return undefined;
    const leftMs = next - Date.now();
    // A longer time than a timer can wait: the quote is read again long before.
    if (leftMs > LONGEST_TIMER_MS) return undefined;
    // A timer may be early by a moment.
    const timer = window.setTimeout(() => setNowMs(Math.max(next, Date.now())), leftMs);
    return () => window.clearTimeout(timer);
  }, [next]);
  return new Date(nowMs);
}

/** The states of the last quote, each until its end. */
export function useStates(quote: States = NONE): ShownStates {
  const { paused_until: paused, busy_minutes: minutes, busy_until: until } = quote;
  const now = useTimeAtEnds([...Object.values(paused), until]);
  return {
    pausedUntil: byOrderType((type) => endIfAhead(paused[type], now)),
    addedMinutes: addedMinutes({ minutes, until }, now),
  };
}
