import { statusTable, type OrderStatus } from '../facts/order-status.ts';

export type SeenOrder = {
  readonly status: OrderStatus;
  readonly accepted_by_itself: boolean;
  /** ISO 8601 in UTC; null until a person of the pub has opened it. */
  readonly opened_at: string | null;
};

/** Whether an order was accepted by the pub's setting and no person of the pub has opened it yet. */
export function isUnseen({ status, accepted_by_itself, opened_at }: SeenOrder): boolean {
  return accepted_by_itself && status === 'preparing' && opened_at === null;
}

/** Whether the pub's bells ring for an order: it needs an answer, or has it from the pub's setting alone. */
export function ringsFor(order: SeenOrder): boolean {
  return statusTable[order.status].rings || isUnseen(order);
}
