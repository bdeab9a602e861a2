import type { Order, StaffOrder } from '@comanda/contract/orders';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../../lib/api/api.ts';
import { newUuid } from '../../../../lib/api/new-uuid.ts';
import { usePubOrders } from '../../live/pub-orders-context.ts';
import { keptAttempts } from '../use-typed-order.ts';
import { ORDERS, usePubParams, useRefreshLastOrders } from '../waiter-api.ts';
import { sendOnce } from './send-once.ts';

export type Sent = {
  readonly order: Order;
  /** An earlier request had arrived: what was changed since is not in it. */
  readonly isEarlier: boolean;
};

type Sending = {
  /** The slip, or which order once more: each has a key of its own until it is answered. */
  readonly what: string;
  readonly body: StaffOrder;
};

/** Sends an order of the staff; a request without an answer is sent again with the same key. */
export function useSendOrder(onSent: (sent: Sent) => void) {
  const { storeOrder } = usePubOrders();
  const params = usePubParams();
  const refreshLast = useRefreshLastOrders();
  return useMutation({
    mutationFn: async ({ what, body }: Sending): Promise<Sent> =>
      sendOnce(JSON.stringify(body), {
        post: async (idempotencyKey, text) => {
          const sent = JSON.parse(text) as StaffOrder;
          return (await call(`POST ${ORDERS}`, { params, idempotencyKey, body: sent })).order;
        },
        attempt: () => keptAttempts.of(params.pubID, what),
        keep: (attempt) => {
          keptAttempts.keep(params.pubID, what, attempt);
        },
        newKey: newUuid,
      }),
    onSuccess: (sent) => {
      storeOrder(sent.order);
      refreshLast();
      onSent(sent);
    },
    // Shown beside the pressed button, or at the field that it is about.
    meta: { handles: 'all' },
  });
}
