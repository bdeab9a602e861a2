import type { OrderStatus } from '../facts/order-status.ts';

const MINUTE_MS = 60_000;

export type PromisedOrder = {
  readonly status: OrderStatus;
  /** When the pub says that it is ready. */
  readonly promisedAt: Date | null;
  /** The end of the quarter of an hour in which a delivery is with its guest. */
  readonly arrivesTo: Date | null;
};

/**
 * The end of the time that was promised for the present work on an order: in the pub it has to be ready,
 * with a courier it has to be at the guest's door.
 */
export function promisedUntil({ status, promisedAt, arrivesTo }: PromisedOrder): Date | undefined {
  if (status === 'preparing') return promisedAt ?? undefined;
  if (status === 'at_courier') return arrivesTo ?? promisedAt ?? undefined;
  return undefined;
}

/** Whether the promised time of an unfinished order is past. */
export function isLate(order: PromisedOrder, now: Date): boolean {
  const until = promisedUntil(order);
  return until !== undefined && until.getTime() <= now.getTime();
}

/** The late ones of some orders, first the one that has been late for the longest time. */
export function lateOrders<Order extends PromisedOrder>(
  orders: readonly Order[],
  now: Date,
): readonly Order[] {
  const untilMs = (order: Order): number => promisedUntil(order)?.getTime() ?? 0;
  return orders
    .filter((order) => isLate(order, now))
    .toSorted((one, other) => untilMs(one) - untilMs(other));
}

/**
 * Whole minutes from now to a moment, as people say them: above 0 before it, with a begun minute as a whole one;
 * below 0 after it. Never 0: the first minute after it counts as one.
 */
export function minutesUntil(moment: Date, now: Date): number {
  const leftMs = moment.getTime() - now.getTime();
  if (leftMs > 0) return Math.ceil(leftMs / MINUTE_MS);
  return -Math.max(1, Math.floor(-leftMs / MINUTE_MS));
}
