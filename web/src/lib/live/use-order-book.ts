import type { LiveMessage } from '@comanda/contract/live';
import { useCallback, useReducer, useState } from 'react';
import { applyOrderMessage, emptyBook, type OrderBook } from './apply-order-message.ts';
import type { LiveSnapshot } from './live-client.ts';

type Revised = { readonly id: number; readonly revision: number };

type HeldBook<Shape> = {
  readonly book: OrderBook<Shape>;
  /** Takes a message of the socket. */
  readonly receive: (message: LiveMessage<Shape>) => void;
  /** Takes an order that a call has answered. */
  readonly keep: (order: Shape) => void;
  /** Whether the whole list has come over the connection that there is now. */
  readonly isCaughtUp: (connection: LiveSnapshot) => boolean;
};

/** The orders of a live screen. */
export function useOrderBook<Shape extends Revised>(): HeldBook<Shape> {
  const [book, apply] = useReducer(applyOrderMessage<Shape>, undefined, emptyBook<Shape>);
  const [caughtUpAt, setCaughtUpAt] = useState<number>();
  const receive = useCallback((message: LiveMessage<Shape>) => {
    apply(message);
    if (message.event_type === 'GET_ALL') setCaughtUpAt(Date.now());
  }, []);
  const keep = useCallback((order: Shape) => {
    apply({ event_type: 'UPDATE_EVENT', order });
  }, []);
  const isCaughtUp = useCallback(
    ({ connectedSince }: LiveSnapshot) =>
      connectedSince !== undefined && caughtUpAt !== undefined && caughtUpAt >= connectedSince,
    [caughtUpAt],
  );
  return { book, receive, keep, isCaughtUp };
}
