import { isInProcess, offeredStatuses, type OrderStatus } from '@comanda/domain/orders';

/** The five statuses that the desk offers; `handled` counts as not handled. */
export type DeskStatus = (typeof offeredStatuses)[number];
export type OrderFilter = 'all' | DeskStatus;

export const orderFilters: readonly OrderFilter[] = ['all', ...offeredStatuses];

/** The columns of a wide desk. */
export const activeColumns = ['not_handled', 'preparing', 'at_courier'] as const;

type WithStatus = { readonly status: OrderStatus };

export function deskStatus(status: OrderStatus): DeskStatus {
  return status === 'handled' ? 'not_handled' : status;
}

/** All hides what is completed and canceled. */
export function passesFilter(order: WithStatus, filter: OrderFilter): boolean {
  return filter === 'all' ? isInProcess(order.status) : deskStatus(order.status) === filter;
}

export function isOrderFilter(value: unknown): value is OrderFilter {
  return orderFilters.some((filter) => filter === value);
}

export type OrderCounts = Readonly<Record<DeskStatus, number>> & { readonly active: number };

/** How many orders there are by status, and how many of them are not finished. */
export function countOrders(orders: readonly WithStatus[]): OrderCounts {
  const counts = { not_handled: 0, preparing: 0, at_courier: 0, completed: 0, canceled: 0 };
  let active = 0;
  for (const { status } of orders) {
    counts[deskStatus(status)] += 1;
    if (isInProcess(status)) active += 1;
  }
  return { ...counts, active };
}
