import type { Order } from '@comanda/contract/orders';
import { countsAs, isFinalStatus, type OrderStatus } from '@comanda/domain/orders';
import { activeColumns, passesFilter, type OrderFilter } from './order-filter.ts';
import { isFoundBy, isOpenAt } from './search/find-orders.ts';
import type { DeskChoice } from './use-desk-choice.ts';

export type DeskColumn = { readonly filter: OrderFilter; readonly orders: readonly Order[] };

/** The status that decides in which column an order is shown. */
export type ColumnStatusOf = (order: Order) => OrderStatus;

/** Active orders: oldest first; finished ones: newest first. A later order has the larger number. */
function inOrderOfWork(orders: readonly Order[], isFinished: boolean): readonly Order[] {
  return orders.toSorted((a, b) => (isFinished ? b.id - a.id : a.id - b.id));
}

/** Whether the choice gives one list of mixed statuses: a table's orders or search results. */
export const isOneList = ({ table, words }: DeskChoice): boolean =>
  table !== undefined || words.trim() !== '';

/** Search results may include finished orders; active ones come first. */
function oneList(
  orders: readonly Order[],
  choice: DeskChoice,
  placeOf: ColumnStatusOf,
): DeskColumn {
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

/** The columns of the desk: one for each status of active orders, or one list of search results. */
export function deskColumns(
  all: readonly Order[],
  choice: DeskChoice,
  placeOf: ColumnStatusOf,
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
