import type { OrderTimes, QuoteRequest } from '@comanda/contract/orders';
import { useEffect, useRef, useState } from 'react';
import { readTimes } from '../api.ts';

const DEBOUNCE_MS = 300;

type Asked = {
  readonly pubId: number;
  readonly request: QuoteRequest;
  /** A working day of the pub; undefined for the first with a time. */
  readonly date: string | undefined;
  /** Asks again when it changes. */
  readonly reason: string;
};

export type Times = {
  readonly times: OrderTimes | undefined;
  readonly isPending: boolean;
  readonly isFailed: boolean;
  readonly retry: () => void;
};

/**
 * The times for which a basket can be ordered: asked when the guest opens the choice, shortly after each change of the
 * basket, the place or the order type, and when the page is back, since they fill up meanwhile.
 */
export function useTimes({ pubId, request, date, reason }: Asked): Times {
  const [held, setHeld] = useState<{ times?: OrderTimes; of: string; isFailed: boolean }>({
    of: '',
    isFailed: false,
  });
  const [round, setRound] = useState(0);
  const pause = useRef(0);
  const body = JSON.stringify({ ...request, ...(date !== undefined && { date }) });
  const of = `${body} ${reason} ${round}`;
  useEffect(() => {
    const stop = new AbortController();
    const load = async (): Promise<void> => {
      try {
        const times = await readTimes(pubId, JSON.parse(body) as QuoteRequest, stop.signal);
        if (!stop.signal.aborted) setHeld({ times, of, isFailed: false });
      } catch {
        if (!stop.signal.aborted) setHeld((old) => ({ ...old, of, isFailed: true }));
      }
    };
    const loadIfSeen = (): void => {
      if (document.visibilityState === 'visible') void load();
    };
    const timer = window.setTimeout(load, pause.current);
    pause.current = DEBOUNCE_MS;
    document.addEventListener('visibilitychange', loadIfSeen);
    window.addEventListener('online', loadIfSeen);
    return () => {
      stop.abort();
      window.clearTimeout(timer);
      document.removeEventListener('visibilitychange', loadIfSeen);
      window.removeEventListener('online', loadIfSeen);
    };
  }, [pubId, body, of]);
  return {
    times: held.times,
    isPending: held.of !== of,
    isFailed: held.isFailed && held.of === of,
    retry: () => setRound(round + 1),
  };
}
