import type { Quote } from '@comanda/contract/orders';
import { addedMinutes, endIfAhead, type OrderType } from '@comanda/domain/orders';
import { useEffect, useState } from 'react';

/** What the pub has set for some time, as far as it is not over by the device's clock. */
export type ShownStates = {
  readonly pausedUntil: Readonly<Record<OrderType, string | undefined>>;
  /** 0 unless the pub is busy. */
  readonly addedMinutes: number;
};

type States = Pick<Quote, 'paused_until' | 'busy_minutes' | 'busy_until'>;

const NONE: States = {
  paused_until: { delivery: null, in_place: null },
  busy_minutes: 0,
  busy_until: null,
};
const LONGEST_TIMER_MS = 86_400_000;

/** Renders again at the next end: it needs no quote and no connection. */
function useNextEnd(ends: readonly (string | undefined)[]): void {
  const [, setEnded] = useState(0);
  const next = ends.flatMap((end) => (end === undefined ? [] : Date.parse(end)));
  const first = Math.min(...next);
  useEffect(() => {
    if (!Number.isFinite(first)) return undefined;
    const leftMs = Math.min(first - Date.now(), LONGEST_TIMER_MS);
    const timer = window.setTimeout(() => setEnded((count) => count + 1), leftMs);
    return () => window.clearTimeout(timer);
  }, [first]);
}

/** The states of the last quote, each until its end. */
export function useStates(quote: States = NONE): ShownStates {
  const now = new Date();
  const { paused_until: paused, busy_minutes: minutes, busy_until: until } = quote;
  const pausedUntil = {
    delivery: endIfAhead(paused.delivery, now),
    in_place: endIfAhead(paused.in_place, now),
  };
  useNextEnd([pausedUntil.delivery, pausedUntil.in_place, endIfAhead(until, now)]);
  return { pausedUntil, addedMinutes: addedMinutes({ minutes, until }, now) };
}
