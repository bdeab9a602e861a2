import { isFinalStatus } from '@comanda/domain/orders';
import { accountIdOf } from '../../../ids.ts';
import type { Transaction } from '../../../schema.ts';
import { isAccountDeleted } from '../../accounts/index.ts';
import { lockOrdersOfClient, type LockedOrder } from '../writing/lock-order.ts';
import { anonymiseOrders } from './anonymise-orders.ts';

/**
 * Removes a client from their finished orders; an order in process keeps its contacts until it is finished,
 * since its courier has to find the address. Locks all of them: a change of status in progress finishes
 * first, and a later one finds the account deleted.
 */
export async function anonymiseFinishedOrders(
  transaction: Transaction,
  clientId: number,
): Promise<void> {
  const orders = await lockOrdersOfClient(transaction, clientId);
  await anonymiseOrders(
    transaction,
    orders.filter(({ status }) => isFinalStatus(status)),
  );
}

/**
 * An order after its status was set: without its client, if it ended after they had deleted their account.
 */
export async function anonymiseFinishedOrder(
  transaction: Transaction,
  order: LockedOrder,
): Promise<LockedOrder> {
  const { status, client_id: clientId } = order;
  if (clientId === null || !isFinalStatus(status)) return order;
  if (!(await isAccountDeleted(transaction, accountIdOf(clientId)))) return order;
  const [anonymous] = await anonymiseOrders(transaction, [order]);
  return anonymous ?? order;
}
