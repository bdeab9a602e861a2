import type { OrderPageData } from '@comanda/contract/guest-page';
import { joinTexts } from '@comanda/contract/texts';
import { isFinalStatus } from '@comanda/domain/orders';
import type { Deps } from '../../deps.ts';
import { loadGuestOrders } from './load-orders.ts';
import { findOrderByToken } from './queries/for-guest.ts';
import type { OrderRow } from './tables.ts';

/** A finished order shows no address and no comment: its link stays in chats and histories for years. */
function writtenByGuest(row: OrderRow): OrderPageData['written'] {
  if (isFinalStatus(row.status)) return { address: '', comment: '' };
  return { address: joinTexts([row.town, row.full_address]), comment: row.comments };
}

/** The order of a tracking token, for its own page. */
export async function findGuestOrder(
  deps: Pick<Deps, 'db'>,
  trackingToken: string,
): Promise<Pick<OrderPageData, 'order' | 'written'> | undefined> {
  const row = await findOrderByToken(deps.db, trackingToken);
  const [order] = await loadGuestOrders(deps.db, row ? [row] : []);
  return row && order && { order, written: writtenByGuest(row) };
}
