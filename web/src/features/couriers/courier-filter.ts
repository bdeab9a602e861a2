import type { CourierOrder } from '@comanda/contract/couriers';
import { isInProcess, PENDING_PICKUP_STATUS } from '@comanda/domain/orders';

export const courierFilters = ['available', 'active', 'completed'] as const;
export type CourierFilter = (typeof courierFilters)[number];

export const DEFAULT_FILTER: CourierFilter = 'available';

export function isCourierFilter(value: unknown): value is CourierFilter {
  return courierFilters.some((filter) => filter === value);
}

type Filtered = Pick<CourierOrder, 'status'> & {
  readonly courier_info: Pick<CourierOrder['courier_info'], 'is_reserved' | 'reserver_courier_id'>;
};

/** Which of the three lists an order belongs to for this courier (spec, section 4). */
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

/** Free, and nobody's: only then may it be reserved. */
export function canReserve({ courier_info: info }: Filtered): boolean {
  return !info.is_reserved && info.reserver_courier_id === 0;
}

/** The one thing to do next with an order that is being carried. */
export function nextAction({ status }: Filtered): 'pick_up' | 'complete' {
  return status === 'at_courier' ? 'complete' : 'pick_up';
}
