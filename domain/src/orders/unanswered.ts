import type { OrderStatus } from './order-status.ts';

const MINUTE_MS = 60_000;

/** In minutes. */
export const unansweredLimits = { min: 1, max: 60 } as const;
/** In minutes: a shorter time would refuse orders of guests who only have a slow pub. */
export const refuseAfterLimits = { min: 5, max: 120 } as const;

type NewOrder = { readonly status: OrderStatus; readonly created_time: Date };

/**
 * The time at which the guest's page starts to say that the pub has not answered: `minutes` (a setting of the pub)
 * after the order was placed. Null once the status is no longer `not_handled`.
 */
export function unansweredAt({ status, created_time }: NewOrder, minutes: number): Date | null {
  if (status !== 'not_handled') return null;
  return new Date(created_time.getTime() + minutes * MINUTE_MS);
}

/** The time at which the server cancels an unanswered order; null if the pub has not set `minutes` for that. */
export function refusedAt(order: NewOrder, minutes: number | null): Date | null {
  return minutes === null ? null : unansweredAt(order, minutes);
}
