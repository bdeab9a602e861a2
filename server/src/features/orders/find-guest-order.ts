import type { GuestOrder } from '@comanda/contract/orders';
import type { Deps } from '../../deps.ts';
import { loadGuestOrders } from './load-orders.ts';
import { findOrderByToken } from './queries.ts';

/** The order behind a tracking token, as its guest may see it. */
export async function findGuestOrder(
  deps: Pick<Deps, 'db'>,
  trackingToken: string,
): Promise<GuestOrder | undefined> {
  const row = await findOrderByToken(deps.db, trackingToken);
  const [order] = await loadGuestOrders(deps.db, row ? [row] : []);
  return order;
}
