import { cancelHint } from '@comanda/contract/guest-page';
import type { GuestOrder } from '@comanda/contract/orders';
import { isAhead, isAskedAboutMissing } from '@comanda/domain/later';
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
  if (isAhead(order)) {
    return { headline: 'guest.order.now_ahead', hint: 'guest.order.hint_ahead' };
  }
  if (isAskedAboutMissing(order)) {
    return { headline: 'guest.order.now_missing', hint: undefined };
  }
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
  if (status === 'not_handled' && order.wanted_from !== undefined) {
    return { headline: 'guest.order.now_not_handled', hint: 'guest.order.hint_not_handled_later' };
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

/** One for later is accepted long before it is cooked: both are steps of it. */
function withAcceptance(steps: readonly OrderStep[], order: GuestOrder): OrderStep[] {
  return steps.flatMap((step) => {
    if (step.text !== 'guest.order.step_preparing') return step;
    const accepted = { text: 'guest.order.step_accepted', at: step.at } as const;
    if (step.state === 'ahead') return [{ ...accepted, state: 'ahead' }, step];
    if (isAhead(order)) {
      return [
        { ...accepted, state: 'now' },
        { ...step, at: undefined, state: 'ahead' },
      ];
    }
    // Accepted when its kitchen had to begin already, it is cooked from then on.
    const begins = [step.at, order.cook_at].flatMap((at) => at ?? []).toSorted();
    return [
      { ...accepted, state: 'done' },
      { ...step, at: step.at && begins.at(-1) },
    ];
  });
}

/** The steps of an order from sent to completed: past ones with their time, the current one, the next ones. */
export function orderSteps(order: GuestOrder): OrderStep[] {
  const present = countsAs(order.status);
  const statuses: OfferedStatus[] =
    present === 'canceled'
      ? ['not_handled', 'canceled']
      : usualStatuses({ orderType: order.order_type, status: present });
  const reached = statuses.indexOf(present);
  const steps = statuses.map((status, index): OrderStep => ({
    text: stepText(status, order),
    at: index <= reached ? lastTime(order, status) : undefined,
    state: index < reached ? 'done' : index === reached ? 'now' : 'ahead',
  }));
  return order.wanted_from === undefined ? steps : withAcceptance(steps, order);
}
