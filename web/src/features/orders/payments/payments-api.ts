import type { CallBody } from '@comanda/contract';
import type { Order } from '@comanda/contract/orders';
import type { Payment } from '@comanda/contract/payments';
import { toAmount, toMinor } from '@comanda/domain/money';
import { openOf } from '@comanda/domain/payments';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';
import { EDITS, ORDER, useEditing } from '../live/order-api.ts';

const PAYMENTS = `${ORDER}/payments` as const;

/** What is still to be paid of an order, in the main unit; below zero is to be given back. */
export const openAmountOf = ({ client_total: total, paid = 0 }: Order): number =>
  toAmount(openOf(toMinor(total), toMinor(paid)));

type PaidOrder = Pick<Order, 'id' | 'revision'>;
type Answer = { readonly order: Order; readonly payments: Payment[] };

const keyOf = ({ id, revision }: PaidOrder) => ['orders', 'payments', id, revision] as const;

/** The payments of an order, asked for again when it changes. */
export function usePayments(order: PaidOrder, isWanted: boolean) {
  const { paramsOf } = useEditing('payments');
  return useQuery({
    queryKey: keyOf(order),
    queryFn: async ({ signal }) =>
      (await call(`GET ${PAYMENTS}`, { params: paramsOf(order.id), signal })).payments,
    enabled: isWanted,
    placeholderData: keepPreviousData,
    meta: { handles: 'all' },
  });
}

/** What both changes answer: the order, and its payments without another call. */
function usePaid(order: PaidOrder) {
  const client = useQueryClient();
  const { paramsOf, onSuccess, reloadOutdated } = useEditing('payments');
  return {
    params: paramsOf(order.id),
    onSuccess: (answer: Answer) => {
      client.setQueryData(keyOf(answer.order), answer.payments);
      onSuccess(answer);
    },
    onError: (error: unknown) => {
      reloadOutdated(error, order.id);
    },
  };
}

/** The popup shows the failure. */
export function useRecordPayment(order: PaidOrder) {
  const { params, ...handlers } = usePaid(order);
  return useMutation({
    mutationKey: EDITS,
    mutationFn: (body: CallBody<`POST ${typeof PAYMENTS}`>) =>
      call(`POST ${PAYMENTS}`, { params, body }),
    ...handlers,
    meta: { handles: 'all' },
  });
}

type Voiding = CallBody<`PUT ${typeof PAYMENTS}/:paymentID/void`> & { readonly paymentID: number };

/** The popup shows the failure. */
export function useVoidPayment(order: PaidOrder) {
  const { params, ...handlers } = usePaid(order);
  return useMutation({
    mutationKey: EDITS,
    mutationFn: ({ paymentID, ...body }: Voiding) =>
      call(`PUT ${PAYMENTS}/:paymentID/void`, { params: { ...params, paymentID }, body }),
    ...handlers,
    meta: { handles: 'all' },
  });
}
