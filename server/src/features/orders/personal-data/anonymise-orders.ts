import { sql } from 'kysely';
import { isFinalStatus } from '@comanda/domain/orders';
import { recordChange } from '../../../plumbing/live/record-change.ts';
import { accountIdOf } from '../../../ids.ts';
import type { Transaction } from '../../../schema.ts';
import type { Deps } from '../../../deps.ts';
import type { DailyWork } from '../../../plumbing/daily-work/daily-work.ts';
import { isAccountDeleted } from '../../accounts/index.ts';
import { type LockedOrder, lockOrdersOfClient, lockOldNamedOrders } from '../writing/lock-order.ts';
import { noContacts } from './without-contacts.ts';

/**
 * Removes the guest's personal data from finished orders: names, phones, address, texts (also those to single dishes), the link to the
 * account and the fingerprint of the request. The figures of the sale stay, and the point, rounded to about a
 * kilometre, so that the map of deliveries stays correct.
 */
async function anonymiseOrders(
  transaction: Transaction,
  orders: readonly LockedOrder[],
): Promise<LockedOrder[]> {
  if (orders.length === 0) return [];
  const orderIds = orders.map(({ id }) => id);
  const rows = await transaction
    .updateTable('pub_order')
    .set(({ eb }) => ({
      ...noContacts,
      client_id: null,
      request_hash: '',
      removed_lines: '[]',
      discount: sql<string | null>`discount - 'text'`,
      lat: sql<number | null>`round(lat::numeric, 2)::double precision`,
      lng: sql<number | null>`round(lng::numeric, 2)::double precision`,
      // The exact distance would draw a circle through the guest's house.
      distance_metres: sql<number | null>`round(distance_metres, -3)::integer`,
      revision: eb('revision', '+', 1),
    }))
    .where('id', 'in', orderIds)
    .returningAll()
    .execute();
  await transaction
    .updateTable('order_history')
    .set({ by_account_id: null })
    .where('order_id', 'in', orderIds)
    .where('by_role', '=', 'guest')
    .execute();
  await transaction
    .updateTable('order_history')
    .set({ reduction: sql<string | null>`reduction - 'text'` })
    .where('order_id', 'in', orderIds)
    .where('reduction', 'is not', null)
    .execute();
  await transaction
    .updateTable('order_line')
    .set({ note: '', avoids_seen: false })
    .where('order_id', 'in', orderIds)
    .where((eb) => eb.or([eb('note', '<>', ''), eb('avoids_seen', '=', true)]))
    .execute();
  await recordChange(transaction, 'order', ...orderIds);
  return rows as LockedOrder[];
}

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

const DAY_MS = 24 * 60 * 60 * 1000;
/** Each transaction stays far below the time limit of a statement. */
const BATCH = 500;

/** Removes the guests from finished orders that are older than the set number of days. */
export const oldOrders = ({ write, settings }: Pick<Deps, 'write' | 'settings'>): DailyWork => ({
  name: 'contacts of old orders',
  run: async (now) => {
    const before = new Date(now.getTime() - settings.contactDays.stored * DAY_MS);
    let count: number;
    do {
      count = await write(async (transaction) => {
        const orders = await lockOldNamedOrders(transaction, { before, limit: BATCH });
        await anonymiseOrders(transaction, orders);
        return orders.length;
      });
    } while (count === BATCH);
  },
});
