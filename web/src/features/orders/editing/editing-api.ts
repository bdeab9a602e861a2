import type { CallBody } from '@comanda/contract';
import { useMutation } from '@tanstack/react-query';
import { ApiError } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/api.ts';
import type { Order } from '@comanda/contract/orders';
import { EDITS, ORDER, useEditing } from '../live/order-api.ts';

type Edited = Omit<CallBody<`PUT ${typeof ORDER}/update-dishes`>, 'revision'>;

const shownBesideList = [
  'order_line_limit_exceeded',
  'order_has_another_currency',
  'order_line_is_ambiguous',
  'options_do_not_fit',
  'dish_notes_are_off',
] as const;

/** Whether an error about a dish list is shown next to that list, in its own words. */
export function isShownBesideList(error: unknown): boolean {
  return shownBesideList.some((code) => error instanceof ApiError && error.code === code);
}

/** Sends the whole dish list; the response has the new prices and totals. */
export function useReplaceDishes({ id, revision }: Order) {
  const { paramsOf, onSuccess, reloadOutdated } = useEditing('dishes');
  return useMutation({
    mutationKey: EDITS,
    mutationFn: (edited: Edited) =>
      call(`PUT ${ORDER}/update-dishes`, { params: paramsOf(id), body: { ...edited, revision } }),
    onSuccess,
    onError: (error) => {
      reloadOutdated(error, id);
    },
    // The popup shows it next to the list.
    meta: { handles: ['dish_not_available', ...shownBesideList] },
  });
}

export function useSetDeliveryPrice({ id, delivery_price: from }: Order) {
  const { paramsOf, onSuccess, reloadOutdated } = useEditing('delivery_price');
  return useMutation({
    mutationKey: EDITS,
    mutationFn: (price: number) =>
      call(`PUT ${ORDER}/update-delivery-price`, { params: paramsOf(id), query: { price, from } }),
    onSuccess,
    onError: (error) => {
      reloadOutdated(error, id);
    },
  });
}
