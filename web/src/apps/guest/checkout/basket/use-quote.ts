import type { Quote, QuoteRequest } from '@comanda/contract/orders';
import type { OrderType } from '@comanda/domain/orders';
import { useEffect, useState } from 'react';
import { readQuote } from '../api.ts';
import type { Refused } from '../sending/send-order.ts';

const DEBOUNCE_MS = 300;
/** Opening hours and prices may change while the sheet is open. */
const REFRESH_MS = 60_000;

/** The quoted order, and the refusal before it. */
type QuotedOrder = {
  readonly of: string;
  readonly type: OrderType | undefined;
  readonly after: Refused | undefined;
};

export type QuoteState = {
  readonly quote: Quote | undefined;
  /** The same quote, unless it is for the other order type: then its prices do not apply. */
  readonly ofType: Quote | undefined;
  readonly isPending: boolean;
  readonly isFailed: boolean;
  /** The order's total that was last shown to the guest, on the button. */
  readonly total: number | undefined;
};

/**
 * The live price of the basket: requested shortly after each change, and once a minute. A refused
 * order requests it again too; until then the total from the refusal counts.
 */
export function useQuote(
  pubId: number,
  request: QuoteRequest,
  refused: Refused | undefined,
): QuoteState {
  const requestKey = JSON.stringify(request);
  const [state, setState] = useState<Omit<QuoteState, 'total' | 'ofType'> & QuotedOrder>({
    quote: undefined,
    isPending: true,
    isFailed: false,
    of: '',
    type: undefined,
    after: undefined,
  });
  useEffect(() => {
    const stop = new AbortController();
    const parsed = JSON.parse(requestKey) as QuoteRequest;
    const load = async (): Promise<void> => {
      try {
        const quote = await readQuote(pubId, parsed, stop.signal);
        const { order_type: type } = parsed;
        setState({
          quote,
          isPending: false,
          isFailed: false,
          of: requestKey,
          type,
          after: refused,
        });
      } catch {
        if (stop.signal.aborted) return;
        setState((old) => ({ ...old, isPending: false, isFailed: true, of: requestKey }));
      }
    };
    const first = window.setTimeout(load, DEBOUNCE_MS);
    const again = window.setInterval(load, REFRESH_MS);
    window.addEventListener('online', load);
    return () => {
      stop.abort();
      window.clearTimeout(first);
      window.clearInterval(again);
      window.removeEventListener('online', load);
    };
  }, [pubId, requestKey, refused]);
  const refusedTotal = refused === state.after ? undefined : refused?.facts['client_total'];
  const ofType = state.type === request.order_type ? state.quote : undefined;
  // While the delivery's price is unknown there is no total.
  const isWhole = request.order_type === 'in_place' || ofType?.delivery_price !== null;
  return {
    ...state,
    ofType,
    isPending: state.isPending || state.of !== requestKey,
    total:
      typeof refusedTotal === 'number' ? refusedTotal : isWhole ? ofType?.client_total : undefined,
  };
}
