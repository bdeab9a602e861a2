import { sql, type Kysely } from 'kysely';
import type { LiveChanges } from './live-hub.ts';
import type { LiveChangeKind, LiveTables } from './tables.ts';

export type Look = {
  /** What the look could see; the next one goes on from here. */
  readonly snapshot: string;
  readonly changes: LiveChanges;
  readonly isEmpty: boolean;
};

type Row = {
  snapshot: string;
  is_incomplete: boolean;
  kind: LiveChangeKind | null;
  subject_id: number | null;
};

/** Where a reader begins: everything that is committed by now is past. */
export async function readSnapshot(connection: Kysely<LiveTables>): Promise<string> {
  const { rows } = await sql<{
    snapshot: string;
  }>`select pg_current_snapshot()::text as snapshot`.execute(connection);
  const [row] = rows;
  if (!row) throw new Error('the database gave no snapshot');
  return row.snapshot;
}

/**
 * What the last snapshot could not see and this statement's own can: each change exactly once,
 * whatever order transactions commit in. One statement, so that the snapshot that it answers is the
 * one that it looked with.
 */
export async function readChanges(connection: Kysely<LiveTables>, last: string): Promise<Look> {
  const { rows } = await sql<Row>`
    select pg_current_snapshot()::text as snapshot,
      pg_snapshot_xmin(${last}::pg_snapshot) <= live_floor.xid
        -- Another database under the same address, put back from a copy.
        or pg_snapshot_xmin(pg_current_snapshot()) < pg_snapshot_xmin(${last}::pg_snapshot)
        as is_incomplete,
      live_change.kind, live_change.subject_id
    from live_floor
    left join live_change
      on live_change.xid >= pg_snapshot_xmin(${last}::pg_snapshot)
      and not pg_visible_in_snapshot(live_change.xid, ${last}::pg_snapshot)
    order by live_change.at, live_change.xid`.execute(connection);
  const [first] = rows;
  if (!first) throw new Error('the table live_floor has lost its row');
  const changed = (kind: LiveChangeKind): number[] => [
    ...new Set(rows.flatMap((row) => (row.kind === kind && row.subject_id ? row.subject_id : []))),
  ];
  return {
    snapshot: first.snapshot,
    isEmpty: first.kind === null && !first.is_incomplete,
    changes: {
      order_created: changed('order_created'),
      order: changed('order'),
      courier: changed('courier'),
      pub: changed('pub'),
      session: changed('session'),
      isIncomplete: first.is_incomplete,
    },
  };
}

/**
 * Removes what is older than an hour and raises the floor to it in the same statement. Only what no
 * running transaction can precede goes, else a reader would find itself below the floor at every look.
 */
export async function pruneChanges(connection: Kysely<LiveTables>): Promise<void> {
  await sql`
    with pruned as (
      select max(xid) as xid from live_change
      where at < now() - interval '1 hour' and xid < pg_snapshot_xmin(pg_current_snapshot())
    ), raised as (
      update live_floor set xid = greatest(live_floor.xid, pruned.xid) from pruned
      where pruned.xid is not null
    )
    delete from live_change using pruned where live_change.xid <= pruned.xid`.execute(connection);
}
