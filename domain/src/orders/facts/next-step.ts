import { stepWhenReady, type OrderType } from './order-type-table.ts';
import { statusTable, type OrderStatus, type OrderStep } from './order-status.ts';

/** The status that a step sets; `ready` sets none: it marks the order as ready for pickup. */
export const stepStatuses = {
  accept: 'preparing',
  serve: 'completed',
  give_out: 'completed',
  hand_over: 'at_courier',
  deliver: 'completed',
} as const satisfies Record<Exclude<OrderStep, 'ready'>, OrderStatus>;

type Standing = {
  readonly status: OrderStatus;
  readonly orderType: OrderType;
  readonly isPrepared: boolean;
  readonly isForPool: boolean;
  readonly isReserved: boolean;
};

/** The next step of an order; undefined when it is finished, or when a courier must act first. */
export function nextStep({
  status,
  orderType,
  isPrepared,
  isForPool,
  isReserved,
}: Standing): OrderStep | undefined {
  const { step } = statusTable[status];
  if (step !== 'ready' || !isPrepared) return step;
  const next = stepWhenReady[orderType];
  // Handed over before a pool courier reserves it, it would disappear from the couriers' list.
  return next === 'hand_over' && isForPool && !isReserved ? undefined : next;
}
