import type { GuestOrder } from '@comanda/contract/orders';
import { isInProcess } from '@comanda/domain/orders';
import { pubTime } from '../hours.ts';
import type { Translate } from '../text.ts';

const timeIn = (order: GuestOrder, moment: string): string =>
  pubTime(new Date(moment), order.pub.time_zone);

/**
 * When a guest has the order, on the pub's clock: at the table when it is ready (`from` alone), a delivery when it is at
 * the door.
 */
export function promisedTimes(
  order: GuestOrder,
): { readonly from: string; readonly to: string | undefined } | undefined {
  const { status, prepared, promised_at: at, arrives_from: from, arrives_to: to } = order;
  if (!isInProcess(status)) return undefined;
  if (from !== null && to !== null) return { from: timeIn(order, from), to: timeIn(order, to) };
  const isAhead = status === 'preparing' && !prepared && at !== null;
  return isAhead ? { from: timeIn(order, at), to: undefined } : undefined;
}

/** The promised time in the guest's language; undefined while nothing is promised. */
export function promiseText(order: GuestOrder, t: Translate): string | undefined {
  const times = promisedTimes(order);
  if (!times) return undefined;
  const { from, to } = times;
  return to === undefined
    ? t('guest.order.ready_about', { time: from })
    : t('guest.order.with_you', { from, to });
}

/** When a delivery leaves the kitchen; undefined while nothing is promised. */
export function readyTime(order: GuestOrder): string | undefined {
  return order.promised_at === null ? undefined : timeIn(order, order.promised_at);
}
