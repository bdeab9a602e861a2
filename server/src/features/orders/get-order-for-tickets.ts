import type { BridgeScope, PubScope } from '../../scopes.ts';
import type { OrderForTickets } from '../printing/index.ts';
import { loadPubOrder } from './load-orders.ts';
import type { OrderDeps } from './order-deps.ts';
import { getOrder } from './queries/for-pub.ts';
import { findTicketVersions } from './queries/ticket-versions.ts';

/** An order as its tickets show it now. */
export async function getOrderForTickets(
  deps: OrderDeps,
  scope: PubScope | BridgeScope,
  orderId: number,
): Promise<OrderForTickets> {
  const row = await getOrder(deps.db, scope, orderId);
  return {
    order: await loadPubOrder(deps, row),
    versions: await findTicketVersions(deps.db, orderId),
  };
}
