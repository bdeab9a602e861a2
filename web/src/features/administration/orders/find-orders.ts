import type { AdminOrder } from '@comanda/contract/administration';
import { foldText, holdsWords } from '@comanda/domain/text';
import { isInProcess } from '@comanda/domain/orders';

/** Newest first; one that is finished is told of once more and goes. */
export function inProcess(orders: Iterable<AdminOrder>): readonly AdminOrder[] {
  return [...orders].filter(({ status }) => isInProcess(status)).toSorted((a, b) => b.id - a.id);
}

/** Those of the pubs that are searched for, or the one of the number. */
export function findOrders(orders: readonly AdminOrder[], search: string): readonly AdminOrder[] {
  const words = foldText(search);
  if (words === '') return orders;
  return orders.filter((order) => holdsWords(foldText(`${order.pub_name} ${order.id}`), words));
}
