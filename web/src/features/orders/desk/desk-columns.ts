import type { Order } from '@comanda/contract/orders';
import { countsAs, isFinalStatus, isUnseen, type OrderStatus } from '@comanda/domain/orders';
import type { HeldList } from '../../../product/hold/hold.ts';
import {
  activeColumns,
  passesFilter,
  standsAside,
  type OrderFilter,
} from '../live/order-filter.ts';
import { isOpenAt } from './search/open-at-table.ts';
import type { DeskChoice } from '../live/use-desk-choice.ts';

/** Named after its filter. */
export type DeskColumn = HeldList<Order, OrderFilter>;

/** The status that decides in which column an order is shown. */
type ColumnStatusOf = (order: Order) => OrderStatus;

type Placing = {
  readonly placeOf: ColumnStatusOf;
  /** The late orders, first the one that has been late for the longest time. */
  readonly lateIds: readonly number[];
  /** Whether active orders begin with the one that has waited for the longest time, instead of the newest. */
  readonly isLongestFirst: boolean;
  /** Whether a search finds the order. */
  readonly isFoundBy: (order: Order, words: string) => boolean;
};

/** A later order has the larger id. */
const newestFirst = (orders: readonly Order[]): readonly Order[] =>
  orders.toSorted((a, b) => b.id - a.id);

/** Active orders: the newest first, or those that ring unseen, then the late ones, then the oldest. */
function activeOnes(
  orders: readonly Order[],
  { lateIds, isLongestFirst }: Pick<Placing, 'lateIds' | 'isLongestFirst'>,
): readonly Order[] {
  if (!isLongestFirst) return newestFirst(orders);
  const rankOf = (order: Order) => {
    if (isUnseen(order)) return -1;
    const late = lateIds.indexOf(order.id);
    return late === -1 ? lateIds.length : late;
  };
  return orders.toSorted((a, b) => rankOf(a) - rankOf(b) || a.id - b.id);
}

/** Whether the choice leaves orders out for another reason than their status. */
export const isNarrowed = (choice: DeskChoice): boolean =>
  isOneList(choice) || choice.orderType !== undefined || choice.courierID !== undefined;

/** Whether the choice gives one list of mixed statuses: a table's orders or search results. */
export const isOneList = ({ table, words }: DeskChoice): boolean =>
  table !== undefined || words.trim() !== '';

/** Search results may include finished orders; active ones come first, and before them the one of the typed number. */
function oneList(orders: readonly Order[], choice: DeskChoice, placing: Placing): DeskColumn {
  const { filter, table, words } = choice;
  const { placeOf, isFoundBy } = placing;
  const found = orders.filter((order) => {
    const placed = { ...order, status: placeOf(order) };
    if (table !== undefined) return isOpenAt(placed, table);
    return isFoundBy(order, words) && (filter === 'all' || passesFilter(placed, filter));
  });
  const finished = found.filter((order) => isFinalStatus(placeOf(order)));
  const waiting = found.filter((order) => !isFinalStatus(placeOf(order)));
  const hasNumber = ({ number }: Order) => String(number) === words.trim().replace(/^#/, '');
  const rows = [...activeOnes(waiting, placing), ...newestFirst(finished)];
  return {
    name: filter,
    rows: [...rows.filter(hasNumber), ...rows.filter((one) => !hasNumber(one))],
  };
}

/**
 * The columns of the desk: one for each status of active orders, without those for later that wait for their time; or one
 * list of search results, with them.
 */
export function deskColumns(
  all: readonly Order[],
  choice: DeskChoice,
  placing: Placing,
): readonly DeskColumn[] {
  const { filter, orderType, courierID } = choice;
  const { placeOf } = placing;
  const orders = all.filter(
    (order) =>
      (orderType === undefined || order.order_type === orderType) &&
      (courierID === undefined || order.courier_info.reserver_courier_id === courierID),
  );
  if (isOneList(choice)) return [oneList(orders, choice, placing)];
  const shown = orders.filter((order) => {
    const placed = { ...order, status: placeOf(order) };
    return passesFilter(placed, filter) && !standsAside(placed);
  });
  if (filter !== 'all' && isFinalStatus(filter))
    return [{ name: filter, rows: newestFirst(shown) }];
  if (filter !== 'all') return [{ name: filter, rows: activeOnes(shown, placing) }];
  return activeColumns.map((status) => ({
    name: status,
    rows: activeOnes(
      shown.filter((order) => countsAs(placeOf(order)) === status),
      placing,
    ),
  }));
}
