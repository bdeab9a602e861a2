import { MAX_UNCONFIRMED_COURIERS } from '@comanda/domain/couriers';
import { sql } from 'kysely';
import type { Connection } from '../../../schema.ts';
import type { PubScope } from '../../../scopes.ts';
import { existingPub } from '../../pubs/index.ts';
import type { CourierRow } from '../queries.ts';

export type AttachedCourierRow = CourierRow & { readonly confirmed_at: Date | null };

const attachedCouriers = (connection: Connection, { pubId }: PubScope) =>
  connection
    .selectFrom('courier')
    .innerJoin('pub_courier', 'pub_courier.courier_id', 'courier.id')
    .where('pub_courier.pub_id', '=', pubId)
    .selectAll('courier')
    .select('pub_courier.confirmed_at');

export async function listCouriersOfPub(
  connection: Connection,
  scope: PubScope,
): Promise<AttachedCourierRow[]> {
  return attachedCouriers(connection, scope).orderBy('courier.id').execute();
}

export async function findCourierOfPub(
  connection: Connection,
  scope: PubScope,
  courierId: number,
): Promise<AttachedCourierRow | undefined> {
  return attachedCouriers(connection, scope).where('courier.id', '=', courierId).executeTakeFirst();
}

export async function countCouriersOfPub(
  connection: Connection,
  { pubId }: PubScope,
): Promise<number> {
  const { count } = await connection
    .selectFrom('pub_courier')
    .where('pub_id', '=', pubId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Attaches a courier who has to confirm. Returns whether the limit of unconfirmed couriers left room; the pub
 * is locked, so that two requests at once count each other.
 */
export async function insertAttachment(
  connection: Connection,
  { pubId }: PubScope,
  courierId: number,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into pub_courier (pub_id, courier_id)
    select ${pubId}, ${courierId}
    where (
      select count(*) from pub_courier where pub_id = ${pubId} and confirmed_at is null
    ) < ${MAX_UNCONFIRMED_COURIERS}`.execute(connection);
  return numAffectedRows === 1n;
}

type Attachment = { readonly pubId: number; readonly courierId: number };

/** Returns whether the courier was attached. */
export async function deleteAttachment(
  connection: Connection,
  { pubId, courierId }: Attachment,
): Promise<boolean> {
  const result = await connection
    .deleteFrom('pub_courier')
    .where('pub_id', '=', pubId)
    .where('courier_id', '=', courierId)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/**
 * Confirms, and does not overwrite an earlier time; returns whether a pub that is not deleted has them
 * attached.
 */
export async function confirmAttachment(
  connection: Connection,
  { pubId, courierId }: Attachment,
  at: Date,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update pub_courier set confirmed_at = coalesce(confirmed_at, ${at})
    from ${existingPub(pubId)}
    where pub_courier.pub_id = pub.id and courier_id = ${courierId}`.execute(connection);
  return numAffectedRows === 1n;
}

export type AttachmentRow = { readonly pub_id: number; readonly confirmed_at: Date | null };

export async function listAttachments(
  connection: Connection,
  courierId: number,
): Promise<AttachmentRow[]> {
  return connection
    .selectFrom('pub_courier')
    .where('courier_id', '=', courierId)
    .select(['pub_id', 'confirmed_at'])
    .orderBy('pub_id')
    .execute();
}
