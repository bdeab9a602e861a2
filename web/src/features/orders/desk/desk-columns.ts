import type { Order } from '@comanda/contract/orders';
import { countsAs, isFinalStatus, type OrderStatus } from '@comanda/domain/orders';
import { activeColumns, passesFilter, type OrderFilter } from './order-filter.ts';
import { isFoundBy, isOpenAt } from './search/find-orders.ts';
import type { DeskChoice } from './use-desk-choice.ts';

export type DeskColumn = { readonly filter: OrderFilter; readonly orders: readonly Order[] };

/** The status by which an order hangs. */
export type PlaceOf = (order: Order) => OrderStatus;

/** What has waited longest comes first; of what is finished, what was ordered last. A later order has the larger number. */
function inOrderOfWork(orders: readonly Order[], isFinished: boolean): readonly Order[] {
  return orders.toSorted((a, b) => (isFinished ? b.id - a.id : a.id - b.id));
}

/** Whether the choice is one list of mixed statuses: a table's orders, or what was found. */
export const isOneList = ({ table, words }: DeskChoice): boolean =>
  table !== undefined || words.trim() !== '';

/** What somebody looks for may be finished already; what still waits comes first. */
function oneList(orders: readonly Order[], choice: DeskChoice, placeOf: PlaceOf): DeskColumn {
  const { filter, table, words } = choice;
  const found = orders.filter((order) => {
    const placed = { ...order, status: placeOf(order) };
    if (table !== undefined) return isOpenAt(placed, table);
    return isFoundBy(order, words) && (filter === 'all' || passesFilter(placed, filter));
  });
  const [waiting, finished] = [false, true].map((isFinished) =>
    inOrderOfWork(
      found.filter((order) => isFinalStatus(placeOf(order)) === isFinished),
      isFinished,
    ),
  );
  return { filter, orders: [...(waiting ?? []), ...(finished ?? [])] };
}

/** What hangs where: a column for each status of active orders, or one list of what is asked for. */
export function deskColumns(
  all: readonly Order[],
  choice: DeskChoice,
  placeOf: PlaceOf,
): readonly DeskColumn[] {
  const { filter, orderType } = choice;
  const orders = orderType ? all.filter(({ order_type: type }) => type === orderType) : all;
  if (isOneList(choice)) return [oneList(orders, choice, placeOf)];
  const shown = orders.filter((order) => passesFilter({ status: placeOf(order) }, filter));
  if (filter !== 'all') return [{ filter, orders: inOrderOfWork(shown, isFinalStatus(filter)) }];
  return activeColumns.map((status) => ({
    filter: status,
    orders: inOrderOfWork(
      shown.filter((order) => countsAs(placeOf(order)) === status),
      false,
    ),
  }));
}
