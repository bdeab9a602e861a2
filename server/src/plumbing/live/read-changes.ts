import { sql, type Kysely } from 'kysely';
import { namedStatement } from '../database/queries/named-statement.ts';
import type { LiveChanges } from './live-hub.ts';
import type { DeliveredChanges } from './delivered-changes.ts';
import type { LiveChange, LiveChangeKind, LiveTables } from './tables.ts';

/** The position of a reader. A snapshot is valid only within its epoch. */
export type Position = { readonly snapshot: string; readonly epoch: string };

export type ChangeBatch = {
  /** The position from which the next read continues. */
  readonly position: Position;
  readonly changes: LiveChanges;
};

type Row = {
  snapshot: string;
  epoch: string | null;
  has_floor: boolean;
  is_incomplete: boolean;
} & (LiveChange | { [Key in keyof LiveChange]: null });

/** The most crashes of a database between the two statements of a start. */
const START_ATTEMPTS = 5;

/** The first position of a reader: everything committed by now is past. Starts an epoch if there is none. */
export async function readStart(connection: Kysely<LiveTables>): Promise<Position> {
  for (let attempt = 0; attempt < START_ATTEMPTS; attempt += 1) {
    const { rows } = await sql<Position>`
      select pg_current_snapshot()::text as snapshot, id as epoch from live_epoch`.execute(
      connection,
    );
    const [position] = rows;
    if (position) return position;
    // A separate statement: of several processes one starts the epoch and all read the same one.
    await sql`insert into live_epoch (id) values (gen_random_uuid()) on conflict do nothing`.execute(
      connection,
    );
  }
  throw new Error('the database keeps no epoch of live events');
}

const selectChanges = namedStatement<Position, Row>((take) => {
  const epoch = take((last) => last.epoch);
  const snapshot = sql`${take((last) => last.snapshot)}::pg_snapshot`;
  return sql`
    with bounds as (
      -- By their keys: a join of tables without statistics looks so dear that it is compiled, for a second.
      select (select id from live_epoch where is_only) as epoch,
        (select xid from live_floor where is_only) as floor
    )
    select pg_current_snapshot()::text as snapshot, bounds.epoch,
      bounds.floor is not null as has_floor,
      bounds.epoch is distinct from ${epoch}::uuid
        or pg_snapshot_xmin(${snapshot}) <= bounds.floor
        -- Another database under the same address, put back from a copy.
        or pg_snapshot_xmin(pg_current_snapshot()) < pg_snapshot_xmin(${snapshot})
        as is_incomplete,
      live_change.kind, live_change.subject_id, live_change.xid::text as xid
    from bounds
    left join live_change
      on live_change.xid >= pg_snapshot_xmin(${snapshot})
      and not pg_visible_in_snapshot(live_change.xid, ${snapshot})
    order by live_change.at, live_change.xid`;
});

/**
 * The changes that this statement's snapshot contains and the last one did not: each change exactly once, in
 * any order of commits. It is one statement, so that the returned snapshot is the one
 * it read with.
 */
export async function readChanges(
  connection: Kysely<LiveTables>,
  last: Position,
  delivered?: Pick<DeliveredChanges, 'hasOrder' | 'hasPubTransaction'>,
): Promise<ChangeBatch> {
  const rows = await selectChanges(connection, last);
  const [first] = rows;
  if (!first?.has_floor) throw new Error('the table live_floor has lost its row');
  const { snapshot, epoch } = first;
  const changed = (
    kind: LiveChangeKind,
    isDelivered: (change: LiveChange) => boolean | undefined = () => false,
  ): number[] => [
    ...new Set(
      rows.flatMap((row) => (row.kind === kind && !isDelivered(row) ? row.subject_id : [])),
    ),
  ];
  return {
    // After an incomplete read, listeners read everything later, so a later start misses nothing.
    position: epoch === null ? await readStart(connection) : { snapshot, epoch },
    changes: {
      order_created: changed('order_created', (row) => delivered?.hasOrder(row.subject_id)),
      order: changed('order'),
      courier: changed('courier'),
      pub: changed('pub'),
      pubOfOthers: changed('pub', (row) => delivered?.hasPubTransaction(row.xid)),
      session: changed('session'),
      isIncomplete: first.is_incomplete,
    },
  };
}

/**
 * Removes changes older than an hour and raises the floor to them in the same statement. Only changes before
 * every running transaction are removed; otherwise each read of a reader would be below the floor.
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
