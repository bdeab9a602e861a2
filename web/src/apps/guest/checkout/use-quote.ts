import type { Quote, QuoteRequest } from '@comanda/contract/orders';
import { useEffect, useState } from 'react';
import { readQuote } from './api.ts';

const DEBOUNCE_MS = 300;
/** Opening hours and prices move on while a guest thinks. */
const REFRESH_MS = 60_000;

export type QuoteState = {
  readonly quote: Quote | undefined;
  readonly isPending: boolean;
  readonly isFailed: boolean;
};

/** The live price of the basket: asked again a moment after each change, and once a minute. */
export function useQuote(pubId: number, request: QuoteRequest): QuoteState {
  const wanted = JSON.stringify(request);
  const [state, setState] = useState<QuoteState & { readonly of: string }>({
    quote: undefined,
    isPending: true,
    isFailed: false,
    of: '',
  });
  useEffect(() => {
    const stop = new AbortController();
    const parsed = JSON.parse(wanted) as QuoteRequest;
    const ask = async (): Promise<void> => {
      try {
        const quote = await readQuote(pubId, parsed, stop.signal);
        setState({ quote, isPending: false, isFailed: false, of: wanted });
      } catch {
        if (stop.signal.aborted) return;
        setState((old) => ({ ...old, isPending: false, isFailed: true, of: wanted }));
      }
    };
    const first = window.setTimeout(ask, DEBOUNCE_MS);
    const again = window.setInterval(ask, REFRESH_MS);
    window.addEventListener('online', ask);
    return () => {
      stop.abort();
      window.clearTimeout(first);
      window.clearInterval(again);
      window.removeEventListener('online', ask);
    };
  }, [pubId, wanted]);
  return { ...state, isPending: state.isPending || state.of !== wanted };
}
