import type { OrderStatus } from './order-status.ts';

/** Minutes since the guest ordered, from which an order is late, and very late. */
export type WaitingLimits = { readonly late: number; readonly veryLate: number };

const unanswered: WaitingLimits = { late: 3, veryLate: 7 };

/**
 * How long a guest may have waited, by how far the order has come. All of them count from the order itself:
 * that is what the guest counts. Finished orders no longer wait.
 */
const limits: Readonly<Partial<Record<OrderStatus, WaitingLimits>>> = {
  // Within three minutes a guest asks whether the order has come at all, within seven they leave.
  not_handled: unanswered,
  handled: unanswered,
  // A warm dish takes about a quarter of an hour, and half an hour at a full stove.
  preparing: { late: 20, veryLate: 35 },
  // The hour that most venues promise for a delivery, with the kitchen's part in it.
  at_courier: { late: 45, veryLate: 60 },
};

export function waitingLimits(status: OrderStatus): WaitingLimits | undefined {
  return limits[status];
}
