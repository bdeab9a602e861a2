import { isOfferedFor, isUnseen, waitsForAnswer, type OfferedStatus } from '@comanda/domain/orders';
import { usePubOrders } from '../../live/pub-orders-context.ts';
import { useMarkOpened } from '../../live/order-api.ts';
import { oneTapMinutes } from '../../promise/answer-buttons.tsx';
import type { StatusPresses } from '../../status/use-press-status.ts';
import { orderFilters } from '../../live/order-filter.ts';

/** What keys do with the order whose slip has the focus, where it fits the order. */
export type KeyPresses = {
  readonly setStatus: (orderID: number, status: OfferedStatus) => void;
  readonly accept: (orderID: number) => void;
  readonly askTime: (orderID: number) => void;
  readonly askRefusal: (orderID: number) => void;
};

export function useKeyPresses(presses: StatusPresses): KeyPresses {
  const { pub, findOrder } = usePubOrders();
  const { mutate: markOpened } = useMarkOpened();
  return {
    setStatus: (orderID, status) => {
      const order = findOrder(orderID);
      if (order && isOfferedFor(status, order.order_type)) presses.press(order, status);
    },
    accept: (orderID) => {
      const order = findOrder(orderID);
      if (order && isUnseen(order)) markOpened(orderID);
      if (!order || !waitsForAnswer(order.status)) return;
      presses.promise(order, { minutes: oneTapMinutes(pub, order.order_type, new Date()) });
    },
    askTime: (orderID) => {
      const order = findOrder(orderID);
      // One for later has its own time.
      if (!order || order.is_ahead === true) return;
      if (waitsForAnswer(order.status) || order.status === 'preparing') presses.askTime(order);
    },
    askRefusal: (orderID) => {
      const order = findOrder(orderID);
      if (order && waitsForAnswer(order.status)) presses.askRefusal(order);
    },
  };
}

/** Keys 1 to 5, in the order of the offered statuses. */
function statusOfKey(key: string): OfferedStatus | undefined {
  const filter = /^[1-5]$/.test(key) ? orderFilters[Number(key)] : undefined;
  return filter === 'all' ? undefined : filter;
}

/** By letter or by key position: a Cyrillic keyboard has no A, no R and no T. */
const isLetter = ({ key, code }: KeyboardEvent, letter: 'A' | 'R' | 'T'): boolean =>
  key.toUpperCase() === letter || code === `Key${letter}`;

/** 1 to 5 set a status, A accepts with the usual minutes or stops the bell of an order that was accepted by itself, T asks for the time, R asks why the order is refused. */
export function pressOfKey(
  event: KeyboardEvent,
  { setStatus, accept, askTime, askRefusal }: KeyPresses,
): ((orderID: number) => void) | undefined {
  const status = statusOfKey(event.key);
  if (status !== undefined) {
    return (orderID) => {
      setStatus(orderID, status);
    };
  }
  if (isLetter(event, 'A')) return accept;
  if (isLetter(event, 'R')) return askRefusal;
  return isLetter(event, 'T') ? askTime : undefined;
}
