import { sql, type Kysely } from 'kysely';
import { runNamed } from '../database/queries/named-statement.ts';
import type { LiveChange, LiveChangeKind, LiveTables } from './tables.ts';

/** The changes that this process has recorded, by transaction; they are reported after its commit. */
const recorded = new WeakMap<object, readonly LiveChange[]>();

/** Records a change for live clients, in the transaction that makes it. */
export async function recordChange<Schema extends LiveTables>(
  connection: Kysely<Schema>,
  kind: LiveChangeKind,
  ...subjectIds: number[]
): Promise<void> {
  // A connection with more tables is fine, but Kysely's types are invariant and cannot express this.
  const live = connection as unknown as Kysely<LiveTables>;
  const query = live
    .insertInto('live_change')
    .values(subjectIds.map((subject_id) => ({ kind, subject_id })))
    .returning(['kind', 'subject_id', sql<string>`xid::text`.as('xid')]);
  // The number of ids is a part of the text; one is by far the most frequent.
  const changes = subjectIds.length === 1 ? await runNamed(live, query) : await query.execute();
  recorded.set(connection, [...recordedChanges(connection), ...changes]);
}

/** The changes recorded in a transaction. */
export function recordedChanges(transaction: object): readonly LiveChange[] {
  return recorded.get(transaction) ?? [];
}
