import type { CallBody } from '@comanda/contract';
import type { Order } from '@comanda/contract/orders';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { newUuid } from '../../../lib/api/new-uuid.ts';
import { call } from '../../../lib/api/api.ts';
import { EDITS, ORDER, useEditing } from '../live/order-api.ts';

const RECEIPT = `${ORDER}/receipt` as const;
/** While the till has it: that its time is over is no news of the order. */
const LOOK_EVERY_MS = 5_000;

const keyOf = (id: number) => ['orders', 'receipt', id] as const;

/** The newest fiscal receipt of an order, asked for again when the order changes; null without any. */
export function useReceipt({ id, revision }: Pick<Order, 'id' | 'revision'>, isWanted: boolean) {
  const { paramsOf } = useEditing('payments');
  return useQuery({
    queryKey: [...keyOf(id), revision],
    queryFn: async ({ signal }) =>
      (await call(`GET ${RECEIPT}`, { params: paramsOf(id), signal })).receipt,
    enabled: isWanted,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) => data?.state === 'issuing' && LOOK_EVERY_MS,
    meta: { handles: 'all' },
  });
}

function useChange<Sent>(id: number, send: (sent: Sent) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: EDITS,
    mutationFn: send,
    // Also after a failure: the till may have been faster.
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(id) }),
    meta: { handles: 'all' },
  });
}

export function useWantReceipt({ id }: Pick<Order, 'id'>) {
  const { paramsOf } = useEditing('payments');
  return useChange<undefined>(id, () =>
    call(`POST ${RECEIPT}`, { params: paramsOf(id), body: { action_id: newUuid() } }),
  );
}

export function useAnswerReceipt({ id }: Pick<Order, 'id'>) {
  const { paramsOf } = useEditing('payments');
  return useChange(id, (body: CallBody<`PUT ${typeof RECEIPT}`>) =>
    call(`PUT ${RECEIPT}`, { params: paramsOf(id), body }),
  );
}

export function useReceiptContacts({ id }: Pick<Order, 'id'>) {
  const { paramsOf, onSuccess } = useEditing('payments');
  return useMutation({
    mutationKey: EDITS,
    mutationFn: (body: CallBody<`PUT ${typeof ORDER}/receipt-to`>) =>
      call(`PUT ${ORDER}/receipt-to`, { params: paramsOf(id), body }),
    onSuccess,
    meta: { handles: 'all' },
  });
}
