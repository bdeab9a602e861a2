import { randomUUID } from 'node:crypto';
import type { CallBody } from '@comanda/contract';
import { receiptNumberFields, receiptStateOf, voidingMeets } from '@comanda/domain/receipts';
import { AppError } from '../../../plumbing/http/app-error.ts';
import { checkFields } from '../../../plumbing/http/check-fields.ts';
import type { Transaction } from '../../../schema.ts';
import type { PubScope } from '../../../scopes.ts';
import { authorOf, lockOrder, updateOrder, type LockedOrder } from '../../orders/index.ts';
import type { ReceiptDeps } from '../receipt-deps.ts';
import { findReceipt, takeStep } from './queries.ts';
import { insertReceipt } from './want-receipt.ts';

type Answer = CallBody<'PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/receipt'>;

/** The number that a person has read on the paper. */
function typedNumber({ number = '' }: Answer): string {
  checkFields(receiptNumberFields, { number });
  return number.trim();
}

/** Stores the number of a receipt that a person issued at the till, for a waiting receipt or for an order without one. */
async function typeNumber(
  deps: ReceiptDeps,
  transaction: Transaction,
  { order, scope, number }: { order: LockedOrder; scope: PubScope; number: string },
): Promise<LockedOrder | undefined> {
  const at = deps.clock.now();
  const receipt = await findReceipt(transaction, order.id);
  if (receipt?.state === 'wanted') {
    const typed = { number, issued_at: at, is_by_hand: true, words: null };
    return takeStep(transaction, order, {
      step: 'type_number',
      id: receipt.id,
      now: at,
      ...typed,
    });
  }
  return insertReceipt(transaction, order, {
    payments: await deps.listCountedPayments(transaction, order.id),
    actionId: randomUUID(),
    accountId: authorOf(scope).accountId,
    at,
    number,
  });
}

/** What a person does with the receipt of an order; refused when it is in another state by now. */
export async function answerReceipt(
  deps: ReceiptDeps,
  scope: PubScope,
  { orderId, ...sent }: Answer & { readonly orderId: number },
): Promise<void> {
  await deps.write(async (transaction) => {
    const order = await lockOrder(transaction, scope, orderId);
    const now = deps.clock.now();
    const answer = async (): Promise<LockedOrder | undefined> => {
      if (sent.answer === 'by_hand') {
        return typeNumber(deps, transaction, { order, scope, number: typedNumber(sent) });
      }
      const receipt = await findReceipt(transaction, orderId);
      if (!receipt) return undefined;
      const of = { id: receipt.id, now };
      if (sent.answer === 'withdrawn') {
        return takeStep(transaction, order, { ...of, step: 'withdraw' });
      }
      if (sent.answer === 'not_printed') {
        return takeStep(transaction, order, {
          ...of,
          step: 'was_not_printed',
          leased_until: null,
        });
      }
      const typed = { number: typedNumber(sent), issued_at: now, is_by_hand: true };
      return takeStep(transaction, order, { ...of, step: 'was_printed', ...typed });
    };
    if (!(await answer())) throw new AppError('receipt_changed_meanwhile');
  });
}

/**
 * What a payment that is being voided does to the receipt of its order: one that waits is withdrawn, an issued one is marked
 * as returned where a person says so. Refused while the till has it, or may have printed it.
 */
export async function meetVoiding(
  transaction: Transaction,
  order: LockedOrder,
  { isReturned, now }: { readonly isReturned: boolean; readonly now: Date },
): Promise<LockedOrder> {
  const receipt = await findReceipt(transaction, order.id);
  if (!receipt || receipt.returned_at) return order;
  const { id, state, leased_until: leasedUntil } = receipt;
  const meets = voidingMeets(receiptStateOf({ state, leasedUntil }, now));
  if (meets === 'unsettled') throw new AppError('receipt_is_unsettled');
  if (meets === 'issued') {
    if (!isReturned) throw new AppError('payment_has_receipt');
    await transaction
      .updateTable('receipt')
      .set({ returned_at: now })
      .where('id', '=', id)
      .where('state', '=', 'issued')
      .execute();
    return updateOrder(transaction, order, { receipt_state: null });
  }
  if (state !== 'wanted') return order;
  const after = await takeStep(transaction, order, { step: 'withdraw', id, now });
  if (!after) throw new AppError('receipt_is_unsettled');
  return after;
}
