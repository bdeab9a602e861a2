import { findShipping } from '../../shipping/index.ts';
import type { Transaction } from '../../../schema.ts';
import type { OrderRow } from '../tables.ts';

/** Whether the tickets of an accepted order are for now: those of one for later, only where its pub prints them at once. */
export async function printsNow(
  transaction: Transaction,
  { is_ahead: isAhead, pub_id: pubId }: Pick<OrderRow, 'is_ahead' | 'pub_id'>,
): Promise<boolean> {
  if (!isAhead) return true;
  const shipping = await findShipping(transaction, pubId);
  return shipping?.later.prints === 'at_once';
}
