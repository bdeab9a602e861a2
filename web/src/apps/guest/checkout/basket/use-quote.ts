import type { Quote, QuoteRequest } from '@comanda/contract/orders';
import { orderTypeTable, refusalWhenOff, type OrderType } from '@comanda/domain/orders';
import { useEffect, useRef, useState } from 'react';
import { readQuote } from '../api.ts';
import type { Refused } from '../sending/send-order.ts';
import { useStates, type ShownStates } from './use-states.ts';

const DEBOUNCE_MS = 300;
/** Opening hours and prices may change while the sheet is open. */
const REFRESH_MS = 60_000;
/** A guest who cannot order sees soon that it is possible again. */
const REFRESH_CLOSED_MS = 15_000;

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
  /** Why the order would be refused now, or why it was when it was sent. */
  readonly refusal: Pick<Refused, 'code' | 'facts'> | undefined;
  /** The types that can be ordered for later: of these also a paused one can be chosen. */
  readonly laterTypes: readonly OrderType[];
  /** Why no order of this type can be sent now, whatever is typed. */
  readonly closedBy: Pick<Refused, 'code' | 'facts'> | undefined;
} & ShownStates;

type HeldQuote = Pick<QuoteState, 'quote' | 'isPending' | 'isFailed'> & QuotedOrder;

/** With these no field helps: the pub takes no order of this type now. */
const closing = new Set<string>([
  'pub_expired',
  ...Object.values(refusalWhenOff),
  'pub_is_closed',
  'pub_is_paused',
]);

/** A refused order is quoted again: the quote knows when a pause is over, or was ended by hand. */
function refusalOf(refused: Refused | undefined, { quote, after }: HeldQuote, isPaused: boolean) {
  const isOver = !isPaused && after === refused;
  return [refused, quote?.refusal].find(
    (refusal) => refusal && !(isOver && refusal.code === 'pub_is_paused'),
  );
}

/**
 * The live price of the basket: requested at once when the sheet opens, shortly after each change, and once a minute, or
 * more often while the pub takes no such order. A refused order requests it again too; until then the total from the
 * refusal counts.
 */
export function useQuote(
  pubId: number,
  request: QuoteRequest,
  refused: Refused | undefined,
): QuoteState {
  const requestKey = JSON.stringify(request);
  const [state, setState] = useState<HeldQuote>({
    quote: undefined,
    isPending: true,
    isFailed: false,
    of: '',
    type: undefined,
    after: undefined,
  });
  const pause = useRef(0);
  useEffect(() => {
    const stop = new AbortController();
    const parsed = JSON.parse(requestKey) as QuoteRequest;
    let next = 0;
    const load = async (): Promise<void> => {
      window.clearTimeout(next);
      next = window.setTimeout(load, REFRESH_MS);
      try {
        const quote = await readQuote(pubId, parsed, stop.signal);
        if (stop.signal.aborted) return;
        if (closing.has(quote.refusal?.code ?? '')) {
          window.clearTimeout(next);
          next = window.setTimeout(load, REFRESH_CLOSED_MS);
        }
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
    next = window.setTimeout(load, pause.current);
    pause.current = DEBOUNCE_MS;
    window.addEventListener('online', load);
    return () => {
      stop.abort();
      window.clearTimeout(next);
      window.removeEventListener('online', load);
    };
  }, [pubId, requestKey, refused]);
  const states = useStates(state.quote);
  const refusedTotal = refused === state.after ? undefined : refused?.facts['client_total'];
  const ofType = state.type === request.order_type ? state.quote : undefined;
  const isPaused = states.pausedUntil[request.order_type] !== undefined;
  const quoted = refusalOf(undefined, { ...state, after: undefined }, isPaused);
  // While the delivery's price is unknown there is no total.
  const isWhole =
    !orderTypeTable.hasDeliveryPrice[request.order_type] || ofType?.delivery_price !== null;
  return {
    ...state,
    ...states,
    refusal: refusalOf(refused, state, isPaused) ?? undefined,
    closedBy: ofType && quoted && closing.has(quoted.code) ? quoted : undefined,
    ofType,
    laterTypes: state.quote?.later_types ?? [],
    isPending: state.isPending || state.of !== requestKey,
    total:
      typeof refusedTotal === 'number' ? refusedTotal : isWhole ? ofType?.client_total : undefined,
  };
}
