import type { Order } from '@comanda/contract/orders';
import {
  countsAs,
  waitsForAnswer,
  type OfferedStatus,
  type OrderStatus,
} from '@comanda/domain/orders';
import { useState } from 'react';
import { toApiError } from '../../../lib/api/api-error.ts';
import { useSetStatus } from '../live/order-api.ts';
import { usePromise } from '../live/promise-api.ts';
import { readRefusal, type Refused } from './refused-press.tsx';
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

/** Changes of status and of the promised time, each of which may conflict with another user's change. */
export function usePressStatus(onSet?: (order: Order) => void): StatusPresses {
  const { askReason, askTime, askRefusal } = useStatusFollowUps();
  const { presses, change, answers } = usePresses(onSet);
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
  const set = (order: Order, status: OfferedStatus, why?: ChosenReason) => {
    change(order.id, (press) => ({ seen: order.status, ...press, why }));
    setting.mutate({ order, status, from: order.status, why });
  };
  const promise = (order: Order, time: ChosenTime) => {
    change(order.id, (press) => ({ seen: order.status, ...press }));
    promising.mutate({ order, ...time });
  };
  return {
    press: (order, status) => {
      if (status !== 'canceled' || order.status === 'canceled') return set(order, status);
      askReason(order, (why) => {
        set(order, status, why);
      });
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
        const why = { reason, ...(text === undefined ? {} : { text }) };
        change(order.id, (press) => ({ seen: order.status, ...press, why }));
        refusing.mutate({ order, refusal });
      });
    },
    pressAnyway: (order) => {
      const { refused, why } = presses.get(order.id) ?? {};
      if (refused?.requested) setting.mutate({ order, status: refused.requested, why });
    },
    refusedOf: (orderID) => presses.get(orderID)?.refused,
    pressedFrom: (orderID) => presses.get(orderID)?.seen,
    dismiss: (orderID) => {
      change(orderID, () => undefined);
    },
    pending: firstPending([
      setting.isPending && countsAs(setting.variables.status),
      promising.isPending && 'preparing',
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
  const answers = {
    onDone: (done: UndoableChange) => {
      const { order, before } = done;
      change(order.id, () => undefined);
      if (before !== order.status) offerUndo(done);
      onSet?.(order);
    },
    onFailed: (failure: unknown, { order, requested }: FailedPress) => {
      const error = toApiError(failure);
      // The notice of the last press replaces the undo offer.
      withdrawUndo();
      change(order.id, (press) => {
        if (error.code !== 'order_changed_meanwhile') return press?.refused && press;
        return {
          seen: press?.seen ?? order.status,
          refused: readRefusal(error, requested),
          why: press?.why,
        };
      });
    },
  };
  return { presses, change, answers };
}
