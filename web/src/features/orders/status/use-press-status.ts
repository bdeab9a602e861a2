import type { Order } from '@comanda/contract/orders';
import { countsAs, type OfferedStatus, type OrderStatus } from '@comanda/domain/orders';
import { useState } from 'react';
import { toApiError } from '../../../lib/api/api-error.ts';
import { useSetStatus } from '../api.ts';
import { readRefusal, type Refused } from './read-refusal.ts';
import { useStatusFollowUps, type ChosenReason } from './status-follow-ups.ts';

type Press = {
  /** The status of the order at the time of the press. */
  readonly seen: OrderStatus;
  readonly refused?: Refused;
  /** Only with the status `canceled`. */
  readonly why?: ChosenReason | undefined;
};

export type StatusPresses = {
  /** Sets a status; canceling asks for a reason first. */
  readonly press: (order: Order, status: OfferedStatus) => void;
  /** Repeats a refused change, whatever the status is now. */
  readonly pressAnyway: (order: Order) => void;
  readonly refusedOf: (orderID: number) => Refused | undefined;
  /** The order's status at the time of the press, until the press is answered and its conflict is dismissed. */
  readonly pressedFrom: (orderID: number) => OrderStatus | undefined;
  readonly dismiss: (orderID: number) => void;
  /** The status that the last press is waiting for. */
  readonly pending: OfferedStatus | undefined;
};

/** Status changes, each of which may conflict with another user's change. */
export function usePressStatus(onSet?: (order: Order) => void): StatusPresses {
  const { askReason, offerUndo, withdrawUndo } = useStatusFollowUps();
  const [presses, setPresses] = useState<ReadonlyMap<number, Press>>(new Map());
  const change = (orderID: number, next: (press: Press | undefined) => Press | undefined) => {
    setPresses((before) => {
      const press = next(before.get(orderID));
      const after = new Map(before);
      if (press) after.set(orderID, press);
      else after.delete(orderID);
      return after;
    });
  };
  const dismiss = (orderID: number) => {
    change(orderID, () => undefined);
  };
  const setting = useSetStatus({
    onSet: (order, pressed) => {
      dismiss(order.id);
      const before = pressed.order.status;
      if (before !== order.status) offerUndo({ order, before });
      onSet?.(order);
    },
    onFailed: (failure, { order, status }) => {
      const error = toApiError(failure);
      // The notice of the last press replaces the undo offer.
      withdrawUndo();
      change(order.id, (press) => {
        if (error.code !== 'order_changed_meanwhile') return press?.refused && press;
        return {
          seen: press?.seen ?? order.status,
          refused: readRefusal(error, status),
          why: press?.why,
        };
      });
    },
  });
  const set = (order: Order, status: OfferedStatus, why?: ChosenReason) => {
    change(order.id, (press) => ({ seen: order.status, ...press, why }));
    setting.mutate({ order, status, from: order.status, why });
  };
  return {
    press: (order, status) => {
      if (status !== 'canceled' || order.status === 'canceled') return set(order, status);
      askReason(order, (why) => {
        set(order, status, why);
      });
    },
    pressAnyway: (order) => {
      const { refused, why } = presses.get(order.id) ?? {};
      if (refused) setting.mutate({ order, status: refused.requested, why });
    },
    refusedOf: (orderID) => presses.get(orderID)?.refused,
    pressedFrom: (orderID) => presses.get(orderID)?.seen,
    dismiss,
    pending: setting.isPending ? countsAs(setting.variables.status) : undefined,
  };
}
