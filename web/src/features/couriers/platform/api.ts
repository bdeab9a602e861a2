import type { AdminCourier } from '@comanda/contract/couriers';
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/api.ts';
import { useListWrite } from '../../../product/platform/lists/use-list-write.ts';
import {
  PLATFORM,
  usePagedList,
  type PageSource,
} from '../../../product/platform/lists/use-paged-list.ts';

const COURIERS = 'couriers';
const STATEMENT = 'statement';

/** The query key of the receipts. */
export const RECEIPTS = [PLATFORM, COURIERS] as const;

export const courierPages: PageSource<AdminCourier> = {
  name: [COURIERS, 'list'],
  load: async (query, signal) => {
    const { couriers, next } = await call('GET /api/admin/couriers', { query, signal });
    return { items: couriers, next };
  },
};

export function useCourier(courierID: number) {
  return useQuery({
    queryKey: [PLATFORM, COURIERS, courierID],
    queryFn: async ({ signal }) => {
      const input = { params: { courierID }, signal };
      const { courier } = await call('GET /api/courier/:courierID', input);
      // A company's account has fewer fields; an administrator who became one has to leave this page anyway.
      if (!('is_approved' in courier)) throw new ApiError('courier_not_found', { status: 404 });
      return courier;
    },
    meta: { handles: 'all' },
  });
}

/** A courier's ledger in one currency, newest line first; the balances are those of the newest page. */
export function useStatement(courierID: number, currencyID: number) {
  return usePagedList({
    name: [COURIERS, STATEMENT, courierID, currencyID],
    load: async ({ before }, signal) => {
      const { lines, balances, next } = await call('GET /api/courier/:courierID/statement', {
        params: { courierID },
        query: { currency_id: currencyID, ...(before === undefined ? {} : { before }) },
        signal,
      });
      return { items: lines, balances, next };
    },
  });
}

type NewStanding = { readonly courierID: number; readonly to: 'approve' | 'block' };

// List, courier, statement and receipts are loaded again together, so that they match.
export const useSetStanding = () =>
  useListWrite(COURIERS, ({ courierID, to }: NewStanding) =>
    call(`POST /api/admin/couriers/:courierID/${to}`, { params: { courierID } }),
  );

type Settlement = {
  readonly courierID: number;
  /** Above 0 the courier paid, below 0 the platform paid. */
  readonly amount: number;
  readonly currencyID: number;
  readonly note: string;
  /** Constant over all retries of one opened popup: they create one ledger line. */
  readonly actionID: string;
};

export const useSettle = () =>
  useListWrite(COURIERS, ({ courierID, amount, currencyID, note, actionID }: Settlement) =>
    call('POST /api/admin/couriers/:courierID/settlements', {
      params: { courierID },
      body: { amount, currency_id: currencyID, note, action_id: actionID },
    }),
  );

type Reversal = {
  readonly courierID: number;
  readonly settlementID: number;
  readonly reason: string;
  /** Constant over all retries of one opened popup: they create one ledger line. */
  readonly actionID: string;
};

/** The popup shows the error. */
export const useReverse = () =>
  useListWrite(
    COURIERS,
    ({ courierID, settlementID, reason, actionID }: Reversal) =>
      call('POST /api/admin/couriers/:courierID/settlements/:settlementID/reverse', {
        params: { courierID, settlementID },
        body: { reason, action_id: actionID },
      }),
    { handles: 'all' },
  );
