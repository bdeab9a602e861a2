import type { CallBody } from '@comanda/contract';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../../lib/api/api.ts';
import { EDITS } from '../../live/order-api.ts';
import { usePubOrders } from '../../live/pub-orders-context.ts';

const REFUSE_SEVERAL = 'PUT /api/company/:companyID/pubs/:pubID/orders/refuse';

export type SeveralRefusal = Omit<CallBody<typeof REFUSE_SEVERAL>, 'order_ids'>;

/** Refuses several orders that wait for an answer. */
export function useRefuseSeveral() {
  const { pub, addOwnEdit } = usePubOrders();
  return useMutation({
    mutationKey: EDITS,
    mutationFn: (body: CallBody<typeof REFUSE_SEVERAL>) =>
      call(REFUSE_SEVERAL, { params: { companyID: pub.company_id, pubID: pub.id }, body }),
    onSuccess: ({ orders }) => {
      for (const order of orders) addOwnEdit({ aspect: 'status', order });
    },
    // Shown in the popup.
    meta: { handles: 'all' },
  });
}
