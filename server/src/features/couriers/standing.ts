import type { CourierStanding } from '@comanda/domain/couriers';
import { sql, type RawBuilder } from 'kysely';
import type { Connection } from '../../schema.ts';
import { findCourier } from './queries.ts';

/**
 * The condition on `pub_order` that this courier may take it: pool orders once the platform has
 * approved them, a pub's own while it has them attached. The same rule as the domain's `isAvailableTo`,
 * inside the write that it guards.
 */
export function mayTake(courierId: number): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select 1 from courier where courier.id = ${courierId} and courier.blocked_at is null
      and case pub_order.delivery_type
        when 'delivery_service' then courier.approved_at is not null
        else exists (
          select 1 from pub_courier
          where pub_courier.courier_id = courier.id and pub_courier.pub_id = pub_order.pub_id)
      end)`;
}

async function listAttachedPubIds(connection: Connection, courierId: number): Promise<number[]> {
  const rows = await connection
    .selectFrom('pub_courier')
    .where('courier_id', '=', courierId)
    .select('pub_id')
    .execute();
  return rows.map(({ pub_id }) => pub_id);
}

const noStanding: CourierStanding = { isApproved: false, isBlocked: true, attachedPubIds: [] };

/** The input of the domain's rule of availability; a courier that does not exist may take nothing. */
export async function findStanding(
  connection: Connection,
  courierId: number,
): Promise<CourierStanding> {
  const courier = await findCourier(connection, courierId);
  if (!courier) return noStanding;
  return {
    isApproved: courier.approved_at !== null,
    isBlocked: courier.blocked_at !== null,
    attachedPubIds: await listAttachedPubIds(connection, courierId),
  };
}
