import type { CallReply } from '@comanda/contract';
import type { Receipt } from '@comanda/contract/receipts';
import { toAmount } from '@comanda/domain/money';
import { receiptStateOf } from '@comanda/domain/receipts';
import type { Router } from '../../route.ts';
import type { PubScope } from '../../scopes.ts';
import { getOrder, loadGuestOrders, loadPubOrder } from '../orders/index.ts';
import { authoriseBridge } from '../printing/index.ts';
import { AppError } from '../../plumbing/http/app-error.ts';
import { endReceipt, reportTill, takeReceipt } from './bridge-receipts.ts';
import { answerReceipt } from './orders/answer-receipt.ts';
import { findReceipt } from './orders/queries.ts';
import { setReceiptContacts, setReceiptToOfGuest } from './orders/receipt-contacts.ts';
import { wantReceipt } from './orders/want-receipt.ts';
import type { ReceiptDeps } from './receipt-deps.ts';
import type { ReceiptRow } from './tables.ts';
import { deleteTill, loadTill, saveTill } from './till/till.ts';

const PUB = '/api/company/:companyID/pubs/:pubID';
const TILL = `${PUB}/till` as const;
const ORDER = `${PUB}/orders/:orderID` as const;
const RECEIPT = `${ORDER}/receipt` as const;

function receiptView(row: ReceiptRow, now: Date): Receipt {
  const { state, leased_until: leasedUntil, issued_at, wanted_at, returned_at, words } = row;
  const shown = receiptStateOf({ state, leasedUntil }, now);
  return {
    state: shown,
    sum: toAmount(row.sum_minor),
    at: (issued_at ?? wanted_at).toISOString(),
    ...(row.number !== null && { number: row.number }),
    ...(row.link !== null && { link: row.link }),
    ...(row.is_by_hand && { by_hand: true }),
    ...(shown === 'refused' && words !== null && { words }),
    ...(returned_at && { returned_at: returned_at.toISOString() }),
  };
}

type Loaded = Omit<CallReply<`GET ${typeof RECEIPT}`>, 'ok'>;

async function loadReceipt(deps: ReceiptDeps, scope: PubScope, orderId: number): Promise<Loaded> {
  await getOrder(deps.db, scope, orderId);
  const row = await findReceipt(deps.db, orderId);
  return { receipt: row ? receiptView(row, deps.clock.now()) : null };
}

function registerTill(router: Router, deps: ReceiptDeps): void {
  router.call(`GET ${TILL}`, async ({ scope }) => ({ till: await loadTill(deps, scope) }));
  router.call(`PUT ${TILL}`, async ({ scope, body }) => {
    await saveTill(deps, scope, body);
    return { till: await loadTill(deps, scope) };
  });
  router.call(`DELETE ${TILL}`, async ({ scope }) => {
    await deleteTill(deps, scope);
    return {};
  });
}

function registerOrderReceipts(router: Router, deps: ReceiptDeps): void {
  router.call(`GET ${RECEIPT}`, ({ scope, params }) => loadReceipt(deps, scope, params.orderID));
  router.call(`POST ${RECEIPT}`, async ({ scope, params: { orderID: orderId }, body }) => {
    await wantReceipt(deps, scope, { orderId, actionId: body.action_id });
    return loadReceipt(deps, scope, orderId);
  });
  router.call(`PUT ${RECEIPT}`, async ({ scope, params: { orderID: orderId }, body }) => {
    await answerReceipt(deps, scope, { orderId, ...body });
    return loadReceipt(deps, scope, orderId);
  });
  router.call(`PUT ${ORDER}/receipt-to`, async ({ scope, params, body }) => {
    const order = await setReceiptContacts(deps, scope, { orderId: params.orderID, ...body });
    return { order: await loadPubOrder(deps, order) };
  });
  router.call('PUT /api/client/orders/:trackingToken/receipt-to', async ({ params, body }) => {
    const row = await setReceiptToOfGuest(deps, params.trackingToken, body);
    const [order] = await loadGuestOrders(deps, [row]);
    if (!order) throw new AppError('order_not_found');
    return { order };
  });
}

function registerBridgeReceipts(router: Router, deps: ReceiptDeps): void {
  router.call('POST /api/print-bridge/till', async ({ request, body }) =>
    reportTill(deps, await authoriseBridge(deps, request), body),
  );
  router.call('POST /api/print-bridge/receipts/:receiptID/take', async (call) => {
    const scope = await authoriseBridge(deps, call.request);
    return takeReceipt(deps, scope, { receiptId: call.params.receiptID, ...call.body });
  });
  router.call('POST /api/print-bridge/receipts/:receiptID/result', async (call) => {
    const scope = await authoriseBridge(deps, call.request);
    await endReceipt(deps, scope, { receiptId: call.params.receiptID, ...call.body });
    return {};
  });
}

/** The fiscal receipts of orders and the till that issues them (docs/adr/0045-the-till-is-asked-once.md). */
export function registerReceipts(router: Router, deps: ReceiptDeps): void {
  registerTill(router, deps);
  registerOrderReceipts(router, deps);
  registerBridgeReceipts(router, deps);
}
