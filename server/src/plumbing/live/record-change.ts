import { sql, type Kysely } from 'kysely';
import { namedStatement } from '../database/queries/named-statement.ts';
import type { LiveChange, LiveChangeKind, LiveTables } from './tables.ts';

/** The changes that this process has recorded, by transaction; they are reported after its commit. */
const recorded = new WeakMap<object, readonly LiveChange[]>();

type Change = { readonly kind: LiveChangeKind; readonly subjectIds: readonly number[] };

const insertChanges = namedStatement<Change, LiveChange>(
  (take) => sql`
    insert into live_change (kind, subject_id)
    select ${take(({ kind }) => kind)}::text, unnest(${take(({ subjectIds }) => subjectIds)}::int[])
    returning kind, subject_id, xid::text as xid`,
);

/** Records a change for live clients, in the transaction that makes it. */
export async function recordChange<Schema extends LiveTables>(
  connection: Kysely<Schema>,
  kind: LiveChangeKind,
  ...subjectIds: number[]
): Promise<void> {
  const changes = await insertChanges(connection, { kind, subjectIds });
  recorded.set(connection, [...recordedChanges(connection), ...changes]);
}

/** The changes recorded in a transaction. */
export function recordedChanges(transaction: object): readonly LiveChange[] {
  return recorded.get(transaction) ?? [];
}
