import type { CallBody } from '@comanda/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';
import { toApiError } from '../../lib/api/api-error.ts';
import type { Order } from '@comanda/contract/orders';
import { usePubOrders } from './pub-orders-context.ts';

const ORDER = '/api/company/:companyID/pubs/:pubID/orders/:orderID';

type Lines = CallBody<`PUT ${typeof ORDER}/update-dishes`>['dishes'];

/** What every edit of an order needs: its address, and what follows from the answer. */
function useEditing(orderID: number) {
  const { pub, keepOrder } = usePubOrders();
  const queryClient = useQueryClient();
  return {
    params: { companyID: pub.company_id, pubID: pub.id, orderID },
    onSuccess: ({ order }: { readonly order: Parameters<typeof keepOrder>[0] }) => {
      keepOrder(order);
    },
    // It was finished or changed elsewhere and this screen has not heard of it: look again.
    onError: (error: unknown) => {
      const { code } = toApiError(error);
      if (code !== 'order_is_finished' && code !== 'order_changed_meanwhile') return;
      void queryClient.invalidateQueries({ queryKey: ['orders', pub.id, orderID] });
    },
  };
}

/** Sends the whole list of dishes; the prices and sums come back with the order. */
export function useReplaceDishes({ id, revision }: Order) {
  const { params, onSuccess, onError } = useEditing(id);
  return useMutation({
    mutationFn: (dishes: Lines) =>
      call(`PUT ${ORDER}/update-dishes`, { params, body: { dishes, revision } }),
    onSuccess,
    onError,
    // The popup says it beside the list.
    meta: { handles: ['dish_not_available'] },
  });
}

export function useSetDeliveryPrice(orderID: number) {
  const { params, onSuccess, onError } = useEditing(orderID);
  return useMutation({
    mutationFn: (price: number) =>
      call(`PUT ${ORDER}/update-delivery-price`, { params, query: { price } }),
    onSuccess,
    onError,
  });
}

/** The courier of an order, as their venues may see them. */
export function useCourierData(courierID: number) {
  return useQuery({
    queryKey: ['orders', 'courier', courierID],
    queryFn: async ({ signal }) => {
      const params = { courierID };
      return (await call('GET /api/courier/:courierID', { params, signal })).courier;
    },
    // The popup says so itself.
    meta: { handles: ['courier_not_found'] },
  });
}
