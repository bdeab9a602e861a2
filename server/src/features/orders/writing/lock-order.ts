import { fixesOrder } from '@comanda/domain/receipts';
import { sql } from 'kysely';
import { AppError } from '../../../plumbing/http/app-error.ts';
import { runNamed } from '../../../plumbing/database/queries/named-statement.ts';
import type { Transaction } from '../../../schema.ts';
import type { ChatScope, CourierScope, PubScope } from '../../../scopes.ts';
import { isFinished } from '../queries/status-conditions.ts';
import { orderColumns, type OrderRow } from '../tables.ts';

declare const locked: unique symbol;

/**
 * An order whose other writers wait until the transaction ends. Every function that writes an order needs
 * one.
 */
export type LockedOrder = OrderRow & { readonly [locked]: true };

/** Refuses to change an order whose fiscal receipt is at the till, may have been printed, or is issued. */
export function refuseReceipted({ receipt_state: state }: LockedOrder): void {
  if (state !== null && fixesOrder[state]) throw new AppError('order_has_receipt');
}

/**
 * Serialises the writers of one order until the transaction ends. A pub and its chats lock its own; a courier may lock
 * any, since they may reserve an order that is not theirs yet: their rights are checked on the locked order.
 */
export async function lockOrder(
  transaction: Transaction,
  scope: PubScope | ChatScope | CourierScope,
  orderId: number,
): Promise<LockedOrder> {
  let query = transaction.selectFrom('pub_order').where('id', '=', orderId);
  if (scope.kind !== 'courier') query = query.where('pub_id', '=', scope.pubId);
  const [order] = await runNamed(transaction, query.select(orderColumns).forNoKeyUpdate());
  if (!order) throw new AppError('order_not_found');
  return order as LockedOrder;
}

/** Without a scope: the caller has another right to the order. Undefined when there is no such order. */
async function lockOrderBy(
  transaction: Transaction,
  is: { readonly id: number } | { readonly tracking_token: string },
): Promise<LockedOrder | undefined> {
  const order = await transaction
    .selectFrom('pub_order')
    .where((where) => where.and(is))
    .select(orderColumns)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return order as LockedOrder | undefined;
}

/** The order of a guest, who has its tracking token. */
export async function lockOrderOfGuest(
  transaction: Transaction,
  trackingToken: string,
): Promise<LockedOrder> {
  const order = await lockOrderBy(transaction, { tracking_token: trackingToken });
  if (!order) throw new AppError('order_not_found');
  return order;
}

/** For a task, which acts for the order's pub; undefined when the pub was deleted with its orders. */
export async function lockOrderForTask(
  transaction: Transaction,
  orderId: number,
): Promise<LockedOrder | undefined> {
  return lockOrderBy(transaction, { id: orderId });
}

/** All orders of a client whose account is being deleted. */
export async function lockOrdersOfClient(
  transaction: Transaction,
  clientId: number,
): Promise<LockedOrder[]> {
  const orders = await transaction
    .selectFrom('pub_order')
    .where('client_id', '=', clientId)
    .orderBy('id')
    .selectAll()
    .forNoKeyUpdate()
    .execute();
  return orders as LockedOrder[];
}

/** The oldest finished orders that still have contacts; those that another process has locked are skipped. */
export async function lockOldNamedOrders(
  transaction: Transaction,
  { before, limit }: { readonly before: Date; readonly limit: number },
): Promise<LockedOrder[]> {
  const orders = await transaction
    .selectFrom('pub_order')
    .where('created_time', '<', before)
    .where(isFinished)
    .where(sql<boolean>`request_hash <> ''`)
    .orderBy('created_time')
    .limit(limit)
    .selectAll()
    .forNoKeyUpdate()
    .skipLocked()
    .execute();
  return orders as LockedOrder[];
}
