import { sql, type Insertable, type RawBuilder, type Selectable, type Updateable } from 'kysely';
import type { CompanyId } from '../../ids.ts';
import { anyOf } from '../../plumbing/database/queries/any-of.ts';
import { recordChange } from '../../plumbing/live/record-change.ts';
import type { Connection } from '../../schema.ts';
import type { CompanyScope, PubScope } from '../../scopes.ts';
import type { PubTables } from './tables.ts';

export type PubRow = Selectable<PubTables['pub']>;

const sharedColumns = [
  'id',
  'company_id',
  'name',
  'url_name',
  'address',
  'phone',
  'time_zone',
  'currency_id',
  'lat',
  'lng',
  'has_in_place_order',
  'has_pick_up_order',
  'usual_minutes_delivery',
  'usual_minutes_in_place',
  'usual_minutes_pick_up',
  'unanswered_minutes',
  'refuse_after_minutes',
  'idle_warn_minutes',
  'idle_release_minutes',
  'asks_handover_code',
  'second_order_must_fit',
  'handover_code_from_minor',
  'accepts_by_itself',
  'takes_dish_notes',
  'vat_class',
  'takes_mia',
  'has_till',
  'max_dish_units',
  'max_order_units',
  'max_order_total_minor',
  'max_waiting_of_table',
  'max_waiting',
  'tables',
  'working_language',
  'other_languages',
  'push_after_seconds',
  'telegram_after_seconds',
  'again_after_seconds',
  'warns_when_unheard',
  'paused_until_delivery',
  'paused_until_in_place',
  'paused_until_pick_up',
  'busy_until',
  'busy_minutes',
  'expiration_time',
  'color',
  'color_theme',
  'deleted_at',
] as const;

/** The data of a pub that other features need, deleted or not. */
export async function findPub(connection: Connection, pubId: number) {
  const row = await connection
    .selectFrom('pub')
    .where('id', '=', pubId)
    .select(sharedColumns)
    .executeTakeFirst();
  if (!row) return undefined;
  const { deleted_at, ...pub } = row;
  return { ...pub, deleted: deleted_at !== null };
}

/** The data of several pubs that other features need, deleted or not. */
export async function listPubsByIds(connection: Connection, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return connection.selectFrom('pub').where('id', '=', anyOf(ids)).select(sharedColumns).execute();
}

/** The names of those of these pubs that are not deleted. */
export async function listPubNames(
  connection: Connection,
  ids: readonly number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await connection
    .selectFrom('pub')
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .select(['id', 'name'])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export async function listPubs(
  connection: Connection,
  { companyId, onlyPubId }: CompanyScope,
): Promise<PubRow[]> {
  return connection
    .selectFrom('pub')
    .where('company_id', '=', companyId)
    .where('deleted_at', 'is', null)
    .$if(onlyPubId !== undefined, (query) => query.where('id', '=', onlyPubId ?? 0))
    .orderBy('id')
    .selectAll()
    .execute();
}

export async function getPub(connection: Connection, { pubId }: PubScope): Promise<PubRow> {
  return connection.selectFrom('pub').where('id', '=', pubId).selectAll().executeTakeFirstOrThrow();
}

export async function findPubByUrlName(
  connection: Connection,
  urlName: string,
): Promise<PubRow | undefined> {
  return connection
    .selectFrom('pub')
    .where('url_name', '=', urlName)
    .where('deleted_at', 'is', null)
    .selectAll()
    .executeTakeFirst();
}

/** The addresses of the currently published pubs, the newest of them if there are more. */
export async function listPublishedUrlNames(
  connection: Connection,
  { now, limit }: { now: Date; limit: number },
): Promise<string[]> {
  const rows = await connection
    .selectFrom('pub')
    .where('deleted_at', 'is', null)
    .where('expiration_time', '>', now)
    .orderBy('id', 'desc')
    .limit(limit)
    .select('url_name')
    .execute();
  return rows.map((row) => row.url_name);
}

export async function countPubs(
  connection: Connection,
  { companyId }: CompanyScope,
): Promise<number> {
  const { count } = await connection
    .selectFrom('pub')
    .where('company_id', '=', companyId)
    .where('deleted_at', 'is', null)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertPub(
  connection: Connection,
  pub: Insertable<PubTables['pub']>,
): Promise<PubRow> {
  return connection.insertInto('pub').values(pub).returningAll().executeTakeFirstOrThrow();
}

export type PubChange = Updateable<PubTables['pub']>;

/** Changes a pub unless it is deleted; returns whether it did. */
export async function updatePub(
  connection: Connection,
  { pubId }: PubScope,
  change: PubChange,
): Promise<boolean> {
  const result = await connection
    .updateTable('pub')
    .set(change)
    .where('id', '=', pubId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

type Place = { readonly lat: number; readonly lng: number };

/** Returns whether the pub existed, and was at `before` if that is given. */
export async function updatePlace(
  connection: Connection,
  { pubId }: PubScope,
  { place, before }: { place: Place; before: Place | undefined },
): Promise<boolean> {
  const result = await connection
    .updateTable('pub')
    .set({ lat: place.lat, lng: place.lng })
    .where('id', '=', pubId)
    .where('deleted_at', 'is', null)
    .$if(before !== undefined, (query) =>
      query.where('lat', '=', before?.lat ?? 0).where('lng', '=', before?.lng ?? 0),
    )
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Stores the new cover's name and returns the previous one. */
export async function replaceCover(
  connection: Connection,
  { pubId }: PubScope,
  cover: { fileName: string; color: string },
): Promise<string | undefined> {
  const before = await connection
    .selectFrom('pub')
    .where('id', '=', pubId)
    .where('deleted_at', 'is', null)
    .select('bg_image_file_name')
    .forNoKeyUpdate()
    .executeTakeFirst();
  await connection
    .updateTable('pub')
    .set({ bg_image_file_name: cover.fileName, bg_image_color: cover.color })
    .where('id', '=', pubId)
    .where('deleted_at', 'is', null)
    .execute();
  return before?.bg_image_file_name;
}

/** A pub inside another feature's write: no row when it is deleted, and locked against a deletion. */
export function existingPub(pubId: number | RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select id from pub where id = ${pubId} and deleted_at is null for key share) as pub`;
}

/** The currency of a pub's prices, locked until the transaction ends. */
export async function lockCurrencyId(
  connection: Connection,
  pubId: number,
): Promise<number | undefined> {
  const pub = await connection
    .selectFrom('pub')
    .where('id', '=', pubId)
    .select('currency_id')
    .forShare()
    .executeTakeFirst();
  return pub?.currency_id;
}

/** Locks the pub: no new row refers to it until the transaction ends. */
export async function lockPub(connection: Connection, { pubId }: PubScope): Promise<void> {
  await connection.selectFrom('pub').where('id', '=', pubId).select('id').forUpdate().execute();
}

/** The end and the time zone of a pub's publication, locked until the transaction ends. */
export async function lockPublication(
  connection: Connection,
  pubId: number,
): Promise<Pick<PubRow, 'expiration_time' | 'time_zone'> | undefined> {
  return connection
    .selectFrom('pub')
    .where('id', '=', pubId)
    .where('deleted_at', 'is', null)
    .select(['expiration_time', 'time_zone'])
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Whether another company has, or had, a pub of this address: its printed codes lead there. */
export async function wasAddressOfOthers(
  connection: Connection,
  { companyId }: CompanyScope,
  urlName: string,
): Promise<boolean> {
  const row = await connection
    .selectFrom('pub')
    .where('url_name', '=', urlName)
    .where('company_id', '<>', companyId)
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Records for the live feeds and cached pages that the company data shown by its pubs has changed. */
export async function recordPubsOfCompany(
  connection: Connection,
  { companyId }: { readonly companyId: CompanyId },
): Promise<void> {
  const pubs = await connection
    .selectFrom('pub')
    .where('company_id', '=', companyId)
    .where('deleted_at', 'is', null)
    .select('id')
    .execute();
  if (pubs.length > 0) await recordChange(connection, 'pub', ...pubs.map(({ id }) => id));
}
