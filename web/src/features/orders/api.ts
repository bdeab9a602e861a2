import type { OrderStatus } from '@comanda/domain/orders';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';
import { usePubOrders } from './pub-orders-context.ts';

/** One order with its history, for orders that the live list does not hold and for the history itself. */
export function useOrder(orderID: number, revision: number | undefined) {
  const { pub, keepOrder } = usePubOrders();
  const params = { companyID: pub.company_id, pubID: pub.id, orderID };
  return useQuery({
    // Each revision has a history of its own; until it is there the one before stands.
    queryKey: ['orders', pub.id, orderID, revision],
    queryFn: async ({ signal }) => {
      const answer = await call('GET /api/company/:companyID/pubs/:pubID/orders/:orderID', {
        params,
        signal,
      });
      keepOrder(answer.order);
      return answer;
    },
    placeholderData: keepPreviousData,
    enabled: Number.isInteger(orderID) && orderID > 0,
    meta: { isSilentWhenMissing: true },
  });
}

/** The order takes the status that the server answers, not the one that was pressed. */
export function useSetStatus() {
  const { pub, keepOrder } = usePubOrders();
  return useMutation({
    mutationFn: ({ orderID, status }: { readonly orderID: number; readonly status: OrderStatus }) =>
      call('PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/update-status', {
        params: { companyID: pub.company_id, pubID: pub.id, orderID },
        query: { status },
      }),
    onSuccess: ({ order }) => {
      keepOrder(order);
    },
  });
}

export function useSetPrepared(orderID: number) {
  const { pub, keepOrder } = usePubOrders();
  return useMutation({
    mutationFn: (prepared: boolean) =>
      call('PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/update-prepared', {
        params: { companyID: pub.company_id, pubID: pub.id, orderID },
        body: { prepared },
      }),
    onSuccess: ({ order }) => {
      keepOrder(order);
    },
  });
}
