import { DELIVERY_POINTS_SENT } from '@comanda/contract/wire';
import type { LatLng } from '@comanda/domain/geo';
import type { Connection } from '../../schema.ts';
import type { PubScope } from '../../scopes.ts';

/** Where the pub's newest completed deliveries went; nothing else about them. */
export async function listDeliveryPoints(
  connection: Connection,
  { pubId }: PubScope,
): Promise<LatLng[]> {
  const rows = await connection
    .selectFrom('pub_order')
    .where('pub_id', '=', pubId)
    .where('status', '=', 'completed')
    .where('order_type', '=', 'delivery')
    .where('lat', 'is not', null)
    .where('lng', 'is not', null)
    .orderBy('id', 'desc')
    .limit(DELIVERY_POINTS_SENT)
    .select(['lat', 'lng'])
    .$narrowType<{ lat: number; lng: number }>()
    .execute();
  return rows.map(({ lat, lng }) => ({ lat, lng }));
}
