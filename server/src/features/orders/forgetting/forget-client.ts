import { isFinalStatus } from '@comanda/domain/orders';
import type { Connection } from '../../../schema.ts';
import { isAccountDeleted } from '../../accounts/index.ts';
import { anonymiseOrders } from './anonymise-orders.ts';
import type { OrderRow } from '../tables.ts';

/**
 * Forgets a client in the orders of theirs that are finished; one on its way keeps its contacts until
 * it is finished, since somebody has to find the door. Locks all of them: a status that another hand
 * is setting is waited for, and one that is set later meets an account that is gone.
 */
export async function forgetClient(connection: Connection, clientId: number): Promise<void> {
  const orders = await connection
    .selectFrom('pub_order')
    .where('client_id', '=', clientId)
    .orderBy('id')
    .select(['id', 'status'])
    .forNoKeyUpdate()
    .execute();
  const finished = orders.filter(({ status }) => isFinalStatus(status));
  await anonymiseOrders(
    connection,
    finished.map(({ id }) => id),
  );
}

/** An order as it is once its status is set: without its client, if it ended after they had left. */
export async function forgetClientOfFinished(
  connection: Connection,
  order: OrderRow,
): Promise<OrderRow> {
  const { id, status, client_id: clientId } = order;
  if (clientId === null || !isFinalStatus(status)) return order;
  if (!(await isAccountDeleted(connection, clientId))) return order;
  const [anonymous] = await anonymiseOrders(connection, [id]);
  return anonymous ?? order;
}
