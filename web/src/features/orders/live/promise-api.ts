import type { Order } from '@comanda/contract/orders';
import { waitsForAnswer } from '@comanda/domain/orders';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';
import { EDITS, ORDER, useEditing } from './order-api.ts';
import type { ChosenTime } from './status-follow-ups.ts';

type NewPromise = ChosenTime & {
  /** As the user saw it: a change by another user since then is a conflict. */
  readonly order: Order;
};

type Answers = {
  readonly onPromised: (order: Order, promised: NewPromise) => void;
  readonly onFailed: (error: unknown, promised: NewPromise) => void;
};

/** Accepts an order that waits for an answer; of one that is being prepared, moves the promised time. */
export function usePromise({ onPromised, onFailed }: Answers) {
  const { paramsOf, onSuccess, reloadOutdated } = useEditing('promise');
  return useMutation({
    mutationKey: EDITS,
    mutationFn: ({ order, minutes, reason }: NewPromise) => {
      const params = paramsOf(order.id);
      if (waitsForAnswer(order.status)) {
        return call(`PUT ${ORDER}/accept`, { params, body: { minutes } });
      }
      const why = reason === undefined ? {} : { promise_reason: reason };
      return call(`PUT ${ORDER}/promise`, {
        params,
        body: { minutes, from: order.promised_at, ...why },
      });
    },
    onSuccess: (answer, promised) => {
      onSuccess(answer);
      onPromised(answer.order, promised);
    },
    onError: (error, promised) => {
      onFailed(error, promised);
      reloadOutdated(error, promised.order.id);
    },
    // Shown next to the pressed button.
    meta: { handles: 'all' },
  });
}
