import type { OrderType } from './order-limits.ts';
import { statusTable, type OrderStatus, type OrderStep } from './order-status.ts';

/** The status that a step sets; `ready` sets none, it says that the order can be picked up. */
export const stepStatuses = {
  accept: 'preparing',
  serve: 'completed',
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

/** The one step that an order waits for; nothing when it is finished, or when a courier must come first. */
export function nextStep({
  status,
  orderType,
  isPrepared,
  isForPool,
  isReserved,
}: Standing): OrderStep | undefined {
  const { step } = statusTable[status];
  if (step !== 'ready' || !isPrepared) return step;
  if (orderType === 'in_place') return 'serve';
  // Handed over before a courier of the pool has it, it would leave the list that they choose from.
  return isForPool && !isReserved ? undefined : 'hand_over';
}
