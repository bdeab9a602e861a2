import type { PubNotAnswering } from '@comanda/contract/administration';
import type { AdminScope } from '../../scopes.ts';
import { hadLastAlert } from '../alerts/index.ts';
import { listPubsNotAnswering, type OrderDeps } from '../orders/index.ts';
import { listPubsWithPhones } from '../pubs/index.ts';

/** More than one person could call. */
const MOST_SHOWN = 100;

/** The pubs that all alerts about an order have not reached, for somebody of the platform to call them. */
export async function loadPubsNotAnswering(
  { db }: Pick<OrderDeps, 'db'>,
  scope: AdminScope,
): Promise<PubNotAnswering[]> {
  const rows = await listPubsNotAnswering(db, scope, { hadLastAlert, limit: MOST_SHOWN });
  const pubs = await listPubsWithPhones(
    db,
    rows.map(({ pub_id }) => pub_id),
  );
  return rows.flatMap(({ pub_id, order_count, oldest }) => {
    const pub = pubs.get(pub_id);
    if (!pub) return [];
    return {
      pub_id,
      pub_name: pub.name,
      phone: pub.phone,
      order_count,
      time_zone: pub.time_zone,
      since: oldest.toISOString(),
    };
  });
}
