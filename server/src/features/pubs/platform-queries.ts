import { sql, type RawBuilder } from 'kysely';
import type { Connection } from '../../schema.ts';
import type { AdminScope } from '../../scopes.ts';
import type { PubRow } from './queries.ts';

// The platform's looks at pubs: its right has no narrower `where`, but it must be shown.

/** The names and addresses of a company's pubs as one text, inside a query on companies. */
export const pubNamesOfCompany: RawBuilder<string> = sql<string>`(
  select string_agg(concat_ws(' ', pub.name, pub.url_name), ' ') from pub
  where pub.company_id = company.id and pub.deleted_at is null)`;

/** The name of a pub, deleted or not, inside another feature's query. */
export function pubNameOf(pubId: RawBuilder<number | null>): RawBuilder<string | null> {
  return sql<string | null>`(select pub.name from pub where pub.id = ${pubId})`;
}

/** The pubs of several companies, by company, in the order in which they were made. */
export async function listPubsOfCompanies(
  connection: Connection,
  _: AdminScope,
  companyIds: readonly number[],
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
 * Extends a publication from the later of now and its present end (the domain's `extendedExpiration`,
 * inside the write): of two extensions at once neither is lost. Nothing when the pub is not there.
 */
export async function updateExpiration(
  connection: Connection,
  _: AdminScope,
  { pubId, days, now }: { pubId: number; days: number; now: Date },
): Promise<PubRow | undefined> {
  return connection
    .updateTable('pub')
    .set({
      // Of 24 hours each: a day of a time zone may be shorter.
      expiration_time: sql<Date>`greatest(expiration_time, ${now}) + ${days}::int * interval '24 hours'`,
    })
    .where('id', '=', pubId)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}
