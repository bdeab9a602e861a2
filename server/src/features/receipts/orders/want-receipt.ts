import { randomUUID } from 'node:crypto';
import { allTexts, translate } from '@comanda/contract/texts';
import { saleOf, type Sale, type SoldOrder } from '@comanda/domain/receipts';
import { AppError } from '../../../plumbing/http/app-error.ts';
import type { Transaction } from '../../../schema.ts';
import type { PubScope } from '../../../scopes.ts';
import {
  authorOf,
  listLines,
  lockOrder,
  updateOrder,
  type LockedOrder,
  type OrderRow,
} from '../../orders/index.ts';
import { findPub } from '../../pubs/index.ts';
import type { ReceiptDeps } from '../receipt-deps.ts';
import { findTill } from '../till/till.ts';
import { findLiveReceipt } from './queries.ts';

type Payments = SoldOrder['payments'];

/** What the order was sold for; undefined unless it is paid in whole, and not canceled. */
export async function soldNow(
  transaction: Transaction,
  order: OrderRow,
  payments: Payments,
): Promise<Sale | undefined> {
  if (order.status === 'canceled' || order.is_rehearsal) return undefined;
  const lines = (await listLines(transaction, [order.id])).get(order.id) ?? [];
  const pub = await findPub(transaction, order.pub_id);
  const nameOf = (key: 'orders.deposit' | 'orders.delivery'): string =>
    translate(allTexts[key], pub?.working_language ?? 'ro');
  const sale = saleOf({
    lines: lines.map((line) => ({
      name: line.name,
      count: line.count,
      unitMinor: line.unit_price_minor,
      compCount: line.comp_count,
      ...(line.vat_class && { vatClass: line.vat_class }),
    })),
    discountMinor: order.discount_minor,
    depositMinor: order.deposit_minor,
    depositName: nameOf('orders.deposit'),
    deliveryMinor: order.delivery_price_minor,
    deliveryName: nameOf('orders.delivery'),
    payments,
  });
  return sale.ok ? sale.value : undefined;
}

type Wanting = {
  readonly payments: Payments;
  readonly actionId: string;
  readonly accountId: number | null;
  readonly at: Date;
  /** The number that a person has typed: the receipt is issued already. */
  readonly number?: string;
};

/** Adds the receipt of an order, with its sale as it is now. */
export async function insertReceipt(
  transaction: Transaction,
  order: LockedOrder,
  { payments, actionId, accountId, at, number }: Wanting,
): Promise<LockedOrder> {
  if (await findLiveReceipt(transaction, order.id)) throw new AppError('receipt_changed_meanwhile');
  const sale = await soldNow(transaction, order, payments);
  if (!sale) throw new AppError('order_is_not_paid');
  const state = number === undefined ? 'wanted' : 'issued';
  await transaction
    .insertInto('receipt')
    .values({
      order_id: order.id,
      pub_id: order.pub_id,
      state,
      action_id: actionId,
      key: randomUUID(),
      sale: JSON.stringify(sale),
      sum_minor: sale.sum_minor,
      wanted_at: at,
      by_account_id: accountId,
      ...(number !== undefined && { number, issued_at: at, is_by_hand: true }),
    })
    .execute();
  return updateOrder(transaction, order, { receipt_state: state });
}

/** A person wants the receipt of an order, once for each `action_id`. */
export async function wantReceipt(
  deps: ReceiptDeps,
  scope: PubScope,
  { orderId, actionId }: { readonly orderId: number; readonly actionId: string },
): Promise<void> {
  await deps.write(async (transaction) => {
    const order = await lockOrder(transaction, scope, orderId);
    const before = await transaction
      .selectFrom('receipt')
      .where('action_id', '=', actionId)
      .select('order_id')
      .executeTakeFirst();
    if (before && before.order_id !== orderId) throw new AppError('action_id_was_used');
    if (before) return;
    if (!(await findTill(transaction, scope))) throw new AppError('till_is_not_set');
    await insertReceipt(transaction, order, {
      payments: await deps.listCountedPayments(transaction, orderId),
      actionId,
      accountId: authorOf(scope).accountId,
      at: deps.clock.now(),
    });
  });
}

/** Wants the receipt of an order that has just been paid, where its pub has chosen that and nothing is open any more. */
export async function issueByItself(
  transaction: Transaction,
  order: LockedOrder,
  wanting: Omit<Wanting, 'actionId' | 'number'>,
): Promise<LockedOrder> {
  const till = await findTill(transaction, { pubId: order.pub_id });
  if (!till?.issues_by_itself || order.receipt_state !== null) return order;
  if (!(await soldNow(transaction, order, wanting.payments))) return order;
  return insertReceipt(transaction, order, { ...wanting, actionId: randomUUID() });
}
