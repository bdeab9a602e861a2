import {
  countsAs,
  isInProcess,
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

export type OrderCounts = Readonly<Record<OfferedStatus, number>> & { readonly active: number };

/** The count of orders by status, and the count of unfinished ones. */
export function countOrders(orders: readonly WithStatus[]): OrderCounts {
  const counts = { not_handled: 0, preparing: 0, at_courier: 0, completed: 0, canceled: 0 };
  let active = 0;
  for (const { status } of orders) {
    counts[countsAs(status)] += 1;
    if (isInProcess(status)) active += 1;
  }
  return { ...counts, active };
}
