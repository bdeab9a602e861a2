import type { LiveMessage } from '@comanda/contract/live';
import { startTransition, useCallback, useReducer, useState } from 'react';
import { applyOrderMessage, bookOf, emptyBook, type OrderBook } from './apply-order-message.ts';
import type { LiveSnapshot } from '../../lib/live/live-client.ts';

type Revised = { readonly id: number; readonly revision: number };

type HeldBook<Shape> = {
  readonly book: OrderBook<Shape>;
  /** Handles a message of the socket. */
  readonly receive: (message: LiveMessage<Shape>) => void;
  /** Stores an order from a response. */
  readonly storeOrder: (order: Shape) => void;
  /** Whether the whole list was received over the current connection. */
  readonly isCaughtUp: (connection: LiveSnapshot) => boolean;
};

/** The orders of a live screen, with optional initial orders. */
export function useOrderBook<Shape extends Revised>(known?: readonly Shape[]): HeldBook<Shape> {
  const [book, apply] = useReducer(applyOrderMessage<Shape>, known, (orders) =>
    orders ? bookOf(orders) : emptyBook<Shape>(),
  );
  const [caughtUpAt, setCaughtUpAt] = useState<number>();
  const receive = useCallback((message: LiveMessage<Shape>) => {
    if (message.event_type !== 'GET_ALL') return apply(message);
    const receivedAt = Date.now();
    // Up to two hundred orders at once: rendered as a transition, so that a press is handled in between.
    startTransition(() => {
      apply(message);
      setCaughtUpAt(receivedAt);
    });
  }, []);
  const storeOrder = useCallback((order: Shape) => {
    apply({ event_type: 'UPDATE_EVENT', order });
  }, []);
  const isCaughtUp = useCallback(
    ({ connectedSince }: LiveSnapshot) =>
      connectedSince !== undefined && caughtUpAt !== undefined && caughtUpAt >= connectedSince,
    [caughtUpAt],
  );
  return { book, receive, storeOrder, isCaughtUp };
}
