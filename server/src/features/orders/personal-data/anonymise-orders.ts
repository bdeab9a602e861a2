import { sql } from 'kysely';
import { recordChange } from '../../../plumbing/live/record-change.ts';
import type { Transaction } from '../../../schema.ts';
import type { LockedOrder } from '../writing/lock-order.ts';
import { noContacts } from './without-contacts.ts';

/**
 * Removes the guest's personal data from finished orders: names, phones, address, texts (also those to single dishes), the link to the
 * account and the fingerprint of the request. The figures of the sale stay, and the point, rounded to about a
 * kilometre, so that the map of deliveries stays correct.
 */
export async function anonymiseOrders(
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
    .updateTable('order_line')
    .set({ note: '' })
    .where('order_id', 'in', orderIds)
    .where('note', '<>', '')
    .execute();
  await recordChange(transaction, 'order', ...orderIds);
  return rows as LockedOrder[];
}
