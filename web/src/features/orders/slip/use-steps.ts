import type { Order } from '@comanda/contract/orders';
import { useCallback, useLayoutEffect, useRef } from 'react';
import type { OfferedStatus } from '@comanda/domain/orders';
import type { StatusPresses } from '../status/use-press-status.ts';

/** Sets the status that a slip's button leads to. */
export type SetStatus = (order: Order, status: OfferedStatus, isByKey: boolean) => void;

/**
 * The presses behind one function that stays the same: with another one at each press, all slips would
 * be drawn again. A press by key takes the focus along; one by finger scrolls nothing.
 */
export function useSteps(presses: StatusPresses, follow: (orderID: number) => void): SetStatus {
  const latest = useRef({ presses, follow });
  useLayoutEffect(() => {
    latest.current = { presses, follow };
  });
  return useCallback((order, status, isByKey) => {
    if (isByKey) latest.current.follow(order.id);
    latest.current.presses.press(order, status);
  }, []);
}
