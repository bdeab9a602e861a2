import { isDeepStrictEqual } from 'node:util';
import type { CallBody, CallReply } from '@comanda/contract';
import { readTillAddress, TILL_LEASE_MS, type ReceiptStep } from '@comanda/domain/receipts';
import { isBlank } from '@comanda/domain/text';
import { AppError, invalidFields } from '../../plumbing/http/app-error.ts';
import type { Transaction } from '../../schema.ts';
import type { BridgeScope } from '../../scopes.ts';
import { lockOrderForTask, type LockedOrder } from '../orders/index.ts';
import { findDueReceipt, findReceiptOfBridge, takeStep } from './orders/queries.ts';
import { soldNow } from './orders/want-receipt.ts';
import type { ReceiptDeps } from './receipt-deps.ts';
import type { ReceiptRow } from './tables.ts';
import { findTill, keysOf, saveTillState } from './till/till.ts';

type Poll = 'POST /api/print-bridge/till';
type Take = 'POST /api/print-bridge/receipts/:receiptID/take';
type Result = CallBody<'POST /api/print-bridge/receipts/:receiptID/result'>;

/** A receipt waits for this long at most while the bridge is on and the till is ready. */
const NEXT_AFTER_MS = 2_000;
/** Until a pub without a till may have set one up. */
const NEXT_WITHOUT_TILL_MS = 30_000;

/** Stores the state of the till, and answers how to ask it and which receipt is next. */
export async function reportTill(
  { db, clock, settings }: ReceiptDeps,
  scope: BridgeScope,
  { state }: CallBody<Poll>,
): Promise<Omit<CallReply<Poll>, 'ok'>> {
  const row = await findTill(db, scope);
  const origin = row && readTillAddress(row.kind, row.address);
  const keys = row && keysOf(settings, row);
  if (!row || !keys || origin === undefined) {
    return { till: null, receipt_id: null, next_after_ms: NEXT_WITHOUT_TILL_MS };
  }
  if (state) await saveTillState(db, scope, { state, now: clock.now() });
  const { kind, device, vat_groups } = row;
  return {
    till: { kind, origin, ...keys, device, vat_groups },
    receipt_id: (await findDueReceipt(db, scope)) ?? null,
    next_after_ms: NEXT_AFTER_MS,
  };
}

/** The order of a receipt comes first: its other writers hold its lock, and read the receipt under it. */
async function lockBoth(
  transaction: Transaction,
  scope: BridgeScope,
  receiptId: number,
): Promise<{ readonly order: LockedOrder; readonly receipt: ReceiptRow }> {
  const found = await findReceiptOfBridge(transaction, scope, receiptId);
  const order = found && (await lockOrderForTask(transaction, found.order_id));
  const receipt = order && (await findReceiptOfBridge(transaction, scope, receiptId));
  if (!receipt) throw new AppError('receipt_is_taken');
  return { order, receipt };
}

/** Whether the order is still sold and paid as when the receipt was wanted; if not, it is not printed. */
async function isStillSold(
  deps: ReceiptDeps,
  transaction: Transaction,
  { order, receipt }: { readonly order: LockedOrder; readonly receipt: ReceiptRow },
): Promise<boolean> {
  const payments = await deps.listCountedPayments(transaction, order.id);
  return isDeepStrictEqual(await soldNow(transaction, order, payments), receipt.sale);
}

/**
 * Gives a receipt to a bridge: from now on it may be printed, until the bridge says otherwise. The bridge that sends its
 * claim again, since the answer was lost, still has it. One whose order is not paid any more is withdrawn instead.
 */
export async function takeReceipt(
  deps: ReceiptDeps,
  scope: BridgeScope,
  { receiptId, claim }: { readonly receiptId: number; readonly claim: string },
): Promise<Omit<CallReply<Take>, 'ok'>> {
  const taken = await deps.write(async (transaction) => {
    const now = deps.clock.now();
    const { order, receipt } = await lockBoth(transaction, scope, receiptId);
    const { key, sale } = receipt;
    const parts = { key, sale, receipt_to: order.receipt_to, buyer_idno: order.buyer_idno };
    if (receipt.state === 'issuing' && receipt.claim === claim) return parts;
    const of = { id: receiptId, now };
    if (receipt.state === 'wanted' && !(await isStillSold(deps, transaction, { order, receipt }))) {
      await takeStep(transaction, order, { ...of, step: 'withdraw' });
      return undefined;
    }
    const leasedUntil = new Date(now.getTime() + TILL_LEASE_MS);
    const taking = { ...of, claim, leased_until: leasedUntil, words: null };
    return (await takeStep(transaction, order, { ...taking, step: 'take' })) && parts;
  });
  if (!taken) throw new AppError('receipt_is_taken');
  return {
    ...taken,
    sale: { ...taken.sale, lines: [...taken.sale.lines], payments: [...taken.sale.payments] },
  };
}

const stepOf = {
  issued: 'issue',
  refused: 'refuse',
  unsure: 'doubt',
  not_begun: 'give_back',
} as const satisfies Record<Result['result'], ReceiptStep>;

/** Only what a browser may open: the text comes from a device. */
const shownLink = (link: string | undefined): string | null =>
  link !== undefined && /^https?:\/\//.test(link) && URL.canParse(link) ? link : null;

function changeOf({ result, number = '', link, device, words }: Result, now: Date) {
  if (result === 'issued') {
    if (isBlank(number)) throw invalidFields([{ field: 'number', code: 'field_is_required' }]);
    return {
      number,
      link: shownLink(link),
      device: device ?? null,
      issued_at: now,
      words: null,
    };
  }
  if (result === 'refused') return { words: words ?? null, device: device ?? null };
  return result === 'not_begun' ? { leased_until: null } : {};
}

/** Writes what became of a receipt. The same result sent again changes nothing. */
export async function endReceipt(
  deps: ReceiptDeps,
  scope: BridgeScope,
  { receiptId, ...sent }: Result & { readonly receiptId: number },
): Promise<void> {
  await deps.write(async (transaction) => {
    const now = deps.clock.now();
    const change = changeOf(sent, now);
    const { order, receipt } = await lockBoth(transaction, scope, receiptId);
    const isRepeated =
      sent.result === 'issued' && receipt.claim === sent.claim && receipt.number === sent.number;
    if (isRepeated) return;
    const of = { step: stepOf[sent.result], id: receiptId, ofClaim: sent.claim, now };
    const isEnded = await takeStep(transaction, order, { ...of, ...change });
    if (!isEnded) throw new AppError('receipt_is_taken');
  });
}
