import type { Order } from '@comanda/contract/orders';
import { useCallback, useLayoutEffect, useRef } from 'react';
import type { OfferedStatus } from '@comanda/domain/orders';
import type { StatusPresses } from '../status/use-press-status.ts';

/** Sets the status of a slip's button. */
export type SetStatus = (order: Order, status: OfferedStatus, isByKey: boolean) => void;

/**
 * Wraps the presses in one stable function: a new function for each press would render all slips
 * again. A press by key moves the focus with the slip; a touch does not scroll.
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
