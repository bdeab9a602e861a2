import { DEFAULT_WEEK } from '@comanda/domain/shipping';
import type { LatLng } from '@comanda/domain/geo';
import type { Selectable, Updateable } from 'kysely';
import type { Connection } from '../../schema.ts';
import type { PubScope } from '../../scopes.ts';
import type { ShippingTables } from './tables.ts';

export type ShippingRow = Selectable<ShippingTables['shipping']>;
export type ZoneRow = Selectable<ShippingTables['delivery_zone']>;
export type ShippingOfPub = { readonly row: ShippingRow; readonly zones: readonly ZoneRow[] };

/** The delivery settings of a new pub: switched off, no zones, ten to ten. */
export async function insertDefaultShipping(connection: Connection, pubId: number): Promise<void> {
  await connection
    .insertInto('shipping')
    .values({ pub_id: pubId, work_hours: JSON.stringify(DEFAULT_WEEK) })
    .execute();
}

/** Those of these pubs whose company has saved its delivery hours. */
export async function listPubsWithSavedHours(
  connection: Connection,
  pubIds: readonly number[],
): Promise<Set<number>> {
  const rows = await connection
    .selectFrom('shipping')
    .where('pub_id', 'in', pubIds)
    .where('work_hours_saved_at', 'is not', null)
    .select('pub_id')
    .execute();
  return new Set(rows.map(({ pub_id }) => pub_id));
}

/** The delivery settings of several pubs, by pub. */
export async function listShipping(
  connection: Connection,
  pubIds: readonly number[],
): Promise<Map<number, ShippingOfPub>> {
  if (pubIds.length === 0) return new Map();
  const rows = await connection
    .selectFrom('shipping')
    .where('pub_id', 'in', pubIds)
    .selectAll()
    .execute();
  const zones = await connection
    .selectFrom('delivery_zone')
    .where('pub_id', 'in', pubIds)
    .orderBy('position')
    .selectAll()
    .execute();
  const zonesOf = Map.groupBy(zones, ({ pub_id }) => pub_id);
  return new Map(rows.map((row) => [row.pub_id, { row, zones: zonesOf.get(row.pub_id) ?? [] }]));
}

export async function updateShipping(
  connection: Connection,
  { pubId }: PubScope,
  change: Updateable<ShippingTables['shipping']>,
): Promise<void> {
  await connection.updateTable('shipping').set(change).where('pub_id', '=', pubId).execute();
}

/** Serialises the writers of one pub's delivery settings; returns the current ones. */
export async function lockShipping(
  connection: Connection,
  { pubId }: PubScope,
): Promise<ShippingRow> {
  return connection
    .selectFrom('shipping')
    .where('pub_id', '=', pubId)
    .selectAll()
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Serialises the writers of one pub's zones; returns the current zones. */
export async function lockZones(connection: Connection, scope: PubScope): Promise<ZoneRow[]> {
  const { pubId } = scope;
  await lockShipping(connection, scope);
  return connection
    .selectFrom('delivery_zone')
    .where('pub_id', '=', pubId)
    .orderBy('position')
    .selectAll()
    .execute();
}

export async function deleteOtherZones(
  connection: Connection,
  { pubId }: PubScope,
  kept: readonly string[],
): Promise<void> {
  await connection
    .deleteFrom('delivery_zone')
    .where('pub_id', '=', pubId)
    .$if(kept.length > 0, (query) => query.where('shape_id', 'not in', kept))
    .execute();
}

/** Saves drawn zones; an existing one keeps its price and its threshold. */
export async function upsertZones(
  connection: Connection,
  { pubId }: PubScope,
  shapes: readonly { shape_id: string; color: string; vertices: readonly LatLng[] }[],
): Promise<void> {
  if (shapes.length === 0) return;
  await connection
    .insertInto('delivery_zone')
    .values(
      shapes.map(({ shape_id, color, vertices }, position) => ({
        pub_id: pubId,
        shape_id,
        position,
        color,
        vertices: JSON.stringify(vertices),
        price_minor: null,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['pub_id', 'shape_id']).doUpdateSet((excluded) => ({
        position: excluded.ref('excluded.position'),
        color: excluded.ref('excluded.color'),
        vertices: excluded.ref('excluded.vertices'),
      })),
    )
    .execute();
}

export async function updateZone(
  connection: Connection,
  { pubId }: PubScope,
  { shapeId, ...change }: { shapeId: string } & Updateable<ShippingTables['delivery_zone']>,
): Promise<void> {
  await connection
    .updateTable('delivery_zone')
    .set(change)
    .where('pub_id', '=', pubId)
    .where('shape_id', '=', shapeId)
    .execute();
}
