import { endOfDay } from '@comanda/domain/hours';
import { calendarDay, extendedLastDay } from '@comanda/domain/pubs';
import { sql, type RawBuilder } from 'kysely';
import type { CompanyId } from '../../ids.ts';
import type { Connection } from '../../schema.ts';
import type { AdminScope } from '../../scopes.ts';
import { lockPublication, type PubRow } from './queries.ts';

// The platform's queries about pubs: its right has no narrower `where`, but the caller must show it.

/** The names and addresses of a company's pubs as one text, inside a query on companies. */
export const pubNamesOfCompany: RawBuilder<string> = sql<string>`(
  select string_agg(concat_ws(' ', pub.name, pub.url_name), ' ') from pub
  where pub.company_id = company.id and pub.deleted_at is null)`;

/** The name of a pub, deleted or not, inside another feature's query. */
export function pubNameOf(pubId: RawBuilder<number | null>): RawBuilder<string | null> {
  return sql<string | null>`(select pub.name from pub where pub.id = ${pubId})`;
}

/** The pubs of several companies, by company, in the order of their creation. */
export async function listPubsOfCompanies(
  connection: Connection,
  _: AdminScope,
  companyIds: readonly CompanyId[],
): Promise<Map<number, PubRow[]>> {
  if (companyIds.length === 0) return new Map();
  const rows = await connection
    .selectFrom('pub')
    .where('company_id', 'in', companyIds)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .selectAll()
    .execute();
  return Map.groupBy(rows, ({ company_id }) => company_id);
}

/**
 * Extends a publication by days of the pub's calendar. The row stays locked between reading and writing, so
 * that two extensions at once both count. Undefined when the pub does not exist.
 */
export async function extendExpiration(
  connection: Connection,
  _: AdminScope,
  { pubId, days, now }: { pubId: number; days: number; now: Date },
): Promise<PubRow | undefined> {
  const present = await lockPublication(connection, pubId);
  if (!present) return undefined;
  const { expiration_time, time_zone } = present;
  const today = calendarDay(now, time_zone);
  const lastDay = extendedLastDay(
    { lastDay: calendarDay(expiration_time, time_zone), today },
    days,
  );
  return connection
    .updateTable('pub')
    .set({ expiration_time: endOfDay(time_zone, lastDay) })
    .where('id', '=', pubId)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}
