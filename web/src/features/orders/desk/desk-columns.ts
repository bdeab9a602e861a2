import type { Order } from '@comanda/contract/orders';
import { isFinalStatus, type OrderStatus } from '@comanda/domain/orders';
import { activeColumns, deskStatus, passesFilter, type OrderFilter } from '../order-filter.ts';

export type DeskColumn = { readonly filter: OrderFilter; readonly orders: readonly Order[] };

/** The status by which an order hangs. */
export type PlaceOf = (order: Order) => OrderStatus;

/** What has waited longest comes first; of what is finished, what was ordered last. A later order has the larger number. */
function inOrderOfWork(orders: readonly Order[], isFinished: boolean): readonly Order[] {
  return orders.toSorted((a, b) => (isFinished ? b.id - a.id : a.id - b.id));
}

/** What hangs where: a column for each status of active orders, or the one status that is asked for. */
export function deskColumns(
  orders: readonly Order[],
  filter: OrderFilter,
  placeOf: PlaceOf,
): readonly DeskColumn[] {
  const shown = orders.filter((order) => passesFilter({ status: placeOf(order) }, filter));
  if (filter !== 'all') return [{ filter, orders: inOrderOfWork(shown, isFinalStatus(filter)) }];
  return activeColumns.map((status) => ({
    filter: status,
    orders: inOrderOfWork(
      shown.filter((order) => deskStatus(placeOf(order)) === status),
      false,
    ),
  }));
}
