import { hasCourier, needsAddress, type OrderType } from '../orders/facts/order-type-table.ts';
import { PENDING_PICKUP_STATUS, type OrderStatus } from '../orders/facts/order-status.ts';
import { readyToArrive, waitsForAnswer } from '../orders/times/promise.ts';

const MINUTE_MS = 60_000;

type Wanted = {
  readonly orderType: OrderType;
  /** When the guest wants it: at the door, or at the counter. */
  readonly at: Date;
  readonly distanceMetres: number | null;
  readonly zoneMinutes: number;
  /** Which the pub's kitchen usually needs for an order of the type. */
  readonly usualMinutes: number;
};

/** When an order for a time is ready in the pub, and when its kitchen begins with it. */
export function timesOfWanted({
  orderType,
  at,
  distanceMetres,
  zoneMinutes,
  usualMinutes,
}: Wanted): { readonly readyAt: Date; readonly cookAt: Date } {
  const readyAt = hasCourier[orderType] ? readyToArrive(at, distanceMetres, zoneMinutes) : at;
  return { readyAt, cookAt: new Date(readyAt.getTime() - usualMinutes * MINUTE_MS) };
}

type OrderForLater = {
  readonly status: OrderStatus;
  /** Whether its kitchen has not begun with it. */
  readonly is_ahead?: boolean | undefined;
};

/** Whether an order is accepted, is for later, and its kitchen has not begun with it. */
export const isAhead = ({ status, is_ahead: isForLater = false }: OrderForLater): boolean =>
  isForLater && status === PENDING_PICKUP_STATUS;

type WantedOrder = OrderForLater & {
  readonly order_type: OrderType;
  readonly wanted_from?: string | undefined;
  readonly wanted_to?: string | undefined;
};

/**
 * For when an order for later is, until its kitchen begins with it: what is brought to an address arrives within its slot,
 * another can be collected from its beginning on (`from` alone). Undefined of every other order.
 */
export function wantedSpan(
  order: WantedOrder,
): { readonly from: string; readonly to: string | undefined } | undefined {
  const { order_type: type, status, wanted_from: from, wanted_to: to } = order;
  if (from === undefined || !(waitsForAnswer(status) || isAhead(order))) return undefined;
  return { from, to: needsAddress[type] ? to : undefined };
}
