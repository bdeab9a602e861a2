import type { Order } from '@comanda/contract/orders';
import { isAhead } from '@comanda/domain/later';
import {
  countsAs,
  isInProcess,
  isUnseen,
  offeredStatuses,
  type OfferedStatus,
  type OrderStatus,
} from '@comanda/domain/orders';

export type OrderFilter = 'all' | OfferedStatus;

export const orderFilters: readonly OrderFilter[] = ['all', ...offeredStatuses];

/** The columns of a wide desk. */
export const activeColumns = offeredStatuses.filter((status) => isInProcess(status));

type WithStatus = { readonly status: OrderStatus };

/** The filter `all` hides completed and canceled orders. */
export function passesFilter(order: WithStatus, filter: OrderFilter): boolean {
  return filter === 'all' ? isInProcess(order.status) : countsAs(order.status) === filter;
}

export function isOrderFilter(value: unknown): value is OrderFilter {
  return orderFilters.some((filter) => filter === value);
}

export type OrderCounts = Readonly<Record<OfferedStatus, number>> & {
  /** Unfinished ones that need somebody's work now. */
  readonly active: number;
  /** Accepted ones whose kitchen has not begun with them. */
  readonly later: number;
};

type Waiting = Pick<Order, 'status' | 'is_ahead' | 'accepted_by_itself' | 'opened_at'>;

/** Whether an order for later waits aside for its time. One that was accepted by itself has to be seen by a person first. */
export const standsAside = (order: Waiting): boolean => isAhead(order) && !isUnseen(order);

/** The count of orders by status, and the counts of unfinished ones. */
export function countOrders(orders: readonly Waiting[]): OrderCounts {
  const counts = { not_handled: 0, preparing: 0, at_courier: 0, completed: 0, canceled: 0 };
  let active = 0;
  let later = 0;
  for (const order of orders) {
    const { status } = order;
    if (isAhead(order)) later += 1;
    if (standsAside(order)) continue;
    counts[countsAs(status)] += 1;
    if (isInProcess(status)) active += 1;
  }
  return { ...counts, active, later };
}

/** Those whose kitchen has not begun with them, in the sequence of their times. */
export const laterOrders = (orders: readonly Order[]): readonly Order[] =>
  orders
    .filter(isAhead)
    .toSorted((a, b) => (a.wanted_from ?? '').localeCompare(b.wanted_from ?? '') || a.id - b.id);
