import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';
import { ORDER } from './order-api.ts';
import { usePubOrders } from './pub-orders-context.ts';

/**
 * Tells the server that a person of the pub has seen an order; then no device marks it as new. No message is shown on a
 * failure: the order stays marked as new.
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
    meta: { isSilent: true },
  });
}
