import type { Order } from '@comanda/contract/orders';
import { waitingLimits, type OrderStatus } from '@comanda/domain/orders';
import { useMinutesUntil } from '../../../../lib/clock/use-minutes-until.ts';
import { useMinutesSince } from '../../../../lib/clock/use-now.ts';
import { workBegan } from '../../promise/order-times.tsx';
import { promisedUntilMs } from '../../promise/promised-order.ts';

/** How much an order presses: it is written larger from level to level. */
export type WaitLevel = 'calm' | 'soon' | 'late';

/** What is plated now is out of the kitchen in time. */
const SOON_MINUTES = 5;

type Waited = {
  readonly status: OrderStatus;
  readonly waited: number;
  /** Until the promised time. */
  readonly left: number | undefined;
};

/** Where a time was promised, that one decides, not the usual limits. */
export function waitLevel({ status, waited, left }: Waited): WaitLevel {
  if (left !== undefined) {
    if (left < 0) return 'late';
    return left <= SOON_MINUTES ? 'soon' : 'calm';
  }
  const limits = waitingLimits(status);
  if (!limits || waited < limits.late) return 'calm';
  return waited < limits.veryLate ? 'soon' : 'late';
}

export type Wait = {
  readonly level: WaitLevel;
  readonly waited: number;
  readonly promised: { readonly untilMs: number; readonly left: number } | undefined;
};

/** How long an order has waited, and how long it may. */
export function useWait(order: Order): Wait {
  const untilMs = promisedUntilMs(order);
  const waited = useMinutesSince(workBegan(order));
  const left = useMinutesUntil(untilMs ?? 0);
  const promised = untilMs === undefined ? undefined : { untilMs, left };
  return {
    level: waitLevel({ status: order.status, waited, left: promised?.left }),
    waited,
    promised,
  };
}
