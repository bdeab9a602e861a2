import { sql, type RawBuilder, type Selectable } from 'kysely';
import { searchPatterns } from '@comanda/domain/text';
import type { AuditEntry } from '@comanda/contract/audit';
import { containsWords } from '../../plumbing/database/queries/contains-words.ts';
import type { AccountId } from '../../ids.ts';
import { PAGE_SIZE_PLUS_ONE, pageOf, type Search } from '../../plumbing/page.ts';
import type { Connection } from '../../schema.ts';
import type { AdminScope } from '../../scopes.ts';
import type { AuditTables } from './tables.ts';

type Shown = Selectable<AuditTables['audit_entry']> & {
  readonly admin_email: string;
  readonly pub_name: string | null;
};

function auditEntryView(row: Shown): AuditEntry {
  return {
    id: row.id,
    at: row.at.toISOString(),
    admin_id: row.admin_id,
    admin_email: row.admin_email,
    action: row.action,
    ...(row.pub_id === null ? {} : { pub_id: row.pub_id, pub_name: row.pub_name ?? '' }),
    subject: row.subject,
  };
}

/** The log only grows: one call searches this many entries, and the next call continues after them. */
const LOOKED_THROUGH = 10_000;

/** The log stores ids: other features pass in expressions for the names. */
export type LogDeps = {
  readonly db: Connection;
  readonly emailOf: (accountId: RawBuilder<AccountId>) => RawBuilder<string>;
  readonly pubNameOf: (pubId: RawBuilder<number | null>) => RawBuilder<string | null>;
};

/** The oldest entry that a call searches, and whether there are older ones. */
async function findReach(connection: Connection, before: number): Promise<[number, boolean]> {
  const { rows } = await sql<{ oldest: number | null; has_older: boolean }>`
    select oldest, exists (select from audit_entry where id < oldest) as has_older
    from (
      select min(id) as oldest from (
        select id from audit_entry where id < ${before} order by id desc limit ${LOOKED_THROUGH}
      ) as looked_through
    ) as reach`.execute(connection);
  const [reach] = rows;
  return [reach?.oldest ?? 0, reach?.has_older ?? false];
}

/**
 * A page of the administrators' actions that contain every searched word, newest first. A rare word may give
 * a page that is not full, or empty, while `next` shows that there are more entries to search.
 */
export async function loadAuditLog(
  { db, emailOf, pubNameOf }: LogDeps,
  _: AdminScope,
  { search, before = 2_147_483_647 }: Search,
): Promise<{ entries: AuditEntry[]; next: number | null }> {
  const isSearch = searchPatterns(search ?? '').length > 0;
  const [oldest, hasOlder] = isSearch ? await findReach(db, before) : [0, false];
  const email = emailOf(sql<AccountId>`audit_entry.admin_id`);
  const pubName = pubNameOf(sql<number | null>`audit_entry.pub_id`);
  const text = sql<string>`concat_ws(' ', ${email}, ${pubName}, action, subject)`;
  const rows = await db
    .selectFrom('audit_entry')
    .where('id', '<', before)
    .where('id', '>=', oldest)
    .where(containsWords(text, search))
    .selectAll()
    .select([email.as('admin_email'), pubName.as('pub_name')])
    .orderBy('id', 'desc')
    .limit(PAGE_SIZE_PLUS_ONE)
    .execute();
  const { page, next } = pageOf(rows);
  return { entries: page.map(auditEntryView), next: next ?? (hasOlder ? oldest : null) };
}
