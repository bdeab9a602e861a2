import type { OrderStatus } from './order-status.ts';

const MINUTE_MS = 60_000;

/** In minutes. */
export const unansweredLimits = { min: 1, max: 60 } as const;
/** In minutes: a shorter time would refuse orders of guests who only have a slow pub. */
export const refuseAfterLimits = { min: 5, max: 120 } as const;

type NewOrder = { readonly status: OrderStatus; readonly created_time: Date };

/**
 * From when on its guest is told that nobody has answered; null for an order that somebody has seen. The pub
 * chooses the minutes.
 */
export function unansweredAt({ status, created_time }: NewOrder, minutes: number): Date | null {
  if (status !== 'not_handled') return null;
  return new Date(created_time.getTime() + minutes * MINUTE_MS);
}

/** When a pub that refuses by itself (`minutes` is not null) refuses an order that nobody has answered. */
export function refusedAt(order: NewOrder, minutes: number | null): Date | null {
  return minutes === null ? null : unansweredAt(order, minutes);
}
