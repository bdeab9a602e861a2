import { isFinalStatus } from '@comanda/domain/orders';
import type { Transaction } from '../../../schema.ts';
import { isAccountDeleted } from '../../accounts/index.ts';
import { lockOrdersOfClient, type LockedOrder } from '../writing/lock-order.ts';
import { anonymiseOrders } from './anonymise-orders.ts';

/**
 * Forgets a client in the orders of theirs that are finished; one on its way keeps its contacts until
 * it is finished, since somebody has to find the door. Locks all of them: a status that another hand
 * is setting is waited for, and one that is set later meets an account that is gone.
 */
export async function forgetClient(transaction: Transaction, clientId: number): Promise<void> {
  const orders = await lockOrdersOfClient(transaction, clientId);
  await anonymiseOrders(
    transaction,
    orders.filter(({ status }) => isFinalStatus(status)),
  );
}

/** An order as it is once its status is set: without its client, if it ended after they had left. */
export async function forgetClientOfFinished(
  transaction: Transaction,
  order: LockedOrder,
): Promise<LockedOrder> {
  const { status, client_id: clientId } = order;
  if (clientId === null || !isFinalStatus(status)) return order;
  if (!(await isAccountDeleted(transaction, clientId))) return order;
  const [anonymous] = await anonymiseOrders(transaction, [order]);
  return anonymous ?? order;
}
