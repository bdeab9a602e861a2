import { UNHEARD_MINUTES, type LookOutcome } from '@comanda/domain/alerts';
import { sql, type Selectable } from 'kysely';
import type { Connection, Transaction } from '../../../schema.ts';
import type { AdminScope } from '../../../scopes.ts';
import type { AlertTables } from '../tables.ts';

type UnheardRow = Selectable<AlertTables['unheard_pub']>;
/** What the last look has found; null at a pub that was never unheard. */
export type LastLook = Pick<UnheardRow, 'since' | 'quiet_until'>;

const NEVER: LastLook = { since: null, quiet_until: null };

export async function findLastLook(connection: Connection, pubId: number): Promise<LastLook> {
  const row = await connection
    .selectFrom('unheard_pub')
    .where('pub_id', '=', pubId)
    .select(['since', 'quiet_until'])
    .executeTakeFirst();
  return row ?? NEVER;
}

type NewLook = {
  readonly pubId: number;
  readonly before: LastLook;
  readonly outcome: LookOutcome;
  readonly now: Date;
};

/** Stores what a look has found; false when another one has found something else meanwhile. */
export async function storeLook(
  transaction: Transaction,
  { pubId, before, outcome, now }: NewLook,
): Promise<boolean> {
  const found = { since: outcome.unheardSince, quiet_until: outcome.quietUntil };
  const row = { ...found, ...(outcome.warns && { warned_at: now }) };
  const stored = await transaction
    .insertInto('unheard_pub')
    .values({ pub_id: pubId, warned_at: null, ...row })
    .onConflict((conflict) =>
      conflict
        .column('pub_id')
        .doUpdateSet(row)
        .where(sql`unheard_pub.since`, 'is not distinct from', before.since)
        .where(sql`unheard_pub.quiet_until`, 'is not distinct from', before.quiet_until),
    )
    .returning('pub_id')
    .executeTakeFirst();
  return stored !== undefined;
}

/** The pubs that nobody would hear for so long that they were warned, the first one first; for the platform. */
export async function listUnheardPubs(
  connection: Connection,
  _scope: AdminScope,
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<{ pub_id: number; since: Date }[]> {
  const rows = await connection
    .selectFrom('unheard_pub')
    .where('since', '<=', new Date(now.getTime() - UNHEARD_MINUTES * 60_000))
    .orderBy('since')
    .orderBy('pub_id')
    .limit(limit)
    .select(['pub_id', 'since'])
    .execute();
  return rows.flatMap(({ pub_id, since }) => (since ? { pub_id, since } : []));
}
