import { isInProcess } from '@comanda/domain/orders';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';
import { toApiError } from '../../../lib/api/api-error.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useErrorText } from '../../../lib/query/error-text.ts';
import { usePubOrders } from '../live/pub-orders-context.ts';

/** Shown beside the button instead of a toast: each says what to do first. */
const SHOWN_BESIDE = ['rehearsal_needs_a_dish', 'rehearsal_needs_delivery'] as const;

/** Sends a rehearsal order; the one in process is shown as soon as it is answered or comes live. */
export function useRehearsal() {
  const { pub, orders, storeOrder } = usePubOrders();
  const { language } = useText();
  const errorText = useErrorText();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      call('POST /api/company/:companyID/pubs/:pubID/rehearsal-order', {
        params: { companyID: pub.company_id, pubID: pub.id },
        body: { language },
      }),
    onSuccess: ({ order }) => {
      storeOrder(order);
    },
    meta: { handles: SHOWN_BESIDE },
  });
  const isShownBeside = SHOWN_BESIDE.some((code) => code === toApiError(error).code);
  const open = orders.find((order) => order.is_rehearsal && isInProcess(order.status));
  return {
    /** The page of the rehearsal order in process; undefined without one. */
    openPath: open && `/admin/pub/${pub.id}/order/${open.id}`,
    send: () => {
      if (!isPending) mutate();
    },
    isPending,
    /** What the pub has to do first. */
    problem: isShownBeside ? errorText(error) : undefined,
  };
}
