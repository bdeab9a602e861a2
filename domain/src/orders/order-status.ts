import type { OrderType } from './order-limits.ts';

export const orderStatuses = [
  'not_handled',
  'handled',
  'preparing',
  'at_courier',
  'completed',
  'canceled',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** The five that a venue can press; `handled` is accepted and shown, never offered. */
export const offeredStatuses = [
  'not_handled',
  'preparing',
  'at_courier',
  'completed',
  'canceled',
] as const satisfies readonly OrderStatus[];

/** Whether a status is offered for an order of a type: no courier carries what is eaten at a table. */
export function isOfferedFor(status: OrderStatus, orderType: OrderType): boolean {
  if (orderType === 'in_place' && status === 'at_courier') return false;
  return offeredStatuses.some((offered) => offered === status);
}

/** In-process: neither completed nor canceled. */
export const activeStatuses = [
  'not_handled',
  'handled',
  'preparing',
  'at_courier',
] as const satisfies readonly OrderStatus[];

/** The status in which an order waits for a courier. */
export const PENDING_PICKUP_STATUS: OrderStatus = 'preparing';

export function isFinalStatus(status: OrderStatus): boolean {
  return status === 'completed' || status === 'canceled';
}

export function isInProcess(status: OrderStatus): boolean {
  return !isFinalStatus(status);
}
