import { AppError } from '../../../../plumbing/http/app-error.ts';
import type { Router } from '../../../../route.ts';
import type { OrderDeps } from '../../../orders/index.ts';
import { mayReadLedger } from '../../find-visible-courier.ts';
import { settle } from '../settle.ts';
import { loadReceipt } from './load-receipt.ts';
import { reverseSettlement } from './reverse-settlement.ts';

/** Settlements with a courier, their receipts and their reversals. */
export function registerSettlements(router: Router, deps: OrderDeps): void {
  router.call(
    'POST /api/admin/couriers/:courierID/settlements',
    async ({ scope, params, body }) => ({
      line: await settle(deps, scope, { ...body, courierId: params.courierID }),
    }),
  );
  router.call(
    'POST /api/admin/couriers/:courierID/settlements/:settlementID/reverse',
    async ({ scope, params: { courierID: courierId, settlementID: settlementId }, body }) => ({
      line: await reverseSettlement(deps, scope, { ...body, courierId, settlementId }),
    }),
  );
  router.call(
    'GET /api/courier/:courierID/settlements/:settlementID',
    async ({ scope, params: { courierID: courierId, settlementID: id } }) => {
      if (!mayReadLedger(scope, courierId)) throw new AppError('courier_not_found');
      const reader = scope.role === 'admin' ? 'platform' : 'courier';
      return { receipt: await loadReceipt(deps.db, { courierId, id, reader }) };
    },
  );
}
