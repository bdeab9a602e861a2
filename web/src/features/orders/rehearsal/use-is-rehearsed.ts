import { isRehearsed } from '@comanda/domain/orders';
import { usePubOrders } from '../live/pub-orders-context.ts';

/** Whether a person has answered one of the rehearsal orders on this screen. */
export function useIsRehearsed(): boolean {
  const { orders } = usePubOrders();
  return orders.some((order) => order.is_rehearsal && isRehearsed(order));
}
