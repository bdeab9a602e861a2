import type { CourierOrder } from '@comanda/contract/couriers';
import { useCallback, useState } from 'react';
import { ApiError, type ApiErrorCode } from '../../../lib/api/api-error.ts';
import { useText, type Translate } from '../../../lib/i18n/use-text.ts';
import { errorText } from '../../../lib/query/error-text.ts';
import { showDanger, showSuccess } from '../../../lib/toasts/toasts.ts';
import { useRefreshCourier } from '../api.ts';
import { TOO_LATE, type CourierStep, type QueuedAction } from '../offline/action-queue.ts';
import { useActionSender, type Actions } from '../offline/use-action-sender.ts';

const doneTexts = {
  reserve: 'couriers.reserved',
  pick_up: 'couriers.picked_up',
  complete: 'couriers.completed',
  cancel: 'couriers.canceled',
  release: 'couriers.released',
} as const satisfies Record<CourierStep, string>;

/** Why a step was not accepted, in the reader's words. */
export function refusalText(code: string, t: Translate): string {
  if (code === TOO_LATE) return t('couriers.reserved_too_late');
  // The queue keeps what the server's error table named.
  return errorText(new ApiError(code as ApiErrorCode, { status: 0 }), t);
}

type Options = {
  readonly courierID: number;
  readonly orders: readonly CourierOrder[];
  readonly isConfirmed: boolean;
  readonly isOnline: boolean;
  /** Takes an order that a step has answered. */
  readonly keepOrder: (order: CourierOrder) => void;
  /** Takes away an order that is this courier's no more, until something newer is heard of it. */
  readonly dropOrder: (order: CourierOrder) => void;
};

/** What the courier does with the orders, and what comes of it on the screen. */
export function useActions({ orders, keepOrder, dropOrder, ...line }: Options): Actions {
  const { t } = useText();
  const refreshCourier = useRefreshCourier();
  const knownOf = ({ orderID }: QueuedAction) => orders.find(({ id }) => id === orderID);
  const dropKnown = (action: QueuedAction) => {
    const known = knownOf(action);
    if (known) dropOrder(known);
  };
  const dropCarried = (action: QueuedAction) => {
    const known = knownOf(action);
    if (known?.courier_info.reserver_courier_id === action.courierID) dropOrder(known);
  };
  return useActionSender({
    ...line,
    onDone: (action, order) => {
      const { orderID, step, hasWaited } = action;
      if (order) keepOrder(order);
      // A release answers without the order: the live line brings it back as a free one, or has
      // brought it already.
      else dropCarried(action);
      showSuccess(
        hasWaited
          ? t('couriers.sent_later', { number: `#${orderID}`, step: t(`couriers.${step}`) })
          : t(doneTexts[step]),
      );
      refreshCourier();
    },
    onRefused: (action, code) => {
      if (code === 'order_not_found' || action.step === 'reserve') dropKnown(action);
      if (!action.hasWaited) showDanger(refusalText(code, t));
    },
  });
}

/** Orders that another courier has: gone from here until a newer revision is heard of. */
export function useDroppedOrders() {
  const [dropped, setDropped] = useState<ReadonlyMap<number, number>>(new Map());
  const dropOrder = useCallback(({ id, revision }: CourierOrder) => {
    setDropped((known) => new Map(known).set(id, revision));
  }, []);
  const isDropped = useCallback(
    ({ id, revision }: CourierOrder) => revision <= (dropped.get(id) ?? 0),
    [dropped],
  );
  return { isDropped, dropOrder };
}
