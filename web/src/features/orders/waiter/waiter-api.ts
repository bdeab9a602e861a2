import type { LastOrdersRequest, Order, OrderTimes, Quote } from '@comanda/contract/orders';
import { offeredPayments, orderTypeTable, type PaymentType } from '@comanda/domain/orders';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../../lib/api/api.ts';
import { usePubOrders } from '../live/pub-orders-context.ts';
import { isWantedAtTime, quoteBody, type TypedOrder } from './typed-order.ts';

export const ORDERS = '/api/company/:companyID/pubs/:pubID/orders';
const FAVOURITES = 'GET /api/company/:companyID/pubs/:pubID/favourite-dishes';
const PAYMENTS = 'GET /api/client/pub/:pubID/preorder';

const lastKey = (pubID: number) => ['orders', pubID, 'last'] as const;

export function usePubParams() {
  const { pub } = usePubOrders();
  return { companyID: pub.company_id, pubID: pub.id };
}

/** The newest orders of a table on this business day, or of a phone. */
export function useLastOrders(of: LastOrdersRequest | undefined) {
  const params = usePubParams();
  return useQuery({
    queryKey: [...lastKey(params.pubID), of],
    queryFn: async ({ signal }): Promise<readonly Order[]> =>
      (await call(`POST ${ORDERS}/last`, { params, body: of ?? {}, signal })).orders,
    enabled: of !== undefined,
    // An order can be taken without them.
    meta: { isSilent: true },
  });
}

/** Reads the last orders again: there is one more. */
export function useRefreshLastOrders() {
  const client = useQueryClient();
  const { pubID } = usePubParams();
  return () => void client.invalidateQueries({ queryKey: lastKey(pubID) });
}

/** The dishes that the pub sells most, the first most often; without them the screen begins with the menu. */
export function useFavourites() {
  const params = usePubParams();
  return useQuery({
    queryKey: ['orders', params.pubID, 'favourites'],
    queryFn: async ({ signal }) => (await call(FAVOURITES, { params, signal })).dish_ids,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { isSilent: true },
  });
}

/** How deliveries of the pub are paid; undefined until it is known. */
export function usePaymentTypes(isNeeded: boolean): readonly PaymentType[] | undefined {
  const { pubID } = usePubParams();
  const { data } = useQuery({
    queryKey: ['orders', pubID, 'payments'],
    queryFn: async ({ signal }) => {
      const input = { isPublic: true, params: { pubID }, signal } as const;
      return offeredPayments((await call(PAYMENTS, input)).preorder);
    },
    enabled: isNeeded,
    meta: { isSilent: true },
  });
  return data;
}

const TIMES = 'POST /api/client/pub/:pubID/orders/times';

/** The times of a day that guests are offered for such an order; staff may overrule what refuses one. */
export function useTimes(typed: TypedOrder) {
  const { pubID } = usePubParams();
  const { wanted_at: _, ...asked } = quoteBody({ ...typed, wantedAt: '' });
  const body = { ...asked, ...(typed.day !== '' && { date: typed.day }) };
  return useQuery({
    queryKey: ['orders', pubID, 'times', JSON.stringify(body)],
    queryFn: async ({ signal }): Promise<OrderTimes> =>
      (await call(TIMES, { isPublic: true, params: { pubID }, body, signal })).times,
    enabled: isWantedAtTime(typed) && typed.lines.length > 0,
    // The list of before stays while another day loads.
    placeholderData: keepPreviousData,
    meta: { handles: 'all' },
  });
}

const SETTLED_MS = 400;

/** A value that has not changed for a moment. */
function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = window.setTimeout(() => {
      setSettled(value);
    }, SETTLED_MS);
    return () => {
      window.clearTimeout(timer);
    };
  }, [value]);
  return settled;
}

/** What the order costs as it is typed now; undefined while that is not known. It never holds up an order. */
export function useQuote(typed: TypedOrder): Quote | undefined {
  const params = usePubParams();
  const body = JSON.stringify(quoteBody(typed));
  const settled = useSettled(body);
  const isComplete =
    typed.lines.length > 0 &&
    (typed.point !== null || !orderTypeTable.needsAddress[typed.orderType]);
  const { data } = useQuery({
    queryKey: ['orders', params.pubID, 'staff-quote', settled],
    queryFn: async ({ signal }) =>
      (await call(`POST ${ORDERS}/quote`, { params, body: quoteBody(typed), signal })).quote,
    enabled: isComplete && settled === body,
    meta: { isSilent: true },
  });
  return settled === body ? data : undefined;
}
