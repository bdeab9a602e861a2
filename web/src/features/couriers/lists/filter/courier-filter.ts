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

/** Which of the three lists an order belongs to for this courier. */
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

/**
 * The list that the orders open with: the one of the order that the address names; else what is being
 * carried, while anything is; else what may be taken.
 */
export function openingFilter(
  orders: readonly (Filtered & { readonly id: number })[],
  { courierID, orderID }: { readonly courierID: number; readonly orderID: number | undefined },
): CourierFilter {
  const named = orders.find(({ id }) => id === orderID);
  const isIn = (order: Filtered) => (filter: CourierFilter) =>
    passesCourierFilter(order, filter, courierID);
  const listOfNamed = named && courierFilters.find(isIn(named));
  if (listOfNamed) return listOfNamed;
  return orders.some((order) => passesCourierFilter(order, 'active', courierID))
    ? 'active'
    : 'available';
}

/** Free, and nobody's: only then may it be reserved. */
export function canReserve({ courier_info: info }: Filtered): boolean {
  return !info.is_reserved && info.reserver_courier_id === 0;
}

/** The one thing to do next with an order that is being carried. */
export function nextAction({ status }: Filtered): 'pick_up' | 'complete' {
  return status === 'at_courier' ? 'complete' : 'pick_up';
}
