import { isFinalStatus } from '@comanda/domain/orders';
import { AppError } from '../../plumbing/http/app-error.ts';
import type { Connection } from '../../schema.ts';
import type { PubScope } from '../../scopes.ts';
import type { OrderRow } from './queries.ts';
import { lockOrder } from './writes.ts';

/** An order of this pub that may still be edited, locked until the transaction ends. */
export async function lockOpenOrder(
  connection: Connection,
  { pubId }: PubScope,
  orderId: number,
): Promise<OrderRow> {
  const order = await lockOrder(connection, orderId);
  if (order?.pub_id !== pubId) throw new AppError('order_not_found');
  if (isFinalStatus(order.status)) throw new AppError('order_is_finished');
  return order;
}
