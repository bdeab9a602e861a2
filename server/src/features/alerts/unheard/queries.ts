import type { LookOutcome } from '@comanda/domain/alerts';
import { sql, type Selectable } from 'kysely';
import type { Connection, Transaction } from '../../../schema.ts';
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
};

/** Stores what a look has found; false when another one has found something else meanwhile. */
export async function storeLook(
  transaction: Transaction,
  { pubId, before, outcome }: NewLook,
): Promise<boolean> {
  const row = { since: outcome.unheardSince, quiet_until: outcome.quietUntil };
  const stored = await transaction
    .insertInto('unheard_pub')
    .values({ pub_id: pubId, ...row })
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
