import type { Order } from '@comanda/contract/orders';
import type { OrderStatus } from '@comanda/domain/orders';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { toApiError } from '../../../lib/api/api-error.ts';
import type { Aspect } from './what-changed.ts';
import { usePubOrders, type OrdersPub } from './pub-orders-context.ts';
import type { ChosenReason } from './status-follow-ups.ts';
import { call } from '../../../lib/api/api.ts';

export const ORDER = '/api/company/:companyID/pubs/:pubID/orders/:orderID';

const orderKey = (pubID: number, orderID: number) => ['orders', pubID, orderID];

/** The mutation key of all edits of orders. */
export const EDITS = ['edit-order'] as const;

/** The lines of an order, as someone has seen them. */
export const seenLines = (dishes: Order['dishes']) =>
  dishes.map(({ line_id, count }) => ({ line_id, count }));

/** Reads an order and stores it in the list. */
function useReadOrder() {
  const { pub, storeOrder } = usePubOrders();
  return async (orderID: number, signal?: AbortSignal) => {
    const params = { companyID: pub.company_id, pubID: pub.id, orderID };
    const answer = await call(`GET ${ORDER}`, { params, ...(signal ? { signal } : {}) });
    storeOrder(answer.order);
    return answer;
  };
}

/** One order with its history, for orders that the live list does not hold and for the history itself. */
export function useOrder(orderID: number, revision: number | undefined) {
  const { pub } = usePubOrders();
  const read = useReadOrder();
  return useQuery({
    // Each revision has its own history; the previous one is shown until the new one is loaded.
    queryKey: [...orderKey(pub.id, orderID), revision],
    queryFn: async ({ signal }) => read(orderID, signal),
    placeholderData: keepPreviousData,
    enabled: Number.isInteger(orderID) && orderID > 0,
    // Without a live order the screen shows the error itself; a missing history shows no error.
    meta: revision === undefined ? { handles: 'all' } : { isSilentWhenMissing: true },
  });
}

/** Shared by all edits of one aspect of an order: request parameters and response handlers. */
export function useEditing(aspect: Aspect) {
  const { pub, addOwnEdit } = usePubOrders();
  const read = useReadOrder();
  return {
    paramsOf: (orderID: number) => ({ companyID: pub.company_id, pubID: pub.id, orderID }),
    onSuccess: ({ order }: { readonly order: Order }) => {
      addOwnEdit({ aspect, order });
    },
    /** Reloads an order that was changed elsewhere and is outdated on this screen. */
    reloadOutdated: (failure: unknown, orderID: number) => {
      if (toApiError(failure).code !== 'order_changed_meanwhile') return;
      // The error is already shown; if this call fails too, the live connection delivers the order.
      read(orderID).catch(() => undefined);
    },
  };
}

type NewStatus = {
  readonly order: Pick<Order, 'id' | 'status'>;
  readonly status: OrderStatus;
  /** The status that the user saw; without it the server sets the new status unconditionally. */
  readonly from?: OrderStatus;
  /** Only with the status `canceled`. */
  readonly why?: ChosenReason | undefined;
};

type Answers = {
  readonly onSet: (order: Order, pressed: NewStatus) => void;
  readonly onFailed: (error: unknown, pressed: NewStatus) => void;
};

/** The order takes the status from the response, not the pressed one. */
export function useSetStatus({ onSet, onFailed }: Answers) {
  const { paramsOf, onSuccess, reloadOutdated } = useEditing('status');
  return useMutation({
    mutationKey: EDITS,
    mutationFn: ({ order, status, from, why }: NewStatus) =>
      call(`PUT ${ORDER}/update-status`, {
        params: paramsOf(order.id),
        query: {
          status,
          ...(from === undefined ? {} : { from }),
          ...(why === undefined ? {} : { cancel_reason: why.reason }),
          ...(why?.text === undefined ? {} : { cancel_text: why.text }),
        },
      }),
    onSuccess: (answer, pressed) => {
      onSuccess(answer);
      onSet(answer.order, pressed);
    },
    onError: (error, pressed) => {
      onFailed(error, pressed);
      reloadOutdated(error, pressed.order.id);
    },
    // Shown next to the pressed button.
    meta: { handles: 'all' },
  });
}

type NewPrepared = {
  /** As the user saw it: what was added elsewhere meanwhile is not prepared by it. */
  readonly order: Order;
  readonly prepared: boolean;
};

type PreparedAnswers = {
  readonly onSet: (order: Order) => void;
  readonly onFailed: (error: unknown, pressed: NewPrepared) => void;
};

/** Without `answers` a failure is shown as a toast. */
export function useSetPrepared(answers?: PreparedAnswers) {
  const { paramsOf, onSuccess, reloadOutdated } = useEditing('prepared');
  return useMutation({
    mutationKey: EDITS,
    mutationFn: ({ order: { id, dishes }, prepared }: NewPrepared) =>
      call(`PUT ${ORDER}/update-prepared`, {
        params: paramsOf(id),
        body: { prepared, ...(prepared && { seen_lines: seenLines(dishes) }) },
      }),
    onSuccess: (answer) => {
      onSuccess(answer);
      answers?.onSet(answer.order);
    },
    onError: (error, pressed) => {
      answers?.onFailed(error, pressed);
      reloadOutdated(error, pressed.order.id);
    },
    ...(answers && { meta: { handles: 'all' } }),
  });
}

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

/** The query key of a pub's stations. In a file of its own: the desk loads it, but no other code of the kitchen. */
export const stationsKey = ({ id }: Pick<OrdersPub, 'id'>) => ['orders', 'stations', id] as const;
