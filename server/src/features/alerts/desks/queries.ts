import type { DeskReport } from '@comanda/contract/alerts';
import type { Language } from '@comanda/contract/texts';
import { DESK_FORGOTTEN_AFTER_MS, MAX_DESKS_OF_PUB } from '@comanda/domain/alerts';
import { sql, type Selectable } from 'kysely';
import type { Connection, Transaction } from '../../../schema.ts';
import type { PubScope } from '../../../scopes.ts';
import { listOpenSessions } from '../../accounts/index.ts';
import type { AlertTables } from '../tables.ts';

export type DeskRow = Selectable<AlertTables['desk']>;
export type ConnectedDesk = { readonly pubId: number; readonly deskKey: string };

type NewReport = DeskReport & { readonly deskKey: string; readonly at: Date };

/** Stores a report, unless a later one of the same desk has come before it. The same state again keeps its time. */
export async function upsertDesk(
  transaction: Transaction,
  scope: PubScope,
  { deskKey, at, ...report }: NewReport,
): Promise<void> {
  const row = { ...report, session_id: scope.actor.sessionId, state_since: at, seen_at: at };
  await transaction
    .insertInto('desk')
    .values({ ...row, pub_id: scope.pubId, desk_key: deskKey })
    .onConflict((conflict) =>
      conflict
        .columns(['pub_id', 'desk_key'])
        .doUpdateSet({
          ...row,
          state_since: sql`case when desk.state = excluded.state then desk.state_since else excluded.state_since end`,
        })
        .where('desk.turn', '<', report.turn),
    )
    .execute();
}

/** Removes the desks that are listed no more: those not seen for long, and the oldest of too many. */
export async function forgetDesks(
  transaction: Transaction,
  { pubId }: PubScope,
  now: Date,
): Promise<void> {
  const newest = transaction
    .selectFrom('desk')
    .where('pub_id', '=', pubId)
    .where('seen_at', '>=', new Date(now.getTime() - DESK_FORGOTTEN_AFTER_MS))
    .orderBy('seen_at', 'desc')
    .orderBy('desk_key')
    .limit(MAX_DESKS_OF_PUB)
    .select('desk_key');
  await transaction
    .deleteFrom('desk')
    .where('pub_id', '=', pubId)
    .where('desk_key', 'not in', newest)
    .execute();
}

/** The desks of a pub whose session is open, the one seen last first; closed ones too. */
export async function listDesks(
  connection: Connection,
  { pubId, now }: { readonly pubId: number; readonly now: Date },
): Promise<DeskRow[]> {
  const rows = await connection
    .selectFrom('desk')
    .where('pub_id', '=', pubId)
    .orderBy('seen_at', 'desc')
    .orderBy('desk_key')
    .selectAll()
    .execute();
  const ids = [...new Set(rows.map(({ session_id }) => session_id))];
  const open = new Set((await listOpenSessions(connection, { ids, now })).map(({ id }) => id));
  return rows.filter(({ session_id }) => open.has(session_id));
}

/** The language of the page that was seen last at a pub; undefined when none is known. */
export async function findLanguageOfDesks(
  connection: Connection,
  pubId: number,
): Promise<Language | undefined> {
  const row = await connection
    .selectFrom('desk')
    .where('pub_id', '=', pubId)
    .orderBy('seen_at', 'desc')
    .select('language')
    .executeTakeFirst();
  return row?.language;
}

/** The page was closed. One that is asleep stays so: the browser may have removed it to save memory. */
export async function closeDesk(
  connection: Connection,
  { pubId, deskKey }: ConnectedDesk,
  now: Date,
): Promise<void> {
  await connection
    .updateTable('desk')
    .set({ state: 'closed', state_since: now })
    .where('pub_id', '=', pubId)
    .where('desk_key', '=', deskKey)
    .where('state', 'in', ['listening', 'silent'])
    .execute();
}

/** Two processes may have sockets of one desk for a moment: neither waits for the other, which records the same. */
export async function recordSeen(
  connection: Connection,
  desks: readonly ConnectedDesk[],
  now: Date,
): Promise<void> {
  const pubIds = desks.map(({ pubId }) => pubId);
  const keys = desks.map(({ deskKey }) => deskKey);
  await sql`
    update desk set seen_at = ${now}
    where (pub_id, desk_key) in (
      select desk.pub_id, desk.desk_key from desk
      join unnest(${pubIds}::int[], ${keys}::text[]) as connected (pub_id, desk_key)
        on connected.pub_id = desk.pub_id and connected.desk_key = desk.desk_key
      where desk.state <> 'closed' and desk.seen_at < ${now}
      for update of desk skip locked
    )`.execute(connection);
}
