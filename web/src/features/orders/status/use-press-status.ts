import type { Order } from '@comanda/contract/orders';
import {
  countsAs,
  waitsForAnswer,
  type OfferedStatus,
  type OrderStatus,
} from '@comanda/domain/orders';
import { useState } from 'react';
import { toApiError } from '../../../lib/api/api-error.ts';
import { useSetPrepared, useSetStatus } from '../live/order-api.ts';
import { usePromise } from '../live/promise-api.ts';
import { usePubOrders } from '../live/pub-orders-context.ts';
import { refusedBy, type Refused } from './refused.ts';
import { useRefusal } from '../live/refuse-api.ts';
import {
  useStatusFollowUps,
  type ChosenReason,
  type ChosenTime,
  type UndoableChange,
} from '../live/status-follow-ups.ts';

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
  /** Marks an order as ready. */
  readonly prepare: (order: Order) => void;
  /** Accepts an order with a time, or moves the promised time of one that is being prepared. */
  readonly promise: (order: Order, time: ChosenTime) => void;
  /** Asks for the time first. */
  readonly askTime: (order: Order) => void;
  /** Refuses an order that waits for an answer; asks for the reason first. */
  readonly askRefusal: (order: Order) => void;
  /** Repeats a refused change of status, whatever the status is now. */
  readonly pressAnyway: (order: Order) => void;
  readonly refusedOf: (orderID: number) => Refused | undefined;
  /** The order's status at the time of the press, until the press is answered and its conflict is dismissed. */
  readonly pressedFrom: (orderID: number) => OrderStatus | undefined;
  readonly dismiss: (orderID: number) => void;
  /** The status that the last press is waiting for. */
  readonly pending: OfferedStatus | undefined;
};

/** Changes of an order, each of which may conflict with another user's change. */
export function usePressStatus(onSet?: (order: Order) => void): StatusPresses {
  const { askReason, askTime, askRefusal } = useStatusFollowUps();
  const { presses, begin, end, answers } = usePresses(onSet);
  const setting = useSetStatus({
    onSet: (order, pressed) => answers.onDone({ order, before: pressed.order.status }),
    onFailed: (failure, { order, status }) =>
      answers.onFailed(failure, { order, requested: status }),
  });
  const promising = usePromise({
    onPromised: (order, pressed) => answers.onDone({ order, before: pressed.order.status }),
    onFailed: (failure, { order }) =>
      answers.onFailed(failure, {
        order,
        requested: waitsForAnswer(order.status) ? 'preparing' : undefined,
      }),
  });
  const refusing = useRefusal({
    onRefused: (order, { order: { status: before }, refusal: { reason } }) =>
      answers.onDone({ order, before, hasSoldOut: reason === 'sold_out' }),
    onFailed: (failure, { order }) => answers.onFailed(failure, { order, requested: 'canceled' }),
  });
  const preparing = useSetPrepared({
    onSet: ({ id }) => {
      end(id);
    },
    onFailed: (failure, { order }) => answers.onFailed(failure, { order, requested: undefined }),
  });
  const set = (order: Order, status: OfferedStatus, why?: ChosenReason) => {
    begin(order, why);
    setting.mutate({ order, status, from: order.status, why });
  };
  const promise = (order: Order, time: ChosenTime) => {
    begin(order);
    promising.mutate({ order, ...time });
  };
  return {
    press: (order, status) => {
      if (status !== 'canceled' || order.status === 'canceled') return set(order, status);
      askReason(order, (why) => {
        set(order, status, why);
      });
    },
    prepare: (order) => {
      begin(order);
      preparing.mutate({ order, prepared: true });
    },
    promise,
    askTime: (order) => {
      askTime(order, (time) => {
        promise(order, time);
      });
    },
    askRefusal: (order) => {
      askRefusal(order, (refusal) => {
        const { reason, text } = refusal;
        begin(order, { reason, ...(text === undefined ? {} : { text }) });
        refusing.mutate({ order, refusal });
      });
    },
    pressAnyway: (order) => {
      const { refused, why } = presses.get(order.id) ?? {};
      if (refused?.requested) setting.mutate({ order, status: refused.requested, why });
    },
    refusedOf: (orderID) => presses.get(orderID)?.refused,
    pressedFrom: (orderID) => {
      const { seen, refused } = presses.get(orderID) ?? {};
      return refused?.isConflict === false ? undefined : seen;
    },
    dismiss: end,
    pending: firstPending([
      setting.isPending && countsAs(setting.variables.status),
      (promising.isPending || preparing.isPending) && 'preparing',
      refusing.isPending && 'canceled',
    ]),
  };
}

const firstPending = (statuses: readonly (OfferedStatus | false)[]): OfferedStatus | undefined =>
  statuses.find((status) => status !== false);

type FailedPress = {
  readonly order: Pick<Order, 'id' | 'status'>;
  /** Undefined when only the promised time was to change. */
  readonly requested: OrderStatus | undefined;
};

/** The presses that are not answered, or were refused, by order. */
function usePresses(onSet: ((order: Order) => void) | undefined) {
  const { offerUndo, withdrawUndo } = useStatusFollowUps();
  const { findOrder } = usePubOrders();
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
  const begin = ({ id, status }: Order, why?: ChosenReason) => {
    change(id, (press) => ({
      seen: status,
      // A conflict stays until it is answered; another failure is repeated by the same button.
      ...(press?.refused?.isConflict === true && press),
      why,
    }));
  };
  const end = (orderID: number) => {
    change(orderID, () => undefined);
  };
  const answers = {
    onDone: (done: UndoableChange) => {
      const { order, before } = done;
      end(order.id);
      if (before !== order.status) offerUndo(done);
      onSet?.(order);
    },
    onFailed: (failure: unknown, { order, requested }: FailedPress) => {
      const error = toApiError(failure);
      // The notice of the last press replaces the undo offer.
      withdrawUndo();
      change(order.id, (press) => ({
        seen: press?.seen ?? order.status,
        refused: refusedBy(error, requested, press?.refused),
        why: press?.why,
      }));
    },
  };
  // What somebody else has done meanwhile need not be repeated.
  const valid = new Map(
    [...presses].filter(
      ([orderID, { seen, refused }]) =>
        refused?.isConflict !== false || (findOrder(orderID)?.status ?? seen) === seen,
    ),
  );
  return { presses: valid, begin, end, answers };
}
