import { PENDING_PICKUP_STATUS } from '@comanda/domain/orders';
import type { Transaction } from '../../../schema.ts';
import { insertHistory } from '../writing/insert-history.ts';
import type { LockedOrder } from '../writing/lock-order.ts';
import { setStatus } from '../writing/update-order.ts';
import type { StatusStep } from './change-status.ts';

/** Releases an order for other couriers to take, from any status that its courier had set. */
export async function releaseOrder(
  transaction: Transaction,
  { before, by, at, happenedAt }: StatusStep,
): Promise<LockedOrder> {
  const isPickedUp = before.status === 'at_courier';
  const to = isPickedUp ? PENDING_PICKUP_STATUS : before.status;
  const after = await setStatus(transaction, { before, at, to }, { reserver_courier_id: null });
  if (isPickedUp) await insertHistory(transaction, { order: before, at, happenedAt, to, by });
  return after;
}
