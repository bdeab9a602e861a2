import type { CourierOrder } from '@comanda/contract/couriers';
import { useCallback, useState } from 'react';
import { ApiError, type ApiErrorCode } from '../../../lib/api/api-error.ts';
import type { Translate } from '../../../lib/i18n/current-texts.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { errorText } from '../../../lib/query/error-text.ts';
import { showDanger, showSuccess } from '../../../lib/toasts/toasts.ts';
import { useRefreshCourier } from '../area/courier-api.ts';
import { TOO_LATE, type CourierStep, type QueuedStep } from '../offline/step-queue.ts';
import { useStepSender, type CourierSteps } from '../offline/use-step-sender.ts';

const doneTexts = {
  reserve: 'couriers.reserved',
  coming: 'couriers.said_coming',
  pick_up: 'couriers.picked_up',
  complete: 'couriers.completed',
  cancel: 'couriers.canceled',
  release: 'couriers.released',
} as const satisfies Record<CourierStep, string>;

/** Said beside the field of the code, by the order that follows on the socket. */
const saidBesideField = new Set(['handover_code_is_wrong', 'handover_is_locked']);

/** The reason why a step was refused, in the reader's language. */
export function refusalText(code: string, t: Translate): string {
  if (code === TOO_LATE) return t('couriers.reserved_too_late');
  // The queue stores codes of the server's error table.
  return errorText(new ApiError(code as ApiErrorCode, { status: 0 }), t);
}

type Options = {
  readonly courierID: number;
  readonly orders: readonly CourierOrder[];
  readonly isConfirmed: boolean;
  readonly isOnline: boolean;
  /** Stores the order from the response to a step. */
  readonly storeOrder: (order: CourierOrder) => void;
  /** Removes an order that this courier no longer has, until a newer revision is received. */
  readonly dropOrder: (order: CourierOrder) => void;
};

/** The courier's steps with orders, and their effects on the screen. */
export function useCourierSteps({
  orders,
  storeOrder,
  dropOrder,
  ...connection
}: Options): CourierSteps {
  const { t } = useText();
  const refreshCourier = useRefreshCourier();
  const orderOf = ({ orderID }: QueuedStep) => orders.find(({ id }) => id === orderID);
  const dropOrderOf = (queued: QueuedStep) => {
    const known = orderOf(queued);
    if (known) dropOrder(known);
  };
  const dropOwn = (queued: QueuedStep) => {
    const known = orderOf(queued);
    if (known?.courier_info.reserver_courier_id === queued.courierID) dropOrder(known);
  };
  return useStepSender({
    ...connection,
    onDone: (queued, order) => {
      const { orderID, name = `#${orderID}`, step, hasWaited } = queued;
      if (order) storeOrder(order);
      // The response to a release has no order: the socket sends it back as a free one, or has
      // done so already.
      else dropOwn(queued);
      showSuccess(
        hasWaited
          ? t('couriers.sent_later', { number: name, step: t(`couriers.${step}`) })
          : t(doneTexts[step]),
      );
      refreshCourier();
    },
    onRefused: (queued, code) => {
      if (code === 'order_not_found' || queued.step === 'reserve') dropOrderOf(queued);
      const isSaid = connection.isOnline && saidBesideField.has(code);
      if (!queued.hasWaited && !isSaid) showDanger(refusalText(code, t));
    },
  });
}

/** Orders that another courier has: hidden until a newer revision is received. */
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
