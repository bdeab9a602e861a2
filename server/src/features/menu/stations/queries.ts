import type { Station, StationCategory } from '@comanda/contract/menu';
import { anyOf } from '../../../plumbing/database/queries/any-of.ts';
import { AppError } from '../../../plumbing/http/app-error.ts';
import type { Connection } from '../../../schema.ts';
import type { BridgeScope, PubScope } from '../../../scopes.ts';
import { categoriesOf, dishesOf, listDeletedCategoryIds } from '../queries.ts';

function stationsOf(connection: Connection, { pubId }: PubScope | BridgeScope) {
  return connection.selectFrom('kitchen_station').where('pub_id', '=', pubId);
}

export async function countStations(connection: Connection, scope: PubScope): Promise<number> {
  const { count } = await stationsOf(connection, scope)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** The stations of a pub, with their categories and dishes. */
export async function listStations(
  connection: Connection,
  scope: PubScope | BridgeScope,
): Promise<Station[]> {
  const stations = await stationsOf(connection, scope)
    .select(['id', 'name'])
    .orderBy('id')
    .execute();
  if (stations.length === 0) return [];
  const categories = await categoriesOf(connection, scope.pubId)
    .clearSelect()
    .select(['category.id', 'category.station_id'])
    .where('category.station_id', 'is not', null)
    .execute();
  const dishes = await dishesOf(connection, scope.pubId)
    .clearSelect()
    .select(['dish.id', 'category.station_id'])
    .where('category.station_id', 'is not', null)
    .execute();
  const idsOf = (rows: readonly { id: number; station_id: number | null }[], station: number) =>
    rows.filter(({ station_id }) => station_id === station).map(({ id }) => id);
  return stations.map(({ id, name }) => ({
    id,
    name,
    category_ids: idsOf(categories, id),
    dish_ids: idsOf(dishes, id),
  }));
}

export async function getStation(
  connection: Connection,
  scope: PubScope,
  stationId: number,
): Promise<Station> {
  const station = (await listStations(connection, scope)).find(({ id }) => id === stationId);
  if (!station) throw new AppError('not_found');
  return station;
}

/** Every category of a pub, with the menu that it is in: two menus may have one of the same name. */
export async function listStationCategories(
  connection: Connection,
  { pubId }: PubScope,
): Promise<StationCategory[]> {
  return categoriesOf(connection, pubId)
    .clearSelect()
    .select(['category.id', 'category.name', 'menu.name as menu_name'])
    .execute();
}

export async function insertStation(
  transaction: Connection,
  { pubId }: PubScope,
  name: string,
): Promise<number> {
  const { id } = await transaction
    .insertInto('kitchen_station')
    .values({ pub_id: pubId, name })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function renameStation(
  transaction: Connection,
  { pubId }: PubScope,
  { id, name }: Pick<Station, 'id' | 'name'>,
): Promise<void> {
  const { numUpdatedRows } = await transaction
    .updateTable('kitchen_station')
    .set({ name })
    .where('pub_id', '=', pubId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new AppError('not_found');
}

export async function deleteStationRow(
  transaction: Connection,
  { pubId }: PubScope,
  stationId: number,
): Promise<void> {
  const { numDeletedRows } = await transaction
    .deleteFrom('kitchen_station')
    .where('pub_id', '=', pubId)
    .where('id', '=', stationId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new AppError('not_found');
}

/**
 * Gives a station exactly these categories, without those that were deleted since they were read; refuses one that the
 * pub never had.
 */
export async function setCategories(
  transaction: Connection,
  scope: PubScope,
  {
    stationId,
    categoryIds: sentIds,
  }: { readonly stationId: number; readonly categoryIds: readonly number[] },
): Promise<void> {
  const deleted = await listDeletedCategoryIds(transaction, scope, sentIds);
  const categoryIds = sentIds.filter((id) => !deleted.has(id));
  const own = await categoriesOf(transaction, scope.pubId)
    .clearSelect()
    .select('category.id')
    .where('category.id', '=', anyOf(categoryIds))
    .execute();
  if (own.length !== new Set(categoryIds).size) throw new AppError('not_found');
  await freeCategories(transaction, stationId);
  if (categoryIds.length === 0) return;
  await transaction
    .updateTable('category')
    .set({ station_id: stationId })
    .where('id', '=', anyOf(categoryIds))
    .execute();
}

/** Its categories belong to no station then, deleted ones included. */
export async function freeCategories(transaction: Connection, stationId: number): Promise<void> {
  await transaction
    .updateTable('category')
    .set({ station_id: null })
    .where('station_id', '=', stationId)
    .execute();
}
