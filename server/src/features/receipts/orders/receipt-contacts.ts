import type { ReceiptContacts } from '@comanda/contract/receipts';
import { readBuyerIdno, readReceiptTo, receiptContactFields } from '@comanda/domain/receipts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../plumbing/http/app-error.ts';
import { checkFields } from '../../../plumbing/http/check-fields.ts';
import type { PubScope } from '../../../scopes.ts';
import {
  canSetReceiptTo,
  lockOrder,
  lockOrderOfGuest,
  updateOrder,
  type OrderRow,
} from '../../orders/index.ts';

/** One whose contacts were removed gets no new ones, which nothing would remove. */
const isWithoutContacts = ({ request_hash: hash }: OrderRow): boolean => hash === '';

/** Staff set where the receipt goes and for which company it is, before it is wanted. */
export async function setReceiptContacts(
  deps: Deps,
  scope: PubScope,
  { orderId, receipt_to, buyer_idno }: ReceiptContacts & { readonly orderId: number },
): Promise<OrderRow> {
  checkFields(receiptContactFields, { receipt_to, buyer_idno });
  return deps.write(async (transaction) => {
    const order = await lockOrder(transaction, scope, orderId);
    if (order.receipt_state !== null || isWithoutContacts(order)) {
      throw new AppError('receipt_changed_meanwhile');
    }
    return updateOrder(transaction, order, {
      receipt_to: readReceiptTo(receipt_to),
      buyer_idno: readBuyerIdno(buyer_idno),
    });
  });
}

/** The guest says where the receipt goes, until the order is paid or canceled. */
export async function setReceiptToOfGuest(
  deps: Deps,
  trackingToken: string,
  { receipt_to }: { readonly receipt_to: string },
): Promise<OrderRow> {
  checkFields({ receipt_to: receiptContactFields.receipt_to }, { receipt_to });
  return deps.write(async (transaction) => {
    const order = await lockOrderOfGuest(transaction, trackingToken);
    if (!canSetReceiptTo(order) || isWithoutContacts(order)) {
      throw new AppError('receipt_changed_meanwhile');
    }
    return updateOrder(transaction, order, { receipt_to: readReceiptTo(receipt_to) });
  });
}
