import { cancelHint } from '@comanda/contract/guest-page';
import type { GuestOrder } from '@comanda/contract/orders';
import { countsAs, usualStatuses, type OfferedStatus } from '@comanda/domain/orders';
import type { Translate } from '../text.ts';

type Key = Parameters<Translate>[0];
type OrderTexts = { readonly headline: Key; readonly hint: Key | undefined };
export type OrderStep = {
  readonly text: Key;
  readonly at: string | undefined;
  readonly state: 'done' | 'now' | 'ahead';
};

function whilePreparing(order: GuestOrder): OrderTexts {
  if (order.prepared) {
    return {
      headline: 'guest.order.now_prepared',
      hint: `guest.order.hint_prepared_${order.order_type}`,
    };
  }
  const { promise_reason: reason, is_courier_found: isCourierFound } = order;
  return {
    headline: 'guest.order.now_preparing',
    hint:
      reason !== null
        ? `guest.order.later_${reason}`
        : isCourierFound
          ? 'guest.order.hint_courier_found'
          : 'guest.order.hint_preparing',
  };
}

/** The status of the order as a text. */
export function orderHeadline(order: GuestOrder): OrderTexts {
  const status = countsAs(order.status);
  if (status === 'preparing') return whilePreparing(order);
  if (status === 'completed') {
    return { headline: `guest.order.now_completed_${order.order_type}`, hint: undefined };
  }
  if (status === 'canceled') {
    return { headline: 'guest.order.now_canceled', hint: cancelHint(order) };
  }
  return { headline: `guest.order.now_${status}`, hint: `guest.order.hint_${status}` };
}

function stepText(status: OfferedStatus, order: GuestOrder): Key {
  return status === 'completed'
    ? `guest.order.step_completed_${order.order_type}`
    : `guest.order.step_${status}`;
}

function lastTime(order: GuestOrder, status: OfferedStatus): string | undefined {
  const entry = order.history.findLast((one) => countsAs(one.to) === status);
  return entry?.at ?? (status === 'not_handled' ? order.created_time : undefined);
}

/** The steps of an order from sent to completed: past ones with their time, the current one, the next ones. */
export function orderSteps(order: GuestOrder): OrderStep[] {
  const present = countsAs(order.status);
  const statuses: OfferedStatus[] =
    present === 'canceled'
      ? ['not_handled', 'canceled']
      : usualStatuses({ orderType: order.order_type, status: present });
  const reached = statuses.indexOf(present);
  return statuses.map((status, index) => ({
    text: stepText(status, order),
    at: index <= reached ? lastTime(order, status) : undefined,
    state: index < reached ? 'done' : index === reached ? 'now' : 'ahead',
  }));
}
