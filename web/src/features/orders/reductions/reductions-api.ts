import type { CallBody } from '@comanda/contract';
import type { Order } from '@comanda/contract/orders';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';
import { EDITS, ORDER, useEditing } from '../live/order-api.ts';

type Changed<Name extends 'discount' | 'comp'> = Omit<
  CallBody<`PUT ${typeof ORDER}/${Name}`>,
  'revision'
>;

/** What both changes have in common; their popups show a failure. */
function useReducing({ id }: Order) {
  const { paramsOf, onSuccess, reloadOutdated } = useEditing('reductions');
  return {
    params: paramsOf(id),
    options: {
      mutationKey: EDITS,
      onSuccess,
      onError: (error: unknown) => {
        reloadOutdated(error, id);
      },
      meta: { handles: 'all' as const },
    },
  };
}

export function useSetDiscount(order: Order) {
  const { params, options } = useReducing(order);
  return useMutation({
    ...options,
    mutationFn: (discount: Changed<'discount'>) =>
      call(`PUT ${ORDER}/discount`, { params, body: { revision: order.revision, ...discount } }),
  });
}

export function useSetComp(order: Order) {
  const { params, options } = useReducing(order);
  return useMutation({
    ...options,
    mutationFn: (comp: Changed<'comp'>) =>
      call(`PUT ${ORDER}/comp`, { params, body: { revision: order.revision, ...comp } }),
  });
}
