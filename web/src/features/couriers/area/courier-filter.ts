import type { CourierOrder } from '@comanda/contract/couriers';
import { isInProcess, PENDING_PICKUP_STATUS } from '@comanda/domain/orders';

export const courierFilters = ['available', 'active', 'completed'] as const;
export type CourierFilter = (typeof courierFilters)[number];

export function isCourierFilter(value: unknown): value is CourierFilter {
  return courierFilters.some((filter) => filter === value);
}

type Filtered = Pick<CourierOrder, 'status'> & {
  readonly courier_info: Pick<CourierOrder['courier_info'], 'is_reserved' | 'reserver_courier_id'>;
};

/** Whether an order belongs to this list of the courier. */
export function passesCourierFilter(
  { status, courier_info: info }: Filtered,
  filter: CourierFilter,
  courierID: number,
): boolean {
  const isMine = info.is_reserved && info.reserver_courier_id === courierID;
  const lists: Record<CourierFilter, boolean> = {
    available: status === PENDING_PICKUP_STATUS && !info.is_reserved,
    active: isMine && isInProcess(status),
    completed: isMine && status === 'completed',
  };
  return lists[filter];
}

/** The list shown first: the one of the order in the address; else the available orders. */
export function initialFilter(
  orders: readonly (Filtered & { readonly id: number })[],
  { courierID, orderID }: { readonly courierID: number; readonly orderID: number | undefined },
): CourierFilter {
  const named = orders.find(({ id }) => id === orderID);
  const isIn = (order: Filtered) => (filter: CourierFilter) =>
    passesCourierFilter(order, filter, courierID);
  return (named && courierFilters.find(isIn(named))) ?? 'available';
}

/** Only a free order that no courier has reserved can be reserved. */
export function canReserve({ courier_info: info }: Filtered): boolean {
  return !info.is_reserved && info.reserver_courier_id === 0;
}

/** The next step of an active order. */
export function nextCourierStep({ status }: Filtered): 'pick_up' | 'complete' {
  return status === 'at_courier' ? 'complete' : 'pick_up';
}
