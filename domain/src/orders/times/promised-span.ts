import { isInProcess, type OrderStatus } from '../facts/order-status.ts';

type PromisedOrder = {
  readonly status: OrderStatus;
  readonly prepared: boolean;
  readonly promised_at: string | null;
  readonly arrives_from: string | null;
  readonly arrives_to: string | null;
};

/**
 * When a guest has the order, as moments: at the table when it is ready (`from` alone), a delivery when it is at the
 * door. Undefined while nothing is promised, once it is ready, and after its end.
 */
export function promisedSpan({
  status,
  prepared,
  promised_at: at,
  arrives_from: from,
  arrives_to: to,
}: PromisedOrder): { readonly from: string; readonly to: string | undefined } | undefined {
  if (!isInProcess(status)) return undefined;
  if (from !== null && to !== null) return { from, to };
  const isAhead = status === 'preparing' && !prepared && at !== null;
  return isAhead ? { from: at, to: undefined } : undefined;
}
