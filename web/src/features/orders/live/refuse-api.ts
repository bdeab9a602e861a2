import type { Order } from '@comanda/contract/orders';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';
import { EDITS, ORDER, useEditing } from './order-api.ts';
import type { ChosenRefusal } from './status-follow-ups.ts';

type NewRefusal = {
  /** As the user saw it. */
  readonly order: Order;
  readonly refusal: ChosenRefusal;
};

type Answers = {
  readonly onRefused: (order: Order, asked: NewRefusal) => void;
  readonly onFailed: (error: unknown, asked: NewRefusal) => void;
};

/** Refuses an order that waits for an answer. */
export function useRefusal({ onRefused, onFailed }: Answers) {
  const { paramsOf, onSuccess, reloadOutdated } = useEditing('status');
  return useMutation({
    mutationKey: EDITS,
    mutationFn: ({ order, refusal: { reason, text, soldOut } }: NewRefusal) =>
      call(`PUT ${ORDER}/refuse`, {
        params: paramsOf(order.id),
        body: {
          reason,
          ...(text === undefined ? {} : { text }),
          ...(soldOut && {
            sold_out_dish_ids: soldOut.dishIds,
            ...(soldOut.choiceIds.length > 0 && { sold_out_choice_ids: soldOut.choiceIds }),
          }),
        },
      }),
    onSuccess: (answer, asked) => {
      onSuccess(answer);
      onRefused(answer.order, asked);
    },
    onError: (error, asked) => {
      onFailed(error, asked);
      reloadOutdated(error, asked.order.id);
    },
    // Shown next to the pressed button.
    meta: { handles: 'all' },
  });
}
