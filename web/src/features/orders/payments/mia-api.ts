import type { CallBody } from '@comanda/contract';
import type { Order } from '@comanda/contract/orders';
import type { PaymentRequest } from '@comanda/contract/payments';
import { isOpenRequest, MIA_CURRENCY } from '@comanda/domain/payments';
import { currencyCode } from '@comanda/domain/pubs';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';
import { ORDER, useEditing } from '../live/order-api.ts';
import type { OrdersPub } from '../live/pub-orders-context.ts';

const MIA = `${ORDER}/mia` as const;
/** While somebody may pay: the order's own news come only when it was. */
const LOOK_EVERY_MS = 4_000;

const keyOf = (id: number) => ['orders', 'mia', id] as const;

/** Whether guests may pay the order by MIA with a code of its bank. */
export const takesMia = (
  { takes_mia: isSetUp }: Pick<OrdersPub, 'takes_mia'>,
  { currency_id, status, is_rehearsal }: Pick<Order, 'currency_id' | 'status' | 'is_rehearsal'>,
): boolean =>
  isSetUp === true &&
  currencyCode(currency_id) === MIA_CURRENCY &&
  status !== 'canceled' &&
  !is_rehearsal;

/** The newest request of an order: of its guest, or of staff. */
export function useMiaRequest({ id, revision }: Pick<Order, 'id' | 'revision'>, isWanted: boolean) {
  const { paramsOf } = useEditing('payments');
  return useQuery({
    queryKey: [...keyOf(id), revision],
    queryFn: async ({ signal }) =>
      (await call(`GET ${MIA}`, { params: paramsOf(id), signal })).request,
    enabled: isWanted,
    refetchInterval: ({ state: { data } }) =>
      data !== undefined && data !== null && isOpenRequest[data.state] && LOOK_EVERY_MS,
    // The payments of the order are shown without it.
    meta: { handles: 'all' },
  });
}

function useChangeMia<Sent>(
  { id }: Pick<Order, 'id'>,
  send: (sent: Sent) => Promise<PaymentRequest | null>,
) {
  const client = useQueryClient();
  const { reloadOutdated } = useEditing('payments');
  return useMutation({
    mutationFn: send,
    onError: (error: Error) => {
      reloadOutdated(error, id);
    },
    // Also after a failure: the guest may have asked, or paid, meanwhile.
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(id) }),
    meta: { handles: 'all' },
  });
}

export function useAskMia(order: Pick<Order, 'id'>) {
  const { paramsOf } = useEditing('payments');
  return useChangeMia(
    order,
    async (body: CallBody<`POST ${typeof MIA}`>) =>
      (await call(`POST ${MIA}`, { params: paramsOf(order.id), body })).request,
  );
}

export function useCancelMia(order: Pick<Order, 'id'>) {
  const { paramsOf } = useEditing('payments');
  return useChangeMia<undefined>(
    order,
    async () => (await call(`PUT ${MIA}/cancel`, { params: paramsOf(order.id) })).request,
  );
}
