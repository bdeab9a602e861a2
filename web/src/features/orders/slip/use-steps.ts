import type { Order } from '@comanda/contract/orders';
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import type { OfferedStatus } from '@comanda/domain/orders';
import type { StatusPresses } from '../status/use-press-status.ts';

/** What the buttons of a slip do. After a press by key the focus moves with the slip. */
export type SlipSteps = {
  readonly setStatus: (order: Order, status: OfferedStatus, isByKey: boolean) => void;
  readonly setPrepared: (order: Order) => void;
  readonly accept: (order: Order, minutes: number, isByKey: boolean) => void;
  /** Asks for the time of an order, to accept it or to move what was promised. */
  readonly askTime: (order: Order, isByKey: boolean) => void;
  readonly askRefusal: (order: Order, isByKey: boolean) => void;
};

/**
 * Wraps the presses in functions that stay the same: a new function for each press would render all slips
 * again. A press by key moves the focus with the slip; a touch does not scroll.
 */
export function useSteps(presses: StatusPresses, follow: (orderID: number) => void): SlipSteps {
  const latest = useRef({ presses, follow });
  useLayoutEffect(() => {
    latest.current = { presses, follow };
  });
  const pressesFor = useCallback((order: Order, isByKey: boolean): StatusPresses => {
    if (isByKey) latest.current.follow(order.id);
    return latest.current.presses;
  }, []);
  return useMemo(
    () => ({
      setStatus: (order, status, isByKey) => {
        pressesFor(order, isByKey).press(order, status);
      },
      setPrepared: (order) => {
        latest.current.presses.prepare(order);
      },
      accept: (order, minutes, isByKey) => {
        pressesFor(order, isByKey).promise(order, { minutes });
      },
      askTime: (order, isByKey) => {
        pressesFor(order, isByKey).askTime(order);
      },
      askRefusal: (order, isByKey) => {
        pressesFor(order, isByKey).askRefusal(order);
      },
    }),
    [pressesFor],
  );
}
