import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';
import { ORDER } from '../api.ts';
import { usePubOrders } from './pub-orders-context.ts';

/**
 * Tells the server that a person of the pub has seen an order, so that no bell rings for it and no device marks it as
 * new. A failure shows nothing: the mark and the bell stay.
 */
export function useMarkOpened() {
  const { pub, storeOrder } = usePubOrders();
  return useMutation({
    mutationFn: (orderID: number) =>
      call(`PUT ${ORDER}/opened`, {
        params: { companyID: pub.company_id, pubID: pub.id, orderID },
      }),
    onSuccess: ({ order }) => {
      storeOrder(order);
    },
    meta: { handles: 'all' },
  });
}
