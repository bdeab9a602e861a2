import type { OrderStatus } from '../facts/order-status.ts';

/** Minutes after the order was placed, from which it is late, and very late. */
export type WaitingLimits = { readonly late: number; readonly veryLate: number };

const unanswered: WaitingLimits = { late: 3, veryLate: 7 };

/**
 * How long a guest may have waited, for each status. The time counts from the placing of the order, as the
 * guest counts it. Finished orders no longer wait.
 */
const limits: Readonly<Partial<Record<OrderStatus, WaitingLimits>>> = {
  // Within three minutes a guest asks whether the order has arrived, within seven they leave.
  not_handled: unanswered,
  handled: unanswered,
  // A warm dish takes about a quarter of an hour, and half an hour at a full stove.
  preparing: { late: 20, veryLate: 35 },
  // Most pubs promise a delivery within an hour, preparation included.
  at_courier: { late: 45, veryLate: 60 },
};

export function waitingLimits(status: OrderStatus): WaitingLimits | undefined {
  return limits[status];
}
