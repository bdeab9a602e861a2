import { minutesOfSecond, sectorOf, type DeliveryWay } from '@comanda/domain/couriers';
import { distanceMetres, type LatLng } from '@comanda/domain/geo';
import type { Transaction } from '../../../schema.ts';
import type { CourierScope } from '../../../scopes.ts';
import { listOrdersOfCourier, type OrderRow } from '../../orders/index.ts';
import { findPub } from '../../pubs/index.ts';

const pointOf = ({ lat, lng }: { lat: number | null; lng: number | null }): LatLng | undefined =>
  lat === null || lng === null ? undefined : { lat, lng };

function wayOf(order: OrderRow, pub: LatLng | undefined): DeliveryWay {
  const { distance_metres: metres } = order;
  const to = pointOf(order);
  return {
    pubId: order.pub_id,
    status: order.status,
    prepared: order.prepared,
    promisedAt: order.promised_at,
    metres,
    sector: pub && to && metres !== null ? sectorOf({ from: pub, to, metres }) : undefined,
  };
}

/**
 * Whether an order does not fit with the one that its courier has, or would be the third one, where its pub has set that.
 * The courier's row is locked: two reservations at once are judged one after the other. Rehearsals do not count.
 */
export async function isUnfitSecond(
  transaction: Transaction,
  { courierId, ...scope }: CourierScope,
  { order, now }: { readonly order: OrderRow; readonly now: Date },
): Promise<boolean> {
  const pub = await findPub(transaction, order.pub_id);
  const isFree = order.reserver_courier_id === null && !order.is_rehearsal;
  if (!pub?.second_order_must_fit || !isFree) return false;
  await transaction
    .selectFrom('courier')
    .where('id', '=', courierId)
    .select('id')
    .forNoKeyUpdate()
    .execute();
  const own = await listOrdersOfCourier(transaction, { ...scope, courierId }, 0);
  const [first, ...others] = own.filter(({ is_rehearsal: isRehearsal }) => !isRehearsal);
  if (!first) return false;
  const from = pointOf(pub);
  const [one, other] = [pointOf(first), pointOf(order)];
  const added = minutesOfSecond(
    {
      first: wayOf(first, from),
      second: wayOf(order, from),
      betweenMetres: one && other && distanceMetres(one, other),
    },
    now,
  );
  return others.length > 0 || added === undefined;
}
